/** A client's own description of itself, and the reference that identifies it. */
export type PresenceMeta = Record<string, unknown> & { phx_ref: string; phx_ref_prev?: string };

/** One presence. `process` is null if its socket is in this process. */
export type PresenceEntry = { key: string; meta: PresenceMeta; process: string | null };

/** Presences as clients read them: by key. */
export type PresenceMap = Record<string, { metas: PresenceMeta[] }>;
export type PresenceDiff = { joins: PresenceMap; leaves: PresenceMap };

/** The presences of one topic, by owner, and the changes that were not sent yet, by reference. */
export type PresenceState = {
  entries: Map<string, PresenceEntry>;
  joined: Map<string, PresenceEntry>;
  left: Map<string, PresenceEntry>;
};

export const emptyPresence = (): PresenceState => ({ entries: new Map(), joined: new Map(), left: new Map() });

/** Sets the presence of an owner. Replacing one is a leave and a join. */
export function setPresence(state: PresenceState, owner: string, entry: PresenceEntry): void {
  dropPresence(state, owner);
  state.entries.set(owner, entry);
  if (!state.left.delete(entry.meta.phx_ref)) state.joined.set(entry.meta.phx_ref, entry);
}

export function dropPresence(state: PresenceState, owner: string): void {
  const entry = state.entries.get(owner);
  if (!entry) return;
  state.entries.delete(owner);
  // A presence that came and went since the last diff is not sent.
  if (!state.joined.delete(entry.meta.phx_ref)) state.left.set(entry.meta.phx_ref, entry);
}

export const hasChanges = ({ joined, left }: PresenceState): boolean => joined.size > 0 || left.size > 0;

/** The changes since the last call. */
export function takeChanges(state: PresenceState): { joined: PresenceEntry[]; left: PresenceEntry[] } {
  const changes = { joined: [...state.joined.values()], left: [...state.left.values()] };
  state.joined.clear();
  state.left.clear();
  return changes;
}

/**
 * The changes as diffs for clients. Leaves come in a diff of their own if somebody else joined under the same key:
 * realtime-js 2.109 forgets the references of a key's presences while it handles a join.
 */
export function toDiffs(joined: PresenceEntry[], left: PresenceEntry[]): PresenceDiff[] {
  const [joins, leaves] = [toPresenceMap(joined), toPresenceMap(left)];
  if (!left.some(({ key }) => key in joins)) return [{ joins, leaves }];
  return [
    { joins: {}, leaves },
    { joins, leaves: {} },
  ];
}

/** All presences as of the last diff, for a client that gets the following diffs. */
export function toldPresences({ entries, joined, left }: PresenceState): PresenceMap {
  const known = [...entries.values()].filter(({ meta }) => !joined.has(meta.phx_ref));
  return toPresenceMap([...known, ...left.values()]);
}

export function toPresenceMap(entries: PresenceEntry[]): PresenceMap {
  // Without a prototype: keys are chosen by clients.
  const map = Object.create(null) as PresenceMap;
  for (const { key, meta } of entries) (map[key] ??= { metas: [] }).metas.push(meta);
  return map;
}

import { expect, test } from "vitest";
import { dropPresence, emptyPresence, hasChanges, setPresence, takeChanges, toldPresences } from "./presence-state.ts";
import { toPresenceMap, type PresenceEntry } from "./presence-state.ts";

const entry = (key: string, ref: string): PresenceEntry => ({ key, meta: { phx_ref: ref }, process: null });

test("presences that are added between two diffs are in the next diff, and then in the state for newcomers", () => {
  const state = emptyPresence();
  setPresence(state, "1", entry("ada", "a"));
  setPresence(state, "2", entry("ada", "b"));
  expect(toldPresences(state)).toEqual({});
  expect(toPresenceMap(takeChanges(state).joined)).toEqual({ ada: { metas: [{ phx_ref: "a" }, { phx_ref: "b" }] } });
  expect(toldPresences(state)).toEqual({ ada: { metas: [{ phx_ref: "a" }, { phx_ref: "b" }] } });
});

test("a newcomer's state has a presence that is leaving until the diff says so", () => {
  const state = emptyPresence();
  setPresence(state, "1", entry("ada", "a"));
  takeChanges(state);
  dropPresence(state, "1");
  expect(toldPresences(state)).toEqual({ ada: { metas: [{ phx_ref: "a" }] } });
  expect(takeChanges(state)).toMatchObject({ joined: [], left: [{ key: "ada" }] });
  expect(toldPresences(state)).toEqual({});
});

test("a presence that comes and goes between two diffs is in neither", () => {
  const state = emptyPresence();
  setPresence(state, "1", entry("ada", "a"));
  dropPresence(state, "1");
  expect(hasChanges(state)).toBe(false);
});

test("two updates between two diffs are one leave of the sent presence and one join of the last", () => {
  const state = emptyPresence();
  setPresence(state, "1", entry("ada", "a"));
  takeChanges(state);
  setPresence(state, "1", entry("ada", "b"));
  setPresence(state, "1", entry("ada", "c"));
  const { joined, left } = takeChanges(state);
  expect([joined, left].map((entries) => entries.map(({ meta }) => meta.phx_ref))).toEqual([["c"], ["a"]]);
});

test("a key may be the name of an object's own method", () => {
  const map = toPresenceMap([entry("constructor", "a")]);
  expect(JSON.stringify(map)).toBe('{"constructor":{"metas":[{"phx_ref":"a"}]}}');
});

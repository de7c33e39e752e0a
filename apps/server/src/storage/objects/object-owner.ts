import type { Identity } from "#db/database.ts";

/** The uploader. The old `owner` column accepts only UUIDs; other ids are in `owner_id` alone. */
export type Owner = { id: string | null; uuid: string | null };

const NO_OWNER: Owner = { id: null, uuid: null };

export function ownerOf(identity: Identity): Owner {
  return ownerWithId(identity.claims.sub);
}

export function ownerWithId(id: string | null | undefined): Owner {
  if (typeof id !== "string") return NO_OWNER;
  const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
  return { id, uuid: isUuid ? id : null };
}

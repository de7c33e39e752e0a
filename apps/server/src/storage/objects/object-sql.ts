import type { Statement } from "#db/database.ts";
import type { Owner } from "./object-owner.ts";
import { isoTime } from "./storage-database.ts";

/** File metadata, under Supabase's names in `metadata`. */
export type FileMetadata = {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  lastModified: string;
  contentLength: number;
  httpStatusCode: number;
};

export type ObjectRow = {
  id: string;
  bucket_id: string;
  name: string;
  owner: string | null;
  owner_id: string | null;
  version: string | null;
  created_at: string;
  updated_at: string;
  last_accessed_at: string;
  metadata: FileMetadata | null;
  user_metadata: Record<string, unknown> | null;
};

export type NewObject = {
  id: string;
  bucket: string;
  key: string;
  owner: Owner;
  version: string;
  metadata: Partial<FileMetadata>;
  userMetadata: Record<string, unknown>;
};

const OBJECT_JSON = `json_build_object('name', o.name, 'id', o.id, 'bucket_id', o.bucket_id, 'owner', o.owner,
  'owner_id', o.owner_id, 'version', o.version, 'updated_at', ${isoTime("o.updated_at")},
  'created_at', ${isoTime("o.created_at")}, 'last_accessed_at', ${isoTime("o.last_accessed_at")},
  'metadata', o.metadata, 'user_metadata', o.user_metadata)`;

export function findObject(bucket: string, key: string): Statement {
  return {
    text: `select ${OBJECT_JSON} from storage.objects o where o.bucket_id = $1 and o.name = $2`,
    values: [bucket, key],
  };
}

/** The object and whether its bucket is public, in one query: most reads are of public buckets and end here. */
export function findObjectAndBucket(bucket: string, key: string): Statement {
  const text = `select b.public::text, (select ${OBJECT_JSON} from storage.objects o where o.bucket_id = b.id and o.name = $2)
    from storage.buckets b where b.id = $1`;
  return { text, values: [bucket, key] };
}

export function findNames(bucket: string, keys: string[]): Statement {
  const text = `select name from storage.objects where bucket_id = $1
    and name in (select json_array_elements_text($2::json))`;
  return { text, values: [bucket, JSON.stringify(keys)] };
}

// No `returning`: it would require the select privilege, and an upload needs only insert.
const INSERT = `insert into storage.objects (id, bucket_id, name, owner, owner_id, version, metadata, user_metadata)
  values ($1::uuid, $2, $3, $4::uuid, $5, $6, $7::jsonb, $8::jsonb)`;

const OR_REPLACE = ` on conflict (bucket_id, name) do update set owner = excluded.owner, owner_id = excluded.owner_id,
  version = excluded.version, metadata = excluded.metadata, user_metadata = excluded.user_metadata returning id`;

/** Writes the row. A replacement returns the id, which is the old one if the object existed. */
export function writeObject(object: NewObject, { replace }: { replace: boolean }): Statement {
  const { id, bucket, key, owner, version, metadata, userMetadata } = object;
  const values = [
    id,
    bucket,
    key,
    owner.uuid,
    owner.id,
    version,
    JSON.stringify(metadata),
    JSON.stringify(userMetadata),
  ];
  return { text: replace ? INSERT + OR_REPLACE : INSERT, values };
}

export type ObjectPath = { bucket: string; key: string };

/** Only the row changes; the bytes stay in place. The mover becomes the owner, as on Supabase. */
export function moveObject(from: ObjectPath, to: ObjectPath, owner: Owner): Statement {
  const text = `update storage.objects set bucket_id = $3, name = $4, owner_id = coalesce($6, owner_id),
    owner = case when $6::text is null then owner else $5::uuid end
    where bucket_id = $1 and name = $2 returning id`;
  return { text, values: [from.bucket, from.key, to.bucket, to.key, owner.uuid, owner.id] };
}

export function removeObjects(bucket: string, keys: string[]): Statement {
  const text = `select ${OBJECT_JSON} from gateway.remove_objects($1, array(select json_array_elements_text($2::json))) o`;
  return { text, values: [bucket, JSON.stringify(keys)] };
}

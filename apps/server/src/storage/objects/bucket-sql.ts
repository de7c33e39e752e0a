import type { Statement } from "#db/database.ts";
import type { Owner } from "./object-owner.ts";
import { isoTime } from "./storage-database.ts";

export type BucketRow = {
  id: string;
  name: string;
  owner: string;
  public: boolean;
  type: string;
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
  created_at: string;
  updated_at: string;
};

export type BucketSettings = {
  public?: boolean | undefined;
  fileSizeLimit?: number | null | undefined;
  allowedMimeTypes?: string[] | null | undefined;
};

export type BucketListing = {
  limit?: number;
  offset?: number;
  search?: string;
  sortColumn?: "id" | "name" | "created_at" | "updated_at";
  sortOrder?: "asc" | "desc";
};

const BUCKET_JSON = `json_build_object('id', b.id, 'name', b.name, 'owner', coalesce(b.owner_id, b.owner::text, ''),
  'public', b.public, 'type', b.type, 'file_size_limit', b.file_size_limit, 'allowed_mime_types', b.allowed_mime_types,
  'created_at', ${isoTime("b.created_at")}, 'updated_at', ${isoTime("b.updated_at")})`;

export function findBucket(id: string): Statement {
  return { text: `select ${BUCKET_JSON} from storage.buckets b where b.id = $1`, values: [id] };
}

export function listBuckets({ limit, offset, search, sortColumn = "id", sortOrder = "asc" }: BucketListing): Statement {
  const text = `select ${BUCKET_JSON} from storage.buckets b where $1::text is null or position(lower($1) in lower(b.name)) > 0
    order by b.${sortColumn} ${sortOrder} limit $2::bigint offset $3::bigint`;
  return { text, values: [search ?? null, limit === undefined ? null : String(limit), String(offset ?? 0)] };
}

export function createBucket(id: string, name: string, settings: BucketSettings, owner: Owner): Statement {
  const text = `insert into storage.buckets (id, name, owner, owner_id, public, file_size_limit, allowed_mime_types)
    values ($1, $2, $3::uuid, $4, $5::boolean, $6::bigint, ${textArray("$7")})`;
  const { fileSizeLimit, allowedMimeTypes } = settings;
  const values = [
    id,
    name,
    owner.uuid,
    owner.id,
    String(settings.public ?? false),
    asText(fileSizeLimit),
    asJson(allowedMimeTypes),
  ];
  return { text, values };
}

/** Updates the given settings and keeps the rest; null removes a limit. */
export function updateBucket(id: string, settings: BucketSettings): Statement {
  const { fileSizeLimit, allowedMimeTypes } = settings;
  const text = `update storage.buckets set public = coalesce($2::boolean, public),
    file_size_limit = case when $3::boolean then $4::bigint else file_size_limit end,
    allowed_mime_types = case when $5::boolean then ${textArray("$6")} else allowed_mime_types end
    where id = $1 returning id`;
  const values = [
    id,
    settings.public === undefined ? null : String(settings.public),
    String(fileSizeLimit !== undefined),
    asText(fileSizeLimit),
    String(allowedMimeTypes !== undefined),
    asJson(allowedMimeTypes),
  ];
  return { text, values };
}

export function removeBucket(id: string): Statement {
  return { text: "select gateway.remove_bucket($1)::text", values: [id] };
}

export function removeSomeObjects(bucket: string, howMany: number): Statement {
  return { text: "select gateway.remove_some_objects($1, $2::int)::text", values: [bucket, String(howMany)] };
}

export function someObjectNames(bucket: string): Statement {
  return { text: "select name from storage.objects where bucket_id = $1 limit 5", values: [bucket] };
}

function textArray(parameter: string): string {
  return `(select array_agg(each.value) from json_array_elements_text(${parameter}::json) each)`;
}

function asText(value: number | null | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}

function asJson(value: string[] | null | undefined): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value);
}

import { OperatorError } from "#db/operator-error.ts";

export const FORMAT = 1;
export const MANIFEST = "manifest.json";
export const SECRETS = "secrets.json";

export type TableEntry = { name: string; columns: string[]; rows: number; bytes: number; sha256: string };
export type FileEntry = { id: string; bytes: number; sha256: string };

/** The manifest lists the tables and files of an archive. It is the last entry, because the hashes are known only then. */
export type Manifest = {
  format: number;
  /** "files": an archive of the uploaded files only, for a database that is backed up by other means. */
  kind: "site" | "files";
  createdAt: string;
  appVersion: string;
  engine: "pglite" | "postgres";
  /** The versions of both migration ledgers that had run. */
  migrations: { platform: string[]; project: string[] };
  tables: TableEntry[];
  sequences: { name: string; value: string }[];
  files: FileEntry[];
  /** Files that were deleted while the backup was made. */
  missingFiles: string[];
  hasSecrets: boolean;
  /** The findings of `private.audit()` when the backup was made. */
  findings: number;
};

export const tableFile = (name: string): string => `tables/${name}.copy`;
export const uploadedFile = (id: string): string => `files/${id}`;

export function readManifest(text: string): Manifest {
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format === FORMAT) return manifest;
  throw new OperatorError(
    `The archive has format ${manifest.format}, and this version reads format ${FORMAT}. Use the version that wrote it.`,
  );
}

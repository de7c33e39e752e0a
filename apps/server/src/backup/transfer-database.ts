import type { Database } from "#db/database.ts";

/** A database that is copied from or to: one connection, so that everything can be one transaction. */
export interface TransferDatabase extends Pick<Database, "engine" | "asPlatform" | "script" | "close"> {
  /** The output of `COPY … TO STDOUT`, which has to fit into memory. */
  copyOut(query: string): Promise<Uint8Array>;
  /** Sends whole lines to `COPY table FROM STDIN`. */
  copyIn(table: string, lines: Uint8Array): Promise<void>;
}

/** So that both engines print and read the same text. */
export const TEXT_FORMAT = `set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
  set bytea_output = 'hex'; set extra_float_digits = 1; set client_encoding = 'UTF8'; set statement_timeout = 0;
  set lock_timeout = 0; set jit = off; set search_path = public, extensions`;

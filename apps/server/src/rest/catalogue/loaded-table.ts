import type { Column, Table } from "./catalogue.ts";

/** A relation while it is loaded: its columns also by position, which is how keys and views name them. */
export type LoadedRelation = { columns: Map<string, Column>; positions: Map<number, string> };
export type LoadedTable = LoadedRelation & { table: Table };

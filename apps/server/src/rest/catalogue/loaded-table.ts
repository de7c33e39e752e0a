import type { Column, Table } from "./catalogue.ts";

/** A relation while it is loaded: with its columns by position, which is how keys and views refer to them. */
export type LoadedRelation = { columns: Map<string, Column>; positions: Map<number, string> };
export type LoadedTable = LoadedRelation & { table: Table };

import pg from "pg";

/** The processes of a database on this machine. */
export type DatabaseProcesses = { pids(): Promise<number[]>; close(): Promise<void> };

/** Without an address there are none: PGlite is part of its gateway. */
export async function watchDatabase(url: string | null): Promise<DatabaseProcesses> {
  if (url === null) return { pids: async () => [], close: async () => {} };
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    pids: async () => {
      const { rows } = await client.query<{ pid: number }>(
        "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );
      return rows.map(({ pid }) => pid);
    },
    close: () => client.end(),
  };
}

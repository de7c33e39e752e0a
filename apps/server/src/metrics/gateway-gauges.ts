import { Gauge, type Registry } from "prom-client";
import type { Database } from "#db/database.ts";
import { readDiskSpace } from "#db/directory/disk-space.ts";
import type { Drain } from "#edge/drain.ts";
import type { Sample } from "./database-samples.ts";

export type GaugeDeps = {
  db: Pick<Database, "load">;
  version: string;
  dataDir: string;
  drain: Pick<Drain, "isDraining">;
  readSamples: () => Promise<Sample[] | null>;
  /** In milliseconds since 1970; null when there is no backup. */
  lastBackupAt?: (() => number | null) | undefined;
  live: () => { sockets: number; channels: number };
};

/** Gauges that are read when somebody asks. */
export function registerGauges(registry: Registry, deps: GaugeDeps): { update: () => Promise<void> } {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const buildInfo = gauge("quack_build_info", "The version of this process, as a label.", ["version"]);
  const ready = gauge("quack_ready", "1 if this process can work: the database answers, and it is not about to stop.");
  const jobs = gauge("quack_db_jobs", "Statements of requests: waiting or running.", ["state"]);
  const connections = gauge("quack_db_connections", "Open connections for requests.");
  const liveSockets = gauge("quack_realtime_sockets", "Open connections of the realtime service.");
  const liveChannels = gauge("quack_realtime_channels", "Topics that these connections have joined.");
  const disk = gauge("quack_disk_bytes", "The disk with the data directory: free and total.", ["kind"]);
  const backupAge = gauge("quack_backup_age_seconds", "Age of the newest backup; no value if there is none.");
  buildInfo.set({ version: deps.version }, 1);
  /** By name: what the database reports may change with a migration. */
  const sampled = new Map<string, Gauge>();

  function setSamples(samples: Sample[]): void {
    for (const known of sampled.values()) known.reset();
    for (const { name, help, labels, value } of samples) {
      let known = sampled.get(name);
      if (!known) sampled.set(name, (known = gauge(`quack_${name}`, help, Object.keys(labels))));
      known.set(labels, value);
    }
  }

  async function update(): Promise<void> {
    const [samples, space] = await Promise.all([deps.readSamples(), readDiskSpace(deps.dataDir).catch(() => null)]);
    setSamples(samples ?? []);
    ready.set(samples !== null && !deps.drain.isDraining() ? 1 : 0);
    const load = deps.db.load();
    jobs.set({ state: "waiting" }, load.waiting);
    jobs.set({ state: "running" }, load.running);
    connections.set(load.connections);
    const live = deps.live();
    liveSockets.set(live.sockets);
    liveChannels.set(live.channels);
    if (space) {
      disk.set({ kind: "free" }, space.freeBytes);
      disk.set({ kind: "total" }, space.totalBytes);
    }
    const backupAt = deps.lastBackupAt?.() ?? null;
    backupAge.reset();
    if (backupAt === null) backupAge.remove();
    else backupAge.set((Date.now() - backupAt) / 1000);
  }
  return { update };
}

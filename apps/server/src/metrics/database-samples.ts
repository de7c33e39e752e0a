import type { Database } from "#db/database.ts";

/** A number that SQL reports, such as the length of the outbox. */
export type Sample = { name: string; help: string; labels: Record<string, string>; value: number };

const EVERY_MS = 60_000;
/** Rules may add numbers. These limits keep a mistake there from filling the monitoring. */
const MAX_SAMPLES = 60;
const NAME = /^[a-z][a-z_]{2,60}$/;
const LABEL_VALUE = /^[a-z][a-z_-]{0,30}$/;

/**
 * The numbers that are in the database, read at most once a minute. Processes that share a database share one reading
 * (gateway.read_metrics). Null when the database does not answer.
 */
export function createSampleReader(db: Database, now: () => number = Date.now): () => Promise<Sample[] | null> {
  let readAt = -Infinity;
  let samples: Sample[] | null = null;
  let reading: Promise<Sample[] | null> | null = null;

  const read = async (): Promise<Sample[] | null> => {
    const [row] = await db.asPlatform({ text: "select gateway.read_metrics()", values: [] });
    return (JSON.parse(row![0]!) as Sample[]).filter(isBounded).slice(0, MAX_SAMPLES);
  };
  return () => {
    if (now() - readAt < EVERY_MS) return Promise.resolve(samples);
    reading ??= read()
      .catch(() => null)
      .then((found) => {
        samples = found;
        // After a failure the next scrape tries again.
        if (found !== null) readAt = now();
        reading = null;
        return found;
      });
    return reading;
  };
}

const isBounded = ({ name, labels, value }: Sample): boolean =>
  NAME.test(name) && typeof value === "number" && Object.values(labels).every((label) => LABEL_VALUE.test(label));

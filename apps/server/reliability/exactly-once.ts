import { randomUUID } from "node:crypto";
import type { Database, Identity, Rows } from "#db/database.ts";
import type { Random } from "#testing/seeded-random.ts";

export const EXACTLY_ONCE_LIMIT_MS = 150;
export const EXACTLY_ONCE_SQL = `
  create table public.marks (id bigserial primary key, word text not null);
  grant select, insert on public.marks to anon;
  grant usage on sequence public.marks_id_seq to anon;
  create function public.spin(rounds bigint) returns int language plpgsql as $$
  declare i bigint := 0; begin while i < rounds loop i := i + 1; end loop; return 1; end $$;
  grant execute on function public.spin(bigint) to anon;`;

/** Faults that can be injected into the engine under test. */
export type FaultInjection = { cancel: () => Promise<void>; kill: () => Promise<void> };

export type ExactlyOnceReport = {
  operations: number;
  answers: Record<string, number>;
  cancels: number;
  kills: number;
  /** Words that are stored more or less often than their response allows. */
  broken: string[];
};

const anonymous: Identity = { role: "anon", claims: { role: "anon" } };
const ENDLESS = "9000000000000";

type Operation = { word: string | null; answer: Promise<string> };

/**
 * Random turns of writes, endless statements, cancels and kills. Acknowledged means stored once, 57014 means not
 * stored, and a lost connection means at most once.
 */
export async function checkExactlyOnce(
  db: Database,
  trouble: FaultInjection,
  random: Random,
  operations: number,
): Promise<ExactlyOnceReport> {
  const sent: Operation[] = [];
  const cancels: Promise<void>[] = [];
  let kills = 0;
  while (sent.length < operations) {
    const turn = Array.from({ length: random.int(1, 12) }, () => runOperation(db, random));
    sent.push(...turn);
    if (random.chance(0.3)) {
      // Most cancels arrive around the end of a statement, where a late one could hit the next statement.
      for (let i = random.int(1, 4); i > 0; i--) {
        await new Promise((resolve) => setImmediate(resolve));
        cancels.push(trouble.cancel());
      }
    }
    if (random.chance(0.003)) {
      await new Promise((resolve) => setTimeout(resolve, random.int(0, 5)));
      await trouble.kill();
      kills += 1;
    }
    // Sometimes the next turn starts before this one has ended.
    if (random.chance(0.8)) await Promise.all(turn.map(({ answer }) => answer));
  }

  const answers: Record<string, number> = {};
  const broken: string[] = [];
  const stored = new Map<string, number>();
  const settled = await Promise.all(sent.map(async ({ word, answer }) => ({ word, answer: await answer })));
  // A cancel that is still in flight would cancel the count below.
  await Promise.all(cancels);
  for (const [word, count] of await db.asPlatform({ text: "select word, count(*) from marks group by 1", values: [] }))
    stored.set(word!, Number(count));
  for (const { word, answer } of settled) {
    answers[answer] = (answers[answer] ?? 0) + 1;
    if (word === null) continue;
    const times = stored.get(word) ?? 0;
    const isRight = answer === "ok" ? times === 1 : answer === "08006" ? times <= 1 : times === 0;
    if (!isRight) broken.push(`${answer} and stored ${times} times`);
  }
  return { operations: sent.length, answers, cancels: cancels.length, kills, broken };
}

function runOperation(db: Database, random: Random): Operation {
  const word = randomUUID();
  const write = (rounds: string) =>
    db.as(anonymous, {
      text: "insert into marks (word) select $1 where spin($2::bigint) = 1",
      values: [word, rounds],
    });
  const insertFirst = (rounds: string) =>
    db.as(anonymous, {
      text: "with done as (insert into marks (word) values ($1) returning 1) select spin($2::bigint) from done",
      values: [word, rounds],
    });
  const read = (rounds: string) =>
    db.as(anonymous, { text: "select spin($1::bigint)", values: [rounds], readOnly: true });
  const draw = random.next();
  if (draw < 0.004) return { word, answer: answerOf(insertFirst(ENDLESS)) };
  if (draw < 0.006) return { word: null, answer: answerOf(read(ENDLESS)) };
  if (draw < 0.02) return { word, answer: answerOf(insertFirst(String(random.int(1000, 200_000)))) };
  if (draw < 0.1) return { word: null, answer: answerOf(read(String(random.int(1, 2000)))) };
  return { word, answer: answerOf(draw < 0.5 ? write("1") : insertFirst("1")) };
}

function answerOf(work: Promise<Rows>): Promise<string> {
  return work.then(
    () => "ok",
    (error: { code: string }) => error.code,
  );
}

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";

const PUPILS = 400;
const VISITORS = 100;

// A quarter of a second or so for whoever asks, and a little for everybody: what a school reads, and what a rascal does.
const SQL = `
  create table public.notes (owner uuid not null default auth.uid(), words text not null);
  alter table public.notes enable row level security;
  create policy "people keep their own notes" on public.notes for all to authenticated
    using (owner = (select auth.uid())) with check (owner = (select auth.uid()));
  grant select, insert on public.notes to authenticated;
  create view public.costly as select count(*) as n from generate_series(1, 700000) as g;
  grant select on public.costly to anon, authenticated;
  create table public.signs (words text primary key);
  insert into public.signs values ('open');
  grant select on public.signs to anon, authenticated;`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ sql: SQL });
});
afterAll(() => gateway.close());

async function newPupil(): Promise<string> {
  const created = Math.floor(Date.now() / 1000);
  return gateway.tokenFor({ sub: randomUUID(), account_created_at: created });
}

async function ask(path: string, token = gateway.anonKey, body?: object): Promise<number> {
  const headers = {
    apikey: gateway.anonKey,
    authorization: `Bearer ${token}`,
    ...(body && { "content-type": "application/json" }),
  };
  const method = body ? "POST" : "GET";
  const answer = await gateway.fetch(`${gateway.url}/rest/v1${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  await answer.text();
  return answer.status;
}

/** Keeps a few costly reads under way, each as a statement of its own when `isVaried`, until it is told to stop. */
function rampage(token: string, isVaried: boolean): () => Promise<number[]> {
  let isOver = false;
  const statuses: number[] = [];
  const loop = async (start: number) => {
    for (let turn = start; !isOver; turn++) {
      const name = isVaried ? `n${start}x${turn}:n` : "n";
      statuses.push(await ask(`/costly?select=${name}`, token));
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  };
  const loops = [1, 2, 3].map(loop);
  return async () => {
    isOver = true;
    await Promise.all(loops);
    return statuses;
  };
}

const tally = (statuses: number[]) =>
  statuses.reduce<Record<number, number>>((sum, each) => ({ ...sum, [each]: (sum[each] ?? 0) + 1 }), {});

describe("five hundred people behind one address, one of them hostile", () => {
  test.each([
    ["signed in", true, false],
    ["signed in, never asking the same", true, true],
    ["signed out", false, false],
    ["signed out, never asking the same", false, true],
  ])("are all served while the hostile one is %s", { timeout: 120_000 }, async (_how, isSignedIn, isVaried) => {
    const pupils = await Promise.all(Array.from({ length: PUPILS }, newPupil));
    const stop = rampage(isSignedIn ? await newPupil() : gateway.anonKey, isVaried);
    const asked: Promise<number>[] = [];
    for (const [place, pupil] of pupils.entries()) {
      asked.push(ask("/notes?select=words", pupil), ask("/notes", pupil, { words: "here" }), ask("/signs", pupil));
      if (place % (PUPILS / VISITORS) === 0) asked.push(ask("/signs"), ask("/rpc/get_apps_ordered_by_title"));
      // They come within a moment, not all in the same one.
      if (place % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const statuses = await Promise.all(asked);
    const hostile = await stop();
    expect(tally(statuses)).toEqual({ 200: PUPILS * 2 + VISITORS * 2, 201: PUPILS });
    expect(hostile.filter((status) => status >= 500)).toEqual([]);
  });
});

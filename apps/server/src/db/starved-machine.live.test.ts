import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isShort } from "#testing/short-form.ts";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";

/** Busy processes, more than any machine for tests has processors. */
const HOGS = 12;
const HONEST_CALLS = 3;
/** Well above what the honest statement needs, and below what it takes on a starved machine. */
const TIMEOUT_MS = "500";
/** WebAssembly is slower. */
const STEPS = process.env["TEST_ENGINE"] === "postgres" ? 5_000_000 : 150_000;
const SQL = `
  create function public.summarise() returns bigint language plpgsql stable as $$
  declare total bigint := 0;
  begin
    for i in 1..${STEPS} loop total := total + i; end loop;
    return total;
  end $$;
  create function public.spin() returns int language plpgsql stable as $$ begin loop end loop; end $$;
  revoke execute on function public.summarise(), public.spin() from public;
  grant execute on function public.summarise(), public.spin() to authenticated;`;

let gateway: TestGateway;
let hogs: ChildProcess[] = [];

beforeAll(async () => {
  gateway = await openTestGateway({ sql: SQL, env: { TIMEOUT_ANON_MS: TIMEOUT_MS, TIMEOUT_USER_MS: TIMEOUT_MS } });
});
afterAll(async () => {
  stopHogs();
  await gateway.close();
});

function stopHogs(): void {
  for (const hog of hogs.splice(0)) hog.kill("SIGKILL");
}

/** A player whose account is new, so that the address pays too. */
async function newPlayer() {
  const token = await gateway.tokenFor({ sub: randomUUID(), account_created_at: Math.floor(Date.now() / 1000) });
  const headers = { apikey: gateway.anonKey, authorization: `Bearer ${token}` };
  return async (call: string) => {
    const answer = await gateway.fetch(`${gateway.url}/rest/v1/rpc/${call}`, { headers });
    return { status: answer.status, text: await answer.text() };
  };
}

test.skipIf(isShort)(
  "a starved machine refuses no honest request, and a runaway statement is still stopped",
  async () => {
    const [honest, hostile] = [await newPlayer(), await newPlayer()];
    // Processors are busy until this process closes the pipe, even if it dies.
    const busy =
      "process.stdin.on('end', () => process.exit()).resume(); console.log(); (function spin() { for (const end = Date.now() + 50; Date.now() < end;); setImmediate(spin); })()";
    hogs = Array.from({ length: HOGS }, () =>
      spawn(process.execPath, ["-e", busy], { stdio: ["pipe", "pipe", "ignore"] }),
    );
    await Promise.all(hogs.map((hog) => new Promise((resolve) => hog.stdout!.once("data", resolve))));
    const answers = [];
    for (let call = 0; call < HONEST_CALLS; call++) answers.push(await honest("summarise"));
    const sum = String((STEPS * (STEPS + 1)) / 2);
    expect(answers).toEqual(answers.map(() => ({ status: 200, text: sum })));
    const { status, text } = await hostile("spin");
    expect(["500 57014", "504 57014", "429 53400"]).toContain(
      `${status} ${(JSON.parse(text) as { code: string }).code}`,
    );
    stopHogs();
    expect(await honest("summarise")).toMatchObject({ status: 200 });
  },
);

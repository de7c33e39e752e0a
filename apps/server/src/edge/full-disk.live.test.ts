import { AuthClient } from "@supabase/auth-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import { StorageClient } from "@supabase/storage-js";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import type { DiskLevel } from "./disk-level.ts";

const isEmbedded = process.env["TEST_ENGINE"] !== "postgres";
const SQL = `
  create table public.ponds (id int primary key, name text);
  grant all on public.ponds to anon, authenticated, service_role;
  insert into public.ponds values (1, 'north');
  create function public.count_ponds() returns bigint language sql stable as 'select count(*) from public.ponds';
  create function public.dig_pond() returns void language sql volatile as $$insert into public.ponds values (9, 'new')$$;
  grant execute on function public.count_ponds(), public.dig_pond() to anon, authenticated, service_role;
  insert into storage.buckets (id, name, public) values ('shed', 'shed', true);
  create policy "anybody fills the shed" on storage.objects for all using (true) with check (true);`;

let level: DiskLevel = "ok";
let gateway: TestGateway;
let rest: PostgrestClient;
let auth: InstanceType<typeof AuthClient>;
let storage: StorageClient;

beforeAll(async () => {
  gateway = await openTestGateway({ sql: SQL, disk: { level: () => level, hasRoomFor: () => level === "ok" } });
  rest = restAs(gateway.anonKey);
  const headers = { apikey: gateway.anonKey };
  const { url, fetch } = gateway;
  auth = new AuthClient({ url: `${url}/auth/v1`, headers, fetch, persistSession: false, autoRefreshToken: false });
  storage = new StorageClient(`${url}/storage/v1`, headers, fetch);
  await auth.signUp({ email: "duck@example.test", password: "a long enough password" });
  await auth.signOut();
});
beforeEach(() => void (level = "ok"));
afterAll(() => gateway.close());

const restAs = (key: string, token = key) =>
  new PostgrestClient(`${gateway.url}/rest/v1`, {
    headers: { apikey: key, authorization: `Bearer ${token}` },
    fetch: gateway.fetch,
  });
const signIn = () => auth.signInWithPassword({ email: "duck@example.test", password: "a long enough password" });
const upload = () => storage.from("shed").upload(`${Math.random()}.txt`, "quack", { contentType: "text/plain" });

// PostgreSQL has a disk of its own, and refuses writes itself.
describe.runIf(isEmbedded)("on a nearly full disk", () => {
  test("every write is refused with 507 and a message, and nothing is written", async () => {
    level = "low";
    const answers = [
      await rest.from("ponds").insert({ id: 2, name: "south" }),
      await rest.from("ponds").update({ name: "x" }).eq("id", 1),
      await rest.from("ponds").upsert({ id: 1, name: "x" }),
      await rest.from("ponds").delete().eq("id", 1),
      await rest.rpc("dig_pond"),
    ];
    expect(answers.map(({ status, error }) => [status, error?.code])).toEqual(answers.map(() => [507, "DISK_FULL"]));
    expect(answers[0]!.error?.message).toMatch(/disk is nearly full.*Reading still works/);
    level = "ok";
    expect((await rest.from("ponds").select()).data).toEqual([{ id: 1, name: "north" }]);
  });

  test("reads, read-only functions and sign-ins work", async () => {
    level = "low";
    expect((await rest.from("ponds").select()).data).toHaveLength(1);
    expect((await rest.rpc("count_ponds")).data).toBe(1);
    const { data, error } = await signIn();
    expect(error).toBeNull();
    const asPlayer = restAs(gateway.anonKey, data.session!.access_token);
    expect((await asPlayer.from("ponds").select()).data).toHaveLength(1);
    expect((await asPlayer.from("ponds").insert({ id: 3, name: "x" })).status).toBe(507);
    await auth.signOut();
  });

  test("the site's own upkeep can use the reserve", async () => {
    level = "low";
    const own = restAs(gateway.serviceKey);
    expect((await own.from("ponds").update({ name: "kept" }).eq("id", 1)).error).toBeNull();
    expect((await own.from("ponds").update({ name: "north" }).eq("id", 1)).error).toBeNull();
  });

  test("when the reserve is used up too, sign-ins get 503 and reads work", async () => {
    level = "critical";
    const { error } = await signIn();
    expect(error).toMatchObject({ name: "AuthRetryableFetchError", status: 503 });
    expect((await rest.from("ponds").select()).data).toHaveLength(1);
  });
});

test("uploads are refused on a nearly full disk, and files can still be read and removed", async () => {
  const kept = await upload();
  expect(kept.error).toBeNull();
  level = "low";
  expect((await upload()).error).toMatchObject({ message: expect.stringContaining("disk is nearly full") as string });
  expect((await storage.from("shed").createSignedUploadUrl("later.txt")).error).not.toBeNull();
  expect((await storage.from("shed").download(kept.data!.path)).error).toBeNull();
  expect((await storage.from("shed").list()).error).toBeNull();
  expect((await storage.from("shed").remove([kept.data!.path])).data).toHaveLength(1);
});

import { createHash, randomBytes, randomUUID } from "node:crypto";
import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startGatewayProcess, type GatewayProcess } from "#testing/gateway-process.ts";
import { isShort } from "#testing/short-form.ts";
import { prepareSiteOfEngine, type PreparedSite } from "#testing/prepared-site.ts";
import { newAddress, PASSWORD } from "./testing/auth-people.ts";
import { totpCode } from "./testing/factor-people.ts";
import { openOidcProvider, type OidcProvider } from "./testing/oidc-provider.ts";
import { watchSecrets, type SeenSecrets } from "./testing/seen-secrets.ts";
import { openSmtpReceiver, type SmtpReceiver } from "./testing/smtp-receiver.ts";

// Rows and values that the database refuses and quotes in its error: an address and a hash, a mail, a value.
const TRIPWIRES = `
  alter table auth.users add constraint no_geese check (email not like 'goose-%');
  alter table gateway.outbox add constraint no_swans check (recipient not like 'swan-%');
  create function gateway.honk() returns trigger language plpgsql as $$
  declare
    who text := (select email from auth.users where id = new.user_id);
  begin
    if who like 'gull-%' then perform who::uuid; end if;
    return new;
  end $$;
  create trigger honk before insert on auth.refresh_tokens for each row execute function gateway.honk();`;

let site: PreparedSite;
let school: OidcProvider;
let mail: SmtpReceiver;
let phones: { url: string; texts: { to: string; text: string }[]; status: number; close: () => void };

beforeAll(async () => {
  [school, mail, phones] = await Promise.all([openOidcProvider(), openSmtpReceiver(), openPhones()]);
  site = await prepareSiteOfEngine(TRIPWIRES, {
    STEADY_MS: "0",
    SCHOOL_NETWORKS: "loopback",
    SMTP_URL: mail.url,
    SMS_WEBHOOK_URL: phones.url,
    PROVIDERS: "school,absent",
    SCHOOL_CLIENT_ID: school.clientId,
    SCHOOL_CLIENT_SECRET: school.clientSecret,
    SCHOOL_ISSUER: school.issuer,
    ABSENT_CLIENT_ID: "nobody",
    ABSENT_ISSUER: "http://127.0.0.1:1",
  });
});
afterAll(async () => {
  phones.close();
  await Promise.all([site.remove(), school.close(), mail.close()]);
});

async function openPhones() {
  const phones = { url: "", texts: [] as { to: string; text: string }[], status: 200, close: () => {} };
  const server = http.createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      phones.texts.push(JSON.parse(body) as { to: string; text: string });
      response.writeHead(phones.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  phones.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  phones.close = () => void server.close();
  return phones;
}

type Answer = { status: number; body: Record<string, unknown>; location: URL };

/** A client of the site that records every secret it sends or receives. */
function visitor({ port }: GatewayProcess, seen: SeenSecrets) {
  const origin = `http://127.0.0.1:${port}`;
  async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    seen.addAddress(origin + path);
    seen.addBody(body);
    const response = await fetch(origin + path, {
      method,
      redirect: "manual",
      headers: {
        apikey: site.anonKey,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const answer = /json/.test(response.headers.get("content-type") ?? "") ? (JSON.parse(text) as Answer["body"]) : {};
    const location = new URL(response.headers.get("location") ?? "http://nowhere.test");
    seen.addBody(answer);
    seen.addAddress(location.href);
    return { status: response.status, body: answer, location };
  }
  const auth = (method: string, path: string, body?: unknown, token?: unknown) =>
    send(method, `/auth/v1${path}`, body, token ? { authorization: `Bearer ${token as string}` } : {});
  return { port, send, auth };
}

type Visitor = ReturnType<typeof visitor>;

async function lastMail(seen: SeenSecrets, to: string): Promise<{ code: string; link: URL }> {
  const mailed = () => mail.mails.findLast((each) => each.to.includes(to))?.decoded ?? "";
  await expect.poll(mailed).not.toBe("");
  const text = mailed();
  const code = /^\d{6}$/m.exec(text)?.[0] ?? "";
  const link = new URL(/https?:\/\/\S+\/auth\/v1\/verify\S+/.exec(text)?.[0] ?? "http://none.test");
  mail.mails.length = 0;
  seen.add("code", code);
  seen.addAddress(link.href);
  return { code, link };
}

async function newcomer({ auth }: Visitor, seen: SeenSecrets) {
  const email = newAddress();
  await auth("POST", "/signup", { email, password: PASSWORD });
  await auth("POST", "/verify", { type: "signup", email, token: "000001" });
  const { code } = await lastMail(seen, email);
  const { body } = await auth("POST", "/verify", { type: "signup", email, token: code });
  expect(body["access_token"]).toBeTruthy();
  return { email, token: String(body["access_token"]), refreshToken: String(body["refresh_token"]) };
}

async function passwordsAndTokens(visitor: Visitor, seen: SeenSecrets) {
  const { auth } = visitor;
  const { email, token, refreshToken } = await newcomer(visitor, seen);
  await auth("POST", "/token?grant_type=password", { email, password: "wrong one by far" });
  await auth("POST", "/token?grant_type=password", { email, password: PASSWORD });
  await auth("POST", "/token?grant_type=refresh_token", { refresh_token: refreshToken });
  await auth("POST", "/token?grant_type=refresh_token", { refresh_token: randomUUID() });
  await auth("GET", "/user", undefined, `${token.slice(0, -4)}AAAA`);
  await auth("GET", `/sessions?access_token=${token}`, undefined, token);
  await auth("DELETE", `/sessions/${"-".repeat(36)}`, undefined, token);
  await auth("DELETE", `/user/identities/${encodeURIComponent(email)}`, undefined, token);
  await auth("PUT", "/user", { password: "nine brown ducklings" }, token);
  await auth("PUT", "/user", { email: newAddress() }, token);
  await auth("GET", "/reauthenticate", undefined, token);
  await auth("POST", "/logout?scope=global", undefined, token);
}

/** Opens a mailed link, or presses the button of its page. */
const press = ({ send }: Visitor, method: string, { pathname, search }: URL) =>
  send(method, pathname + search, ...(method === "POST" ? (["", { "content-type": FORM }] as const) : []));

const FORM = "application/x-www-form-urlencoded";

async function mailedLinks(visitor: Visitor, seen: SeenSecrets) {
  const { auth } = visitor;
  const { email } = await newcomer(visitor, seen);
  await auth("POST", "/recover", { email });
  const { link } = await lastMail(seen, email);
  for (const method of ["GET", "POST", "POST", "GET"]) await press(visitor, method, link);
  const verifier = randomBytes(40).toString("base64url");
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  await auth("POST", "/otp", { email, code_challenge: challenge, code_challenge_method: "s256" });
  const magic = await lastMail(seen, email);
  const { location } = await press(visitor, "POST", magic.link);
  const code = location.searchParams.get("code");
  await auth("POST", "/token?grant_type=pkce", { auth_code: code, code_verifier: "b".repeat(43) });
  const { status } = await auth("POST", "/token?grant_type=pkce", { auth_code: code, code_verifier: verifier });
  expect(status).toBe(200);
}

async function otherSites({ auth, send }: Visitor, seen: SeenSecrets) {
  for (const bend of [{}, { denies: true }, { claims: { nonce: "another one" } }]) {
    school.bend = bend;
    school.person = { sub: randomUUID(), email: newAddress(), email_verified: true };
    seen.addBody(school.person);
    const { location } = await auth("GET", "/authorize?provider=school");
    const back = new URL((await fetch(location, { redirect: "manual" })).headers.get("location")!);
    seen.addAddress(back.href);
    await send("GET", `/auth/v1/callback${back.search}`);
  }
  school.bend = {};
  await auth("GET", `/callback?code=${randomUUID()}&state=${randomUUID()}`);
  await auth("POST", "/token?grant_type=id_token", { provider: "school", id_token: await school.idToken() });
  await auth("POST", "/token?grant_type=id_token", { provider: "school", id_token: `${await school.idToken()}x` });
  expect((await auth("GET", "/authorize?provider=absent")).status).toBe(503);
  const absent = { provider: "absent", id_token: await school.idToken() };
  expect((await auth("POST", "/token?grant_type=id_token", absent)).status).toBe(503);
}

async function factors(visitor: Visitor, seen: SeenSecrets) {
  const { auth } = visitor;
  const { token } = await newcomer(visitor, seen);
  const { body: app } = await auth("POST", "/factors", { factor_type: "totp" }, token);
  const { secret } = app["totp"] as { secret: string };
  const { body: challenge } = await auth("POST", `/factors/${String(app["id"])}/challenge`, {}, token);
  const verify = (code: string) =>
    auth("POST", `/factors/${String(app["id"])}/verify`, { challenge_id: challenge["id"], code }, token);
  await verify("000002");
  const strong = (await verify(totpCode(secret))).body["access_token"];
  const { body: made } = await auth("POST", "/factors/recovery-codes", {}, strong);
  await auth("POST", "/factors/recovery-codes/verify", { code: "wrng-code" }, strong);
  await auth("POST", "/factors/recovery-codes/verify", { code: (made["codes"] as string[])[0] }, strong);

  const number = `+4915${String(Math.floor(Math.random() * 1e9)).padStart(9, "0")}`;
  seen.add("phone", number.slice(1));
  const { body: phone } = await auth("POST", "/factors", { factor_type: "phone", phone: number }, strong);
  for (const [times, status] of [500, 200].entries()) {
    phones.status = status;
    await auth("POST", `/factors/${String(phone["id"])}/challenge`, {}, strong);
    const texts = () => phones.texts.filter(({ to }) => to === number);
    await expect.poll(() => texts().length).toBeGreaterThan(times);
    for (const { text } of texts()) seen.add("code", /\d{6}/.exec(text)![0]);
  }
  await auth("POST", `/factors/${String(phone["id"])}/verify`, { challenge_id: phone["id"], code: "000003" }, strong);
}

async function theOperator({ auth }: Visitor) {
  const email = newAddress();
  await auth("POST", "/admin/users", { email, password: PASSWORD }, site.serviceKey);
  await auth("POST", "/admin/generate_link", { type: "recovery", email }, site.serviceKey);
  await auth("GET", `/admin/users/${encodeURIComponent(email)}`, undefined, site.serviceKey);
  await auth("GET", "/admin/users", undefined, site.serviceKey);
  await auth("GET", "/admin/users", undefined, `${site.serviceKey}x`);
}

async function nonsense({ send, auth, port }: Visitor, seen: SeenSecrets) {
  const secret = { email: newAddress(), password: randomUUID() };
  seen.addBody(secret);
  const whole = JSON.stringify(secret);
  for (const path of [
    "/auth/v1/signup",
    "/auth/v1/token?grant_type=password",
    "/rest/v1/rpc/get_my_profile",
    "/nowhere",
  ]) {
    await send("POST", path, whole.slice(0, -1));
    await send("POST", path, `${whole} and more`);
    await send("POST", path, whole, { "content-type": "text/plain" });
    await send("POST", path, `[${whole}]`);
    await send("POST", path, { ...secret, padding: "x".repeat(300_000) });
    await send("POST", path, { ...secret, email: [secret.email], password: { is: secret.password } });
  }
  for (const path of [
    "/auth/v1/nowhere",
    "/auth/v1/verify",
    "/nowhere",
    "/auth/callback",
    "/rest/v1/nowhere",
    "/storage/v1/x",
  ]) {
    await send("GET", `${path}?token=${randomUUID()}&code=${randomUUID()}&email=${secret.email}#access_token=abcdefgh`);
  }
  await auth("POST", "/otp", { email: `${secret.email} `.repeat(50) });
  await send("GET", "/rest/v1/my_users", undefined, { authorization: `Bearer ${secret.password}` });
  // Not even HTTP: a parser error carries everything that was read.
  await new Promise<void>((resolve) => {
    const socket = net.connect(port, "127.0.0.1", () =>
      socket.end(`GET / HTTP/1.1\r\nauthorization: Bearer ${secret.password}\r\nbad header ${secret.email}\r\n\r\n`),
    );
    socket.on("close", () => resolve()).resume();
  });
}

async function failures(visitor: Visitor, seen: SeenSecrets) {
  const { auth } = visitor;
  const gull = `gull-${newAddress()}`;
  const statuses = [
    await auth("POST", "/signup", { email: `goose-${newAddress()}`, password: PASSWORD }),
    await auth("POST", "/signup", { email: `swan-${newAddress()}`, password: PASSWORD }),
    await auth("POST", "/otp", { email: `swan-${newAddress()}` }),
  ].map(({ status }) => status);
  await auth("POST", "/signup", { email: gull, password: PASSWORD });
  const { code } = await lastMail(seen, gull);
  statuses.push((await auth("POST", "/verify", { type: "signup", email: gull, token: code })).status);
  expect(statuses).toEqual([500, 500, 500, 500]);

  const returned = newAddress();
  mail.answerRecipients(`550 there is nobody called ${returned}`);
  await auth("POST", "/signup", { email: returned, password: PASSWORD });
}

// The most talkative level includes everything that the others log.
const LEVELS: [title: string, level: string][] = [["most talkative", "trace"]];
if (!isShort) LEVELS.push(["usual", ""]);

test.each(LEVELS)(
  "at the %s level no password, token, code, number or address is in the log",
  async (_title, level) => {
    const seen = watchSecrets();
    seen.add("service key", site.serviceKey);
    seen.add("client secret", school.clientSecret);
    const process = await startGatewayProcess({ ...site.env, LOG_LEVEL: level });
    const someone = visitor(process, seen);
    try {
      await passwordsAndTokens(someone, seen);
      await mailedLinks(someone, seen);
      await otherSites(someone, seen);
      await factors(someone, seen);
      await theOperator(someone);
      await nonsense(someone, seen);
      await failures(someone, seen);
    } finally {
      // A graceful shutdown finishes and logs the messages in flight.
      await process.end("SIGTERM");
      mail.answerRecipients("250 ok");
    }
    const { output } = await process.ended;
    // Each failure was logged with its place.
    expect(output.match(/"auth request failed"/g)?.length).toBeGreaterThanOrEqual(4);
    for (const trouble of [
      "a message could not be sent and will be tried again",
      "a message could not be sent and will not be tried again",
      "23514",
      "22P02",
    ])
      expect(output).toContain(trouble);
    expect(seen.count()).toBeGreaterThan(100);

    expect(seen.foundIn(output)).toEqual([]);
    expect(output).not.toContain("rawPacket");
    expect(output.match(/[\w.+-]+@[\w-]+\.test|eyJ[\w-]{10,}|\$2[aby]\$\d\d|Bearer /g)).toBeNull();
  },
  300_000,
);

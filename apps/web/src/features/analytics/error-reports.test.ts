// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { errorReportOptions, startErrorReports } from "./error-reports.ts";

const DSN = "https://k3y@errors.example/sub/7";
const circumstances = { place: () => "/profile/:username", isAllowed: () => isAllowed };

let isAllowed: boolean;
let sent: { url: string; body: string }[];

beforeEach(() => {
  isAllowed = true;
  sent = [];
  history.replaceState(null, "", "/profile/puddlejump?code=abc#access_token=def");
  vi.stubGlobal("fetch", async (url: string, { body }: { body: string }) => {
    sent.push({ url, body });
    return new Response("{}");
  });
});

afterEach(() => {
  history.replaceState(null, "", "/");
  vi.unstubAllGlobals();
});

describe("Sentry is initialized", () => {
  test("without tracing, replay, breadcrumbs or personal data", () => {
    const options = errorReportOptions(DSN, circumstances);
    expect(options).toMatchObject({ dsn: DSN, maxBreadcrumbs: 0, sendClientReports: false });
    expect(options.dataCollection).toMatchObject({ userInfo: false, cookies: false, urlQueryParams: false });
    for (const name of Object.keys(options)) expect(name).not.toMatch(/trace|replay|profile/i);
  });
});

describe("an error", () => {
  const report = async (error: unknown) => {
    const tell = await startErrorReports(DSN, circumstances);
    tell(error);
    await new Promise((resolve) => setTimeout(resolve, 50));
  };

  test("is reported with its message and stack trace, and without personal data", async () => {
    const error = new Error("no row for daisy@pond.test", { cause: new Error("asleep") });
    await report(Object.assign(error, { user: { email: "drake@pond.test" } }));
    expect(sent).toHaveLength(1);
    expect(sent[0]!.url).toMatch(/^https:\/\/errors\.example\/sub\/api\/7\/envelope\//);
    const { body } = sent[0]!;
    expect(body).toContain("no row for [address]");
    expect(body).toContain("asleep");
    expect(body).toContain("/profile/:username");
    expect(body).toContain("error-reports.test");
    expect(body).not.toMatch(/pond\.test|puddlejump|code=abc|access_token|breadcrumb|ip_address|user_agent/i);
  });

  test("that is a plain object is reported without its contents", async () => {
    await report({ email: "drake@pond.test", password: "three odd ducks" });
    expect(sent).toHaveLength(1);
    expect(sent[0]!.body).not.toMatch(/pond\.test|three odd ducks/);
  });

  test("of a player who may not be counted is not sent", async () => {
    isAllowed = false;
    await report(new Error("quiet"));
    expect(sent).toEqual([]);
  });

  test("that repeats is reported at most ten times", async () => {
    const tell = await startErrorReports(DSN, circumstances);
    for (let count = 0; count < 50; count++) tell(new Error(`flood ${count}`));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(sent).toHaveLength(10);
  });
});

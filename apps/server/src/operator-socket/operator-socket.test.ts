import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DatabaseError, type Database, type Rows, type Statement } from "#db/database.ts";
import { callSocket, SocketClosed } from "./call-socket.ts";
import { socketAddress, socketSecret } from "./socket-address.ts";
import { openOperatorSocket } from "./open-socket.ts";

const SECRET = socketSecret("the storage's own");
let dataDir: string;
let ran: Statement[];
let inFlight: number;
let mostInFlight: number;
let closeSocket: () => Promise<void>;

/** Returns its input a moment later, and counts concurrent statements. */
const db: Pick<Database, "asPlatform"> = {
  asPlatform: async (statement): Promise<Rows> => {
    ran.push(statement);
    mostInFlight = Math.max(mostInFlight, ++inFlight);
    await new Promise((resolve) => setTimeout(resolve, 2));
    inFlight -= 1;
    if (statement.text === "fail") throw new DatabaseError("PT402", "not enough", "details", "hint");
    if (statement.text === "wait") await new Promise((resolve) => setTimeout(resolve, 200));
    return [[statement.text, ...statement.values]];
  },
};

beforeEach(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "quack-socket-"));
  fs.writeFileSync(path.join(dataDir, "secrets.json"), "{}", { mode: 0o600 });
  [ran, inFlight, mostInFlight] = [[], 0, 0];
  closeSocket = (await openOperatorSocket({ dataDir, secret: SECRET, db })).close;
});

afterEach(async () => {
  await closeSocket();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

/** Sends bytes and returns every line until the other side closes, or a number of lines. */
async function rawCall(bytes: string, lines = Infinity): Promise<string[]> {
  const socket = net.connect(socketAddress(dataDir));
  socket.on("error", () => {});
  let text = "";
  socket.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
    if (text.split("\n").length > lines) socket.destroy();
  });
  socket.write(bytes);
  await new Promise((resolve) => socket.once("close", resolve));
  return text.split("\n").filter(Boolean);
}

const line = (message: unknown) => `${JSON.stringify(message)}\n`;

describe("the operator's socket", () => {
  test("runs statements for a caller with the secret, and returns rows and errors unchanged", async () => {
    const site = await callSocket(dataDir, SECRET);
    expect(await site.ask({ text: "a", values: ["1", null, "ü\n"] })).toEqual([["a", "1", null, "ü\n"]]);
    const failure = site.ask({ text: "fail", values: [] });
    await expect(failure).rejects.toBeInstanceOf(DatabaseError);
    await expect(failure).rejects.toMatchObject({
      code: "PT402",
      message: "not enough",
      details: "details",
      hint: "hint",
    });
    expect(await site.ask({ text: "b", values: [] })).toEqual([["b"]]);
    site.close();
  });

  test.each([
    ["a wrong secret", line({ secret: "wrong" })],
    ["a secret that only begins right", line({ secret: SECRET.slice(0, -1) })],
    ["a secret that goes on", line({ secret: `${SECRET}x` })],
    ["no secret", line({ text: "select 1", values: [] })],
    ["a secret that is no text", line({ secret: [SECRET] })],
    ["something that is no JSON", "GET / HTTP/1.1\r\n\r\n"],
    ["more than a greeting can be", line({ secret: "x".repeat(5000) })],
    ["a greeting without an end", "x".repeat(5000)],
  ])("closes the connection on %s, whatever follows it", async (_, greeting) => {
    const answers = await rawCall(greeting + line({ text: "select 1", values: [] }));
    expect(answers.filter((answer) => !answer.includes("secret is wrong"))).toEqual([]);
    expect(ran).toEqual([]);
  });

  test("reports a wrong secret", async () => {
    await expect(callSocket(dataDir, "wrong")).rejects.toMatchObject({ code: "28000" });
  });

  test("closes the connection on a message that is too large, and still serves others", async () => {
    const huge = line({ text: "x".repeat(3 * 1024 * 1024), values: [] });
    const answers = await rawCall(line({ secret: SECRET }) + huge + line({ text: "after", values: [] }));
    expect(answers.slice(1).filter((answer) => !answer.includes("54000"))).toEqual([]);
    expect(ran).toEqual([]);
    const site = await callSocket(dataDir, SECRET);
    await expect(site.ask({ text: "x".repeat(3 * 1024 * 1024), values: [] })).rejects.toMatchObject({ code: "54000" });
    expect(await site.ask({ text: "small", values: [] })).toEqual([["small"]]);
    site.close();
  });

  test.each([
    ["{}"],
    ["[]"],
    ["null"],
    [`{"text":1,"values":[]}`],
    [`{"text":"x"}`],
    [`{"text":"x","values":[1]}`],
    [`{"text":"x","values":{}}`],
    ["nonsense"],
  ])("runs nothing for %s", async (message) => {
    const answers = await rawCall(`${line({ secret: SECRET })}${message}\n`, 2);
    expect(answers[1]).toContain("08P01");
    expect(ran).toEqual([]);
  });

  test("runs the statements of one caller in order, also when they arrive at once", async () => {
    const questions = Array.from({ length: 20 }, (_, number) => line({ text: `q${number}`, values: [] }));
    const answers = await rawCall(line({ secret: SECRET }) + questions.join(""), 21);
    expect(answers.slice(1)).toEqual(questions.map((_, number) => JSON.stringify({ rows: [[`q${number}`]] })));
    expect(mostInFlight).toBe(1);
  });

  test("gives each of many callers its own replies", async () => {
    const callers = Array.from({ length: 10 }, async (_, caller) => {
      const site = await callSocket(dataDir, SECRET);
      const asked = Array.from({ length: 20 }, (_, number) => [String(caller), String(number)]);
      const answers = await Promise.all(asked.map((values) => site.ask({ text: "q", values })));
      site.close();
      expect(answers).toEqual(asked.map((values) => [["q", ...values]]));
    });
    await Promise.all(callers);
    expect(ran.length).toBe(200);
    expect(mostInFlight).toBeGreaterThan(1);
  });

  test("survives callers that disconnect in the middle", async () => {
    for (let caller = 0; caller < 30; caller += 1) {
      const socket = net.connect(socketAddress(dataDir));
      socket.on("error", () => {});
      socket.write(line({ secret: SECRET }) + line({ text: "wait", values: [] }));
      if (caller % 2) await new Promise((resolve) => setTimeout(resolve, 2));
      socket.destroy();
      await new Promise((resolve) => socket.once("close", resolve));
    }
    const site = await callSocket(dataDir, SECRET);
    expect(await site.ask({ text: "still here", values: [] })).toEqual([["still here"]]);
    site.close();
  });
});

describe("the file of the operator's socket", () => {
  test("is in the data directory and only for its owner, whatever the umask", async () => {
    await closeSocket();
    const before = process.umask(0);
    closeSocket = (await openOperatorSocket({ dataDir, secret: SECRET, db }).finally(() => process.umask(before)))
      .close;
    const { mode } = fs.statSync(path.join(dataDir, "operator.sock"));
    expect(mode & 0o777).toBe(0o600);
  });

  test.skipIf(process.getuid?.() !== 0)("cannot be connected to by another user", () => {
    fs.chmodSync(dataDir, 0o755);
    const attempt = `require("node:net").connect(${JSON.stringify(socketAddress(dataDir))})
      .on("connect", () => process.exit(0)).on("error", (error) => { console.log(error.code); process.exit(1); })`;
    const tryAs = (uid: number) => spawnSync(process.execPath, ["-e", attempt], { uid, cwd: "/", encoding: "utf8" });
    expect(tryAs(0).status).toBe(0);
    expect(tryAs(65_534)).toMatchObject({ status: 1, stdout: "EACCES\n" });
  });

  test.skipIf(process.getuid?.() !== 0)("does not receive the secret when it belongs to another user", async () => {
    fs.chownSync(socketAddress(dataDir), 65_534, 65_534);
    await expect(callSocket(dataDir, SECRET)).rejects.toThrow("belongs to another user");
  });

  test("is replaced when a killed process left it behind", async () => {
    await closeSocket();
    const address = socketAddress(dataDir);
    const child = spawn(process.execPath, [
      "-e",
      `require("node:net").createServer().listen(${JSON.stringify(address)})`,
    ]);
    while (!fs.existsSync(address)) await new Promise((resolve) => setTimeout(resolve, 10));
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(fs.lstatSync(address).isSocket()).toBe(true);
    await expect(callSocket(dataDir, SECRET)).rejects.toBeInstanceOf(SocketClosed);
    closeSocket = (await openOperatorSocket({ dataDir, secret: SECRET, db })).close;
    const site = await callSocket(dataDir, SECRET);
    expect(await site.ask({ text: "anew", values: [] })).toEqual([["anew"]]);
    site.close();
  });

  test("does not replace a file that is not a socket", async () => {
    await closeSocket();
    fs.writeFileSync(socketAddress(dataDir), "precious");
    await expect(openOperatorSocket({ dataDir, secret: SECRET, db })).rejects.toMatchObject({ code: "EADDRINUSE" });
    expect(fs.readFileSync(socketAddress(dataDir), "utf8")).toBe("precious");
    await expect(callSocket(dataDir, SECRET)).rejects.toThrow("there is no socket");
    fs.rmSync(socketAddress(dataDir));
  });

  test("is gone after closing, and pending statements are answered first", async () => {
    const [busy, idle] = [await callSocket(dataDir, SECRET), await callSocket(dataDir, SECRET)];
    const answer = busy.ask({ text: "wait", values: [] });
    while (ran.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    const closed = closeSocket();
    expect(await answer).toEqual([["wait"]]);
    await closed;
    expect(fs.existsSync(socketAddress(dataDir))).toBe(false);
    await expect(busy.ask({ text: "more", values: [] })).rejects.toBeInstanceOf(SocketClosed);
    await expect(idle.ask({ text: "more", values: [] })).rejects.toBeInstanceOf(SocketClosed);
    await expect(callSocket(dataDir, SECRET)).rejects.toBeInstanceOf(SocketClosed);
    expect(ran.map(({ text }) => text)).toEqual(["wait"]);
  });

  test("has a short path elsewhere when the data directory's path is too long", async () => {
    const deep = path.join(dataDir, "d".repeat(60), "e".repeat(60));
    fs.mkdirSync(deep, { recursive: true });
    fs.writeFileSync(path.join(deep, "secrets.json"), "{}");
    const address = socketAddress(deep);
    expect(path.dirname(address)).toBe(os.tmpdir());
    expect(Buffer.byteLength(address)).toBeLessThanOrEqual(100);
    expect(socketAddress(`${deep}/../${"e".repeat(60)}`)).toBe(address);
    expect(socketAddress(path.dirname(deep))).not.toBe(address);
    const { close } = await openOperatorSocket({ dataDir: deep, secret: SECRET, db });
    expect(fs.statSync(address).mode & 0o777).toBe(0o600);
    const site = await callSocket(deep, SECRET);
    expect(await site.ask({ text: "deep", values: [] })).toEqual([["deep"]]);
    site.close();
    await close();
    expect(fs.existsSync(address)).toBe(false);
  });
});

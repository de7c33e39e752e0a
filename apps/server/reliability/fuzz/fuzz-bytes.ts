import { requestBytes } from "#testing/http-connection.ts";
import type { Random } from "#testing/seeded-random.ts";

const READ = "/rest/v1/ducks?select=id&limit=1";

/** Bytes that only resemble HTTP, or not even that. After them the client half-closes the connection. */
export function fuzzBytes(random: Random, anonKey: string): Buffer {
  const key = { apikey: anonKey };
  const json = { ...key, "content-type": "application/json" };
  const good = requestBytes("GET", READ, key);
  const post = (headers: Record<string, string>, body: string) =>
    requestBytes("POST", "/rest/v1/ducks", { ...json, ...headers }, body);
  const makers: (() => string | Buffer)[] = [
    () => Buffer.from(Array.from({ length: random.int(1, 2000) }, () => random.int(0, 255))),
    () => damaged(good, random),
    () => damaged(post({}, '{"name":"x"}'), random),
    () =>
      good.replace(
        "HTTP/1.1",
        random.pick(["HTTP/1.0", "HTTP/0.9", "HTTP/2.0", "HTTP/9.9", "http/1.1", "HTTP/1.1 x", ""]),
      ),
    () =>
      good.replace("GET", random.pick(["FOO", "get", "G".repeat(5000), "", "PRI", "CONNECT", "GET\u0000", "SOURCE"])),
    () =>
      good.replace(
        READ,
        random.pick([
          "*",
          "http://evil.example/rest/v1/ducks",
          "/rest/v1/%zz",
          "/rest/v1/%",
          "/rest/v1/%C0%AF",
          "/rest/v1/ducks?%ff=%fe",
          "//",
          "",
          "/rest/v1/\xff\xfe",
          "\\rest",
          "/rest/v1/ducks#x",
          `/rest/v1/ducks?select=${"a,".repeat(random.pick([5000, 9000]))}`,
          `/${"a/".repeat(4000)}`,
        ]),
      ),
    () =>
      good.replace(
        "\r\n\r\n",
        `\r\nx-a: ${random.pick(["a\nb: c", "a\rb", "a\u0000b", "é", "\x7f", " \t", "x".repeat(20_000)])}\r\n\r\n`,
      ),
    () =>
      good.replace(
        "\r\n\r\n",
        `\r\n${random.pick([" folded: x", "no-colon", ": empty", "sp ace: x", "héad: x", "x: y".repeat(300)])}\r\n\r\n`,
      ),
    () =>
      good.replace(
        "\r\n\r\n",
        `\r\n${Array.from({ length: random.pick([50, 2500]) }, (_, i) => `x-${i}: y`).join("\r\n")}\r\n\r\n`,
      ),
    () => good.replace("\r\n", "\n").replaceAll("\r\n", random.pick(["\n", "\r", "\r\n"])),
    () => good.replace("host: 127.0.0.1", random.pick(["host: a\r\nhost: b", "x: y", "host: ", "host: a/b@c"])),
    () =>
      post(
        {
          "content-length": random.pick([
            "5",
            "999999",
            "-1",
            "0",
            "1e3",
            "0x10",
            "18446744073709551616",
            "5, 5",
            "+5",
            "",
          ]),
        },
        '{"name":"x"}',
      ),
    () =>
      post(
        { "transfer-encoding": random.pick(["chunked", "xchunked", "chunked, chunked", "identity", "gzip, chunked"]) },
        '{"name":"x"}',
      ),
    () =>
      `POST /rest/v1/ducks HTTP/1.1\r\nhost: x\r\napikey: ${anonKey}\r\ntransfer-encoding: chunked\r\n\r\n${random.pick(['5\r\n{"a"', "zz\r\n", "-1\r\n", "fffffffffffffffff\r\n", "0\r\n\r\n", "2;ext=1\r\n[]\r\n0\r\ntrailer: x\r\n\r\n", "1\r\n{\r\n0\r\n"])}`,
    () => post({}, '{"name":"x"}').slice(0, -random.int(1, 12)),
    () => post({ expect: random.pick(["100-continue", "200-ok"]) }, '{"name":"x"}'),
    () =>
      good.replace(
        "\r\n\r\n",
        `\r\nconnection: ${random.pick(["upgrade\r\nupgrade: websocket", "Upgrade, HTTP2-Settings\r\nupgrade: h2c", "close", "keep-alive, close", "x"])}\r\n\r\n`,
      ),
    () => post({ "content-encoding": random.pick(["gzip", "br", "x"]) }, "not compressed"),
    () => post({}, `${"[".repeat(20_000)}${"]".repeat(20_000)}`),
    () => post({}, `{"name":"${"x".repeat(random.pick([1000, 300_000]))}"}`),
    () =>
      post(
        {},
        random.pick([
          "",
          "\ufeff{}",
          '{"name":"\\u0000"}',
          '{"name":"\\ud800"}',
          '{"a":1,"a":2}',
          "[1,2",
          "nul",
          '{"__proto__":{"x":1}}',
          "1e99999",
          "[[[]]]",
        ]),
      ),
    () => Buffer.from(post({}, '{"name":"\xff\xfe"}'), "latin1"),
    () => good.repeat(random.int(2, 12)),
    () => good + damaged(good, random),
    () => "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    () => Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03]),
    () => "\r\n\r\n\r\n" + good,
  ];
  const made = random.pick(makers)();
  return typeof made === "string" ? Buffer.from(made) : made;
}

function damaged(text: string, random: Random): Buffer {
  const bytes = Buffer.from(text);
  for (let times = random.int(1, 6); times > 0; times--) bytes[random.int(0, bytes.length - 1)] = random.int(0, 255);
  return random.chance(0.3) ? bytes.subarray(0, random.int(0, bytes.length)) : bytes;
}

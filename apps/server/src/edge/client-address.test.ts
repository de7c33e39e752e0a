import { describe, expect, test } from "vitest";
import { readTrustedProxies, type TrustedProxies } from "#settings/trusted-proxies.ts";
import { addressGroup, clientAddress, plainAddress } from "./client-address.ts";

const trusted = (text: string): TrustedProxies => readTrustedProxies(text) as TrustedProxies;

describe("the client's address", () => {
  test.each([
    ["no proxy is trusted", null, "203.0.113.9", "1.2.3.4", "203.0.113.9"],
    ["one proxy, and the client wrote an entry of its own", "1", "127.0.0.1", "6.6.6.6, 203.0.113.9", "203.0.113.9"],
    ["true means one proxy", "true", "127.0.0.1", "6.6.6.6, 203.0.113.9", "203.0.113.9"],
    ["two proxies", "2", "127.0.0.1", "6.6.6.6, 203.0.113.9, 10.0.0.7", "203.0.113.9"],
    ["fewer entries than proxies", "2", "127.0.0.1", "203.0.113.9", "203.0.113.9"],
    ["no header at all", "1", "127.0.0.1", undefined, "127.0.0.1"],
    ["networks", "10.0.0.0/8,loopback", "::ffff:127.0.0.1", "6.6.6.6, 203.0.113.9, 10.0.0.7", "203.0.113.9"],
    ["a stranger outside the networks", "loopback", "203.0.113.9", "6.6.6.6", "203.0.113.9"],
    ["an entry with a port", "1", "127.0.0.1", "203.0.113.9:51234", "203.0.113.9"],
    ["an IPv6 entry with a port", "1", "127.0.0.1", "[2001:DB8::1]:80", "2001:db8::1"],
    ["garbage", "1", "127.0.0.1", "6.6.6.6, <script>", null],
    ["an empty entry", "1", "127.0.0.1", "6.6.6.6, ", null],
    ["a word inside trusted networks", "loopback", "127.0.0.1", "6.6.6.6, unknown", null],
  ])("%s", (_title, setting, socket, header, expected) => {
    expect(clientAddress(socket, header, setting === null ? null : trusted(setting))).toBe(expected);
  });

  test("is formatted for PostgreSQL", () => {
    expect(["1.2.3.4", "[::1]:80", "::ffff:1.2.3.4", "fe80::1%eth0", "1.2.3", "999.1.1.1"].map(plainAddress)).toEqual([
      "1.2.3.4",
      "::1",
      "1.2.3.4",
      "fe80::1",
      null,
      null,
    ]);
  });

  test("groups all addresses of an IPv6 customer", () => {
    const group = addressGroup("2001:db8:1:2:a:b:c:d");
    expect(["2001:db8:1:2::1", "2001:0db8:0001:0002::ffff"].map(addressGroup)).toEqual([group, group]);
    expect(addressGroup("2001:db8:1:3::1")).not.toBe(group);
    expect([addressGroup("::1"), addressGroup("1.2.3.4"), addressGroup(null)]).toEqual([
      "0:0:0:0",
      "1.2.3.4",
      "unknown",
    ]);
  });
});

describe("TRUST_PROXY", () => {
  test.each([null, "false", "0"])("%s trusts no proxy", (text) => expect(readTrustedProxies(text)).toBeNull());

  test.each(["yes", "11", "10.0.0.0/33", "10.0.0.0/8/8", "::1/200", "loopback,", "proxy.local"])(
    "%s is refused with the allowed values",
    (text) => expect(readTrustedProxies(text)).toEqual(expect.any(String)),
  );
});

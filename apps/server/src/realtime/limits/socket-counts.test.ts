import { expect, test } from "vitest";
import { createSocketCounts } from "./socket-counts.ts";
import type { Socket } from "#realtime/connection.ts";

const limits = { sockets: 4, user_sockets: 2, address_sockets: 2, channels: 1, messages: 1, joins: 1, presence: 1 };
const socketFrom = (network: string) => ({ network, user: null }) as Socket;

test("connections without a user count for their address, those of a user for the user", () => {
  const counts = createSocketCounts(limits);
  const sockets = [1, 2, 3].map(() => socketFrom("school"));
  counts.add(sockets[0]!);
  counts.add(sockets[1]!);
  expect(counts.refusal("school")).toBe(429);
  expect(counts.refusal("home")).toBeNull();
  expect([counts.assign(sockets[0]!, "ada"), counts.assign(sockets[1]!, "ada")]).toEqual([true, true]);
  expect(counts.refusal("school")).toBeNull();
  counts.add(sockets[2]!);
  expect(counts.assign(sockets[2]!, "ada")).toBe(false);
  counts.remove(sockets[0]!);
  expect(counts.assign(sockets[2]!, "ada")).toBe(true);
});

test("a process refuses everybody when it is full", () => {
  const counts = createSocketCounts(limits);
  for (const network of ["a", "b", "c", "d"]) counts.add(socketFrom(network));
  expect(counts.refusal("e")).toBe(503);
});

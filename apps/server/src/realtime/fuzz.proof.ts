import { expect, test } from "vitest";
import { chooseSeed } from "#testing/seeded-random.ts";
import { fuzzSockets } from "./testing/fuzz-sockets.ts";

const FRAMES = Number(process.env["QUACK_FUZZ_REQUESTS"] ?? 100_000);
const seed = chooseSeed();

test(`a hundred thousand random frames neither end the service nor read a private topic (QUACK_SEED=${seed})`, async () => {
  const report = await fuzzSockets(FRAMES, seed);
  console.log(`realtime fuzz on ${process.env["TEST_ENGINE"]}:`, report);
  expect(report).toMatchObject({ leaked: 0, told: report.secrets, isWell: true });
});

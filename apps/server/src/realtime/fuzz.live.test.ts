import { expect, test } from "vitest";
import { chooseSeed } from "#testing/seeded-random.ts";
import { isShort } from "#testing/short-form.ts";
import { fuzzSockets } from "./testing/fuzz-sockets.ts";

const seed = chooseSeed();

test(`random frames neither end the service nor read a private topic (QUACK_SEED=${seed})`, async () => {
  const { leaked, told, secrets, isWell } = await fuzzSockets(isShort ? 500 : 2000, seed);
  expect({ leaked, told, isWell }).toEqual({ leaked: 0, told: secrets, isWell: true });
});

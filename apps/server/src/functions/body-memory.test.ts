import fc from "fast-check";
import { expect, test } from "vitest";
import { limitBodyMemory } from "./body-memory.ts";

const KB = 1024;

test("one caller's share leaves room for the others", () => {
  const room = limitBodyMemory({ totalBytes: 4000 * KB, callerBytes: 1000 * KB });
  const first = room.take("a", 600 * KB);
  expect(first).not.toBeNull();
  expect(room.take("a", 600 * KB), "more than the share").toBeNull();
  expect(room.take("b", 600 * KB)).not.toBeNull();
  first!();
  expect(room.take("a", 600 * KB)).not.toBeNull();
});

test("small bodies are not counted, and one large body fits when nothing else is held", () => {
  const room = limitBodyMemory({ totalBytes: 100 * KB, callerBytes: 50 * KB });
  expect(room.take("a", 5000 * KB)).not.toBeNull();
  expect(room.take("b", 20 * KB)).toBeNull();
  for (let count = 0; count < 1000; count++) expect(room.take("b", 8 * KB)).not.toBeNull();
});

test("the held bytes never exceed the total, and all of them are returned", () => {
  const sizes = { totalBytes: 1000 * KB, callerBytes: 400 * KB };
  const step = fc.record({
    caller: fc.constantFrom("a", "b", "c", "d"),
    kb: fc.integer({ min: 17, max: 400 }),
    gives: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const room = limitBodyMemory(sizes);
      const held: { caller: string; bytes: number; leave: () => void }[] = [];
      for (const { caller, kb, gives } of steps) {
        if (gives) {
          const last = held.pop();
          // Twice, like a finished response on a closed connection.
          last?.leave();
          last?.leave();
          continue;
        }
        const leave = room.take(caller, kb * KB);
        if (leave) held.push({ caller, bytes: kb * KB, leave });
        const sum = (of: typeof held) => of.reduce((total, { bytes }) => total + bytes, 0);
        expect(sum(held)).toBeLessThanOrEqual(sizes.totalBytes);
        expect(sum(held.filter((each) => each.caller === caller))).toBeLessThanOrEqual(sizes.callerBytes);
      }
      for (const { leave } of held) leave();
      for (const caller of ["a", "b"]) expect(room.take(caller, sizes.callerBytes)).not.toBeNull();
    }),
  );
});

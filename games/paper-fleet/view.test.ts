import { createMemoryProgress } from "@quackademy/game-kit/testing/memory-progress.ts";
import { createPaperStage } from "@quackademy/game-kit/testing/paper-stage.ts";
import { readSeed, type Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { describe, expect, test } from "vitest";
import { createBot } from "./bot.ts";
import { createFace } from "./face.ts";
import { foundPapers, keepRun, shelf } from "./kept-papers.ts";
import { UNIT } from "./rules-fleet.ts";
import { rules, type State } from "./rules.ts";
import { PAPERS } from "./view-papers.ts";

const SEED = readSeed("7a".repeat(16));
const SIZES = [
  { width: 960, height: 540 },
  { width: 540, height: 960 },
];

function playOn(variant: string, frames: number, bot: (state: State) => Inputs = createBot()): State {
  const state = rules.start(SEED, variant);
  for (let frame = 0; frame < frames && !rules.isOver(state); frame++) rules.step(state, bot(state));
  return state;
}

describe("the view", () => {
  test.each(["rush", "harbour-8", "harbour-9", "harbour-10", "harbour-12"])(
    "draws mode %j in both directions",
    (variant) => {
      const state = playOn(variant, 700);
      for (const size of SIZES) {
        for (const look of [{ isTouch: true }, { isCalm: true, isContrast: true }]) {
          const stage = createPaperStage({ ...size, ...look });
          const { view } = createFace();
          expect(() => drawWithoutPictures(() => view.draw(stage, state, 1))).not.toThrow();
          expect(stage.strokes.length).toBeGreaterThan(40);
        }
      }
    },
  );

  test("speaks in whole sentences, with one boat as one boat", () => {
    const { view } = createFace();
    const state = playOn("", 300, () => ({ held: 0, taps: [] }));
    expect(view.status!({ ...state, home: 1 })).toBe("1 boat home");
    expect(view.status!({ ...state, home: 2 })).toBe("2 boats home");
    const [first] = state.boats;
    const said = view.say!({ ...state, home: 1, socks: 1, chosen: first!.id });
    expect(said).toMatch(
      /^1 boat home\. 1 pair of dry socks\. \d boats? waits?\. You lead the boat with the \w+\. Its jetty is /,
    );
    expect(view.say!({ ...state, isEnded: 1, home: 1, points: 1 })).toBe(
      "The harbour is closed. 1 boat home, 1 point.",
    );
  });
});

describe("a finger", () => {
  const state = () => playOn("", 400, () => ({ held: 0, taps: [] }));

  test("draws from the boat under it to where it goes, and a third one does not disturb", () => {
    const { input } = createFace();
    const now = state();
    const [boat] = now.boats;
    const [x, y] = [boat!.x / UNIT, boat!.y / UNIT];
    const taps = [
      input.pointerTap!({ phase: "down", x, y, id: 7 }, now),
      input.pointerTap!({ phase: "move", x: x + 2, y, id: 7 }, now),
      input.pointerTap!({ phase: "move", x: x + 60, y, id: 7 }, now),
      input.pointerTap!({ phase: "move", x: 1, y: 1, id: 99 }, now),
      input.pointerTap!({ phase: "up", x: x + 60, y, id: 7 }, now),
    ];
    // A small move says nothing, and a finger that never came down is nobody's.
    expect(taps.map((tap) => tap === null)).toEqual([false, true, false, true, false]);
    rules.step(now, { held: 0, taps: taps.filter((tap) => tap !== null) });
    expect(now.boats[0]!.way.length).toBeGreaterThan(0);
  });

  test("two fingers that draw all the time stay below forty inputs a second", () => {
    const { input } = createFace();
    const now = state();
    let count = 0;
    for (const id of [1, 2])
      if (input.pointerTap!({ phase: "down", x: id * 300, y: 200, id }, now) !== null) count += 1;
    for (let frame = 0; frame < 600; frame++) {
      now.frame += 1;
      if (frame % 2 > 0) continue;
      for (const id of [1, 2])
        if (input.pointerTap!({ phase: "move", x: 100 + ((frame * 17) % 700), y: id * 150, id }, now) !== null)
          count += 1;
    }
    expect(count / 10).toBeLessThan(40);
  });
});

describe("what is kept", () => {
  test("a sheet from a bottle is on the shelf after the run, and stays chosen", () => {
    const progress = createMemoryProgress();
    const state = { ...playOn("", 600), sheets: [2] };
    keepRun(state, progress);
    expect([...foundPapers(progress)]).toEqual([PAPERS[0]!.id, PAPERS[3]!.id]);
    shelf(progress).onChoose!(PAPERS[3]!.id);
    expect(shelf(progress).chosen).toBe(PAPERS[3]!.id);
    // One that was not found cannot be used, whatever the save says.
    progress.set("paper", "gold");
    expect(shelf(progress).chosen).toBe(PAPERS[0]!.id);
  });

  test("stars and boats of many runs bring the other papers", () => {
    const progress = createMemoryProgress();
    const won = playOn("harbour-1", 5000);
    expect(keepRun({ ...won, home: 20 }, progress)).toEqual(["20 of 100 boats for the silver foil."]);
    expect(keepRun({ ...won, home: 90 }, progress)).toEqual([]);
    expect(foundPapers(progress).has("silver")).toBe(true);
    for (let level = 1; level <= 8; level++) keepRun({ ...won, level }, progress);
    expect(foundPapers(progress).has("gold")).toBe(true);
  });
});

/** `paste` needs a document; here it draws nothing. */
function drawWithoutPictures(draw: () => void): void {
  const gradient = () => ({ addColorStop: () => {} });
  const context = Object.assign(createPaperStage().context, { createRadialGradient: gradient });
  const fake = { createElement: () => ({ getContext: () => context }) };
  const { document: before } = globalThis as { document?: unknown };
  Object.assign(globalThis, { document: fake });
  try {
    draw();
  } finally {
    // Other files of this worker may have one.
    Object.assign(globalThis, { document: before });
  }
}

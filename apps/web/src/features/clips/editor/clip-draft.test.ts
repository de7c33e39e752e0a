import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ClipDraft } from "#features/clips/clips-api.ts";
import {
  addCaption,
  changeCaption,
  endAt,
  firstDraft,
  moveClip,
  moveEnd,
  moveStart,
  moveView,
  readyDraft,
  removeCaption,
  scoutedPart,
  startAt,
  timeCaption,
  viewAround,
} from "./clip-draft.ts";

const RUN = 12_000;

/** The referee's conditions for a clip. */
function expectValid({ from_frame, to_frame, poster_frame, captions }: ClipDraft, frames: number): void {
  expect(Number.isInteger(from_frame) && Number.isInteger(to_frame)).toBe(true);
  expect(from_frame).toBeGreaterThanOrEqual(0);
  expect(to_frame).toBeLessThanOrEqual(frames);
  expect(to_frame - from_frame).toBeGreaterThanOrEqual(180);
  expect(to_frame - from_frame).toBeLessThanOrEqual(3600);
  expect(poster_frame >= from_frame && poster_frame <= to_frame).toBe(true);
  expect(captions.length).toBeLessThanOrEqual(3);
  for (const { from, to } of captions) expect(from >= from_frame && to <= to_frame && from < to).toBe(true);
}

describe("a draft", () => {
  test("begins with the last seconds of the run, or with all of a short one", () => {
    expect(firstDraft(RUN, "x")).toMatchObject({ from_frame: 10_800, to_frame: RUN });
    expect(firstDraft(400, "x")).toMatchObject({ from_frame: 0, to_frame: 400 });
  });

  test("stops its handles where the clip would be too short or too long", () => {
    const draft = firstDraft(RUN, "x");
    expect(moveStart(draft, 11_990).from_frame).toBe(RUN - 180);
    expect(moveStart(draft, 0).from_frame).toBe(RUN - 3600);
    const early = moveClip(draft, 0, RUN);
    expect(early).toMatchObject({ from_frame: 0, to_frame: 1200 });
    expect(moveEnd(early, 9000, RUN).to_frame).toBe(3600);
    expect(moveEnd(early, 0, RUN).to_frame).toBe(180);
  });

  test("starts and ends at the playhead, and moves as a whole if it must", () => {
    const draft = firstDraft(RUN, "x");
    expect(startAt(draft, 11_000, RUN)).toMatchObject({ from_frame: 11_000, to_frame: RUN });
    expect(startAt(draft, 2000, RUN)).toMatchObject({ from_frame: 2000, to_frame: 3200 });
    expect(endAt(draft, 11_500, RUN)).toMatchObject({ from_frame: 10_800, to_frame: 11_500 });
    expect(endAt(draft, 5000, RUN)).toMatchObject({ from_frame: 3800, to_frame: 5000 });
  });

  test("stays valid whatever is dragged, for runs of any length", () => {
    const step = fc.tuple(fc.constantFrom("start", "end", "clip", "startAt", "endAt", "caption"), fc.integer());
    fc.assert(
      fc.property(fc.integer({ min: 180, max: 72_000 }), fc.array(step, { maxLength: 20 }), (frames, steps) => {
        let draft = firstDraft(frames, "x");
        for (const [what, wild] of steps) {
          const frame = wild % (2 * frames);
          if (what === "start") draft = moveStart(draft, frame);
          if (what === "end") draft = moveEnd(draft, frame, frames);
          if (what === "clip") draft = moveClip(draft, frame, frames);
          if (what === "startAt") draft = startAt(draft, frame, frames);
          if (what === "endAt") draft = endAt(draft, frame, frames);
          if (what === "caption") draft = addCaption(draft, frame);
          expectValid(draft, frames);
          const part = scoutedPart(draft, frame, frames);
          expect(part.to_frame - part.from_frame).toBeGreaterThanOrEqual(180);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe("captions", () => {
  test("are at most three, in order of time, and leave with the part of the run they are in", () => {
    let draft = firstDraft(RUN, "x");
    for (const frame of [11_500, 11_000, 10_900, 11_800]) draft = addCaption(draft, frame);
    expect(draft.captions.map(({ from }) => from)).toEqual([10_900, 11_000, 11_500]);
    expect(moveStart(draft, 11_300).captions).toHaveLength(1);
  });

  test("begin and end at the playhead; the other end makes room", () => {
    const draft = addCaption(firstDraft(RUN, "x"), 11_000);
    expect(timeCaption(draft, 0, "from", 11_200).captions[0]).toMatchObject({ from: 11_200, to: 11_230 });
    expect(timeCaption(draft, 0, "to", 10_900).captions[0]).toMatchObject({ from: 10_870, to: 10_900 });
  });

  test("without a text are not stored, and the title is trimmed", () => {
    const draft = changeCaption(addCaption(addCaption(firstDraft(RUN, " Left wall "), 11_000), 11_400), 1, {
      text: "Now",
    });
    expect(readyDraft(draft)).toMatchObject({ title: "Left wall", captions: [{ text: "Now" }] });
    expect(removeCaption(draft, 1).captions).toHaveLength(1);
  });
});

test("the timeline shows all of a short run, else the surroundings of the clip, and can be moved", () => {
  expect(viewAround(firstDraft(3000, "x"), 3000)).toEqual({ start: 0, end: 3000 });
  const view = viewAround(firstDraft(RUN, "x"), RUN);
  expect(view).toEqual({ start: 6600, end: RUN });
  expect(moveView(view, -1, RUN)).toEqual({ start: 3900, end: 9300 });
  expect(moveView(view, 1, RUN)).toEqual(view);
});

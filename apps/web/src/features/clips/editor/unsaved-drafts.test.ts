// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import type { ClipDraft } from "#features/clips/clips-api.ts";
import { unsavedDraft } from "./unsaved-drafts.ts";

const STORED: ClipDraft = { from_frame: 0, to_frame: 600, title: "Pond", captions: [], tall: false, poster_frame: 300 };
const EDITED: ClipDraft = { ...STORED, title: "Deep pond", captions: [{ from: 10, to: 60, text: "Look" }] };

beforeEach(() => localStorage.clear());

test("changes of a clip are found again, and those of another clip are not", () => {
  unsavedDraft("a", STORED, 600).keep(EDITED);
  expect(unsavedDraft("a", STORED, 600).read()).toEqual(EDITED);
  expect(unsavedDraft("b", STORED, 600).read()).toBeNull();
  unsavedDraft("a", STORED, 600).drop();
  expect(unsavedDraft("a", STORED, 600).read()).toBeNull();
});

test("changes to an older state of the clip are not brought back", () => {
  unsavedDraft("a", STORED, 600).keep(EDITED);
  expect(unsavedDraft("a", { ...STORED, to_frame: 500 }, 600).read()).toBeNull();
});

test("the changes of ten clips are kept", () => {
  for (let n = 0; n < 12; n++) unsavedDraft(`clip ${n}`, null, 600).keep(EDITED);
  expect([0, 1, 2, 11].map((n) => unsavedDraft(`clip ${n}`, null, 600).read() !== null)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test.each([
  ["outside the run", { to_frame: 700 }],
  ["too short", { to_frame: 100, poster_frame: 50, captions: [] }],
  ["with a caption outside", { captions: [{ from: 10, to: 900, text: "Look" }] }],
  ["with a caption that is no text", { captions: [{ from: 10, to: 60, text: 7 }] }],
  ["with a poster outside", { poster_frame: 601 }],
  ["without a title", { title: undefined }],
])("a kept draft %s is ignored", (_which, broken) => {
  unsavedDraft("a", null, 600).keep({ ...EDITED, ...(broken as object) });
  expect(unsavedDraft("a", null, 600).read()).toBeNull();
});

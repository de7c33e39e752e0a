import type { ClipCard, ClipRow, GetClip, MyRun } from "@quackademy/contract/clip-answers.ts";

export const CLIP_ID = "7d3cbb2e-0a9b-4a55-9a3c-2f4e5b6c7d8e";
export const RUN_ID = "0f3cbb2e-0a9b-4a55-9a3c-2f4e5b6c7d8e";

export function sampleCard(given: Partial<ClipCard> = {}): ClipCard {
  return {
    id: CLIP_ID,
    app_id: "blink",
    app_title: "blink",
    title: "Left wall, no hands",
    tall: false,
    from_frame: 600,
    to_frame: 2040,
    poster: null,
    maker: "moss_toad",
    score: 966,
    unit: "points",
    is_current: true,
    likes: null,
    published_at: "2026-11-16T10:00:00Z",
    ...given,
  };
}

export function sampleClip(given: Partial<GetClip> = {}): GetClip {
  return {
    ...sampleCard(),
    entry: "/g/blink/index.html",
    captions: [],
    poster_frame: 900,
    sim_version: "4b915ebf00112233",
    submission_id: RUN_ID,
    seed: "1",
    log: "",
    frames: 2040,
    is_mine: false,
    is_liked: false,
    status: "published",
    ...given,
  };
}

export function sampleRow(given: Partial<ClipRow> = {}): ClipRow {
  const { maker: _, ...card } = sampleCard();
  return {
    ...card,
    submission_id: RUN_ID,
    captions: [],
    poster_frame: 900,
    status: "draft",
    reason: null,
    created_at: "2026-11-16T09:00:00Z",
    updated_at: "2026-11-16T09:00:00Z",
    watched: 0,
    taken_over: 0,
    is_playable: true,
    ...given,
  };
}

export function sampleRun(given: Partial<MyRun> = {}): MyRun {
  return {
    submission_id: RUN_ID,
    app_id: "blink",
    title: "blink",
    score: 966,
    unit: "points",
    frames: 5520,
    mode: "ranked",
    sim_version: "4b915ebf00112233",
    is_current: true,
    is_clippable: true,
    why_not: null,
    played_at: "2026-11-16T08:00:00Z",
    clips: 0,
    ...given,
  };
}

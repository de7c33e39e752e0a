import fs from "node:fs";
import type { Page } from "@playwright/test";
import type { Shot } from "#screenshots/picture-shot.ts";
import { inRoot } from "#support/repository.ts";

const FIRST = "Brisk,Mossy,Quiet,Velvet,Toast,Paper,Hazel,Nimble,Loud,Sable,Copper,Minty,Plain,Salt,Iron".split(",");
const LAST = "Reed,Kite,Comet,Pond,Pilot,Otter,Drum,Fig,Heron,Fern,Jay,Lark,Pike,Wren,Tulip".split(",");
const ID = "00000000-0000-4000-8000-00000000aaaa";
const ENDS = { left: 27, done: 26 };

type StaffRun = { variant: string; seed: string; frames: number; score: number; log: string };

/** A recorded run of the staff. Every runner of a picture plays it, and each is somewhere else in it. */
function staffRun(game: string): StaffRun {
  const runs = JSON.parse(fs.readFileSync(inRoot(`games/${game}/staff.json`), "utf8")) as StaffRun[];
  return runs.filter(({ variant }) => variant === "").toSorted((one, other) => other.frames - one.frames)[0]!;
}

type Wish = { game: string; title: string; runners: number; state: string; round?: number; rounds?: number };

/** The server's answer about a race. */
function raceOf({ game, title, runners, state, round = 1, rounds = 3 }: Wish) {
  const { frames, score } = staffRun(game);
  const numbers = Array.from({ length: runners }, (_, at) => at + 1);
  const framesOf = (no: number) => Math.round(frames * (1 - (no - 1) / (runners + 4)));
  const scoreOf = (no: number) => Math.round((score * framesOf(no)) / frames);
  const isOver = state === "podium" || state === "ended";
  const statusOf = (no: number) => (isOver ? "verified" : no >= ENDS.done && runners > 20 ? "submitted" : "playing");
  const points = [10, 8, 6, 5, 4, 3, 2, 1];
  return {
    race: {
      race_id: ID,
      code: "HTRBFX",
      kind: "race",
      app_id: game,
      title,
      variant: "",
      rivals: "ghost",
      order: "desc",
      unit: game === "skyhop" ? "m" : "points",
      rounds,
      round,
      state,
      open_to: "homeroom",
      is_locked: false,
      max_runners: 40,
      homeroom_id: null,
      is_host: true,
      me: null,
      sees_inputs: true,
      topic: "race:none",
      host_topic: null,
      host_name: "Ms Adeyemi",
      every_ms: 250,
      rematch: null,
      ended_at: null,
      starts_at: new Date(Date.now() - 84_000).toISOString(),
      now: new Date().toISOString(),
      opened_at: new Date(Date.now() - 300_000).toISOString(),
      expires_at: new Date(Date.now() + 3_600_000).toISOString(),
      runners: numbers.map((no) => ({
        no,
        user_id: null,
        icon: null,
        is_guest: no % 9 === 0,
        is_me: false,
        has_left: no === ENDS.left,
        name: `${FIRST[no % FIRST.length]!} ${LAST[(no * 7) % LAST.length]!}`,
      })),
      results:
        round === 0
          ? []
          : numbers.map((no) => ({
              round,
              no,
              status: statusOf(no),
              live_score: scoreOf(no),
              score: isOver ? scoreOf(no) : null,
              place: isOver ? no : null,
              points: isOver ? (points[no - 1] ?? 0) : null,
              is_late: false,
              reason: null,
              run_id: null,
              alike: [],
            })),
      standings: isOver ? numbers.map((no) => ({ no, place: no, points: points[no - 1] ?? 0 })) : [],
    },
    inputs: {
      round,
      seed: staffRun(game).seed,
      sim_version: "",
      variant: "",
      runs: numbers.map((no) => ({
        no,
        log: staffRun(game).log,
        to: framesOf(no),
        score: scoreOf(no),
        is_over: false,
      })),
    },
  };
}

const wall =
  (wish: Partial<Wish>, size = { width: 1920, height: 1080 }) =>
  async (page: Page) => {
    const { race, inputs } = raceOf({ game: "skyhop", title: "Skyhop", runners: 30, state: "running", ...wish });
    if (page.viewportSize()!.width === 1366) await page.setViewportSize(size);
    await page.route("**/rpc/my_races", (route) =>
      route.fulfill({ json: [{ race_id: ID, code: race.code, kind: "race", app_id: race.app_id, is_host: true }] }),
    );
    await page.route("**/rpc/get_race", (route) => route.fulfill({ json: race }));
    await page.route("**/rpc/get_race_inputs", (route) => route.fulfill({ json: inputs }));
    await page.reload();
    await page.locator(".race-wall").waitFor();
    // The games catch up with what they were told.
    if (race.state === "running") await page.waitForTimeout(9000);
  };

const address = "/race/HTRBFX/wall";
const shot = (name: string, act: Shot["act"]): Shot => ({ name, address, who: "me", act: act! });

/** The wall of a race, for a projector; on a phone only for looking. */
export const WALL_SHOTS: Shot[] = [
  shot("wall", wall({})),
  shot("wall-small", wall({}, { width: 1366, height: 768 })),
  shot("wall-4-3", wall({}, { width: 1024, height: 768 })),
  shot("wall-progress", wall({ game: "times-tower", title: "Times Tower" })),
  shot("wall-two", wall({ runners: 2, rounds: 1 })),
  shot("wall-seven", wall({ runners: 7 })),
  shot("wall-sixteen", wall({ runners: 16 })),
  shot("wall-forty", wall({ runners: 40 })),
  shot("wall-lobby", wall({ state: "lobby", round: 0, runners: 17 })),
  shot("wall-lobby-empty", wall({ state: "lobby", round: 0, runners: 0 })),
  shot("wall-podium", wall({ state: "podium" })),
  shot("wall-podium-one-round", wall({ state: "podium", rounds: 1, runners: 9 })),
  shot("wall-offline", async (page) => {
    await page.routeWebSocket(/realtime/, (socket) => void socket.close());
    await wall({})(page);
    await page.getByText("Connection lost").waitFor();
  }),
  {
    name: "wall-failed",
    address,
    who: "me",
    act: async (page) => {
      await page.route("**/rpc/my_races", (route) => route.abort());
      await page.reload();
      await page.getByText("The wall did not load").waitFor();
    },
  },
  { name: "wall-none", address, who: "me" },
];

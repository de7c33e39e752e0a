// @vitest-environment happy-dom
import type { FromGame, RunTicket } from "@quackademy/game-sdk/protocol.ts";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { BUTTON, FRAMES_PER_SECOND } from "#core/game-rules.ts";
import type { GameManifest } from "#core/game-manifest.ts";
import { createGamePace } from "#core/game-pace.ts";
import { createGameShell } from "#shell/game-shell.ts";
import type { CanvasStage } from "#stage/canvas-stage.ts";
import { createPaperStage } from "#testing/paper-stage.ts";
import { pondManifest, quietPortal } from "#testing/pond-game.ts";
import { createPressRules, type PressState } from "#testing/press-rules.ts";
import { createDirector } from "./director/game-director.ts";
import { createProgress } from "./game-progress.ts";
import type { GameSession } from "./game-session.ts";
import { routeInput } from "./route-input.ts";
import { openSaveStore } from "./save-store.ts";
import type { LessonStep } from "./lesson/game-lesson.ts";

// Node has no fonts.
vi.mock("#stage/display-face.ts", () => ({ loadDisplayFace: () => {} }));

const RUN_FRAMES = 700;
const rules = createPressRules(RUN_FRAMES);

const lesson: LessonStep<PressState>[] = [
  {
    verb: "Press",
    press: { keys: "Space", touch: "Tap", pad: "A" },
    text: "Press once.",
    isDone: ({ pressed }) => pressed > 0,
  },
];

type Answer = RunTicket | null | "ticket" | "never";

async function open(
  more: Partial<GameManifest> = {},
  options: Partial<GameSession<PressState>> = {},
  answer: Answer = "ticket",
) {
  document.body.replaceChildren();
  const told: FromGame[] = [];
  const tickets: object[] = [];
  const ticket: RunTicket = { run: "r1", seed: "0".repeat(32), mode: "ranked", expires: null, best: null, next: null };
  const portal = quietPortal({
    tell: (event: FromGame) => told.push(event),
    ask: async (name: string, ask: { variant?: string }) => {
      if (name === "beginRun") {
        tickets.push(ask);
        if (answer === null) throw new Error("The page has no ticket.");
        if (answer === "never") return new Promise(() => {});
        if (answer !== "ticket") return answer;
        return { ...ticket, variant: ask.variant ?? "" };
      }
      return { status: "verified", score: 1, rank: 2, best: 1, next: { name: "jen", score: 9 }, reason: null };
    },
  });
  const scoring = { kind: "points", order: "desc", unit: "points", min: 0, max: 9 } as const;
  const manifest = pondManifest({ score: scoring, howTo: ["Press."], ...more });
  const save = await openSaveStore(portal, "pond", manifest.score);
  const shell = createGameShell({ title: "Pond", spine: "#000000", describe: "Pond" }, () => {});
  const stage = { ...createPaperStage({ isCalm: true }), clearEffects: () => {} } as unknown as CanvasStage;
  const createFace: GameSession<PressState>["createFace"] = () => ({
    view: { size: { wide: [16, 9], tall: [9, 16] }, draw: () => {} },
    input: { held: { Space: BUTTON.a, KeyX: BUTTON.a } },
  });
  const session: GameSession<PressState> = {
    manifest,
    rules,
    createFace,
    createPlainFace: createFace,
    lesson,
    portal,
    shell,
    stage,
    save,
    progress: createProgress(save),
    staff: { runs: [] },
    pace: createGamePace(),
    isTouch: () => false,
    device: () => "keys",
    ...options,
  };
  const director = createDirector(session, { openSettings: () => {}, speed: () => 1, refit: () => {} });
  const input = routeInput(
    shell,
    () => director,
    () => {},
  );
  const step = (frames: number) => {
    for (let frame = 0; frame < frames; frame++) director.scene.step();
  };
  const press = (code: string) => {
    const isUsed = input.keyDown({ code, key: code });
    input.keyUp(code);
    return isUsed;
  };
  const pad = (held: number) => input.pad({ held, pressed: [], isLost: false });
  const score = () => shell.root.querySelector(".hud-score")!.textContent;
  return { director, shell, save, step, press, pad, score, told, tickets };
}

const started = (shell: { root: HTMLElement }) =>
  vi.waitFor(() => expect(shell.root.className).not.toContain("is-title"));
const screenOf = (shell: { root: HTMLElement }) => shell.root.dataset["screen"];

describe("the loop around a game", () => {
  beforeEach(() => localStorage.clear());

  test("a run that the page asked for starts without a title, with a short count that can be skipped", async () => {
    const { director, shell, step, press, score } = await open();
    director.start("ranked");
    await started(shell);
    expect(screenOf(shell)).toBe("none");
    step(1);
    expect(shell.root.querySelector(".count")!.textContent).toBe("3Space skips");
    press("Space");
    step(2);
    expect(shell.root.querySelector(".count")!.textContent).toBe("");
    press("KeyX");
    step(1);
    expect(score()).toBe("1");
  });

  test("a run names the next rank to beat until it has passed that score", async () => {
    const next = { name: "jen", score: 2 };
    const { director, shell, step, press } = await open(
      {},
      { countdown: false },
      { run: "r1", seed: "0".repeat(32), mode: "ranked", expires: null, best: null, next },
    );
    const target = () => shell.root.querySelector(".hud-target")!.textContent;
    director.start("ranked");
    await started(shell);
    expect(target()).toBe("Next: jen\n2");
    for (let point = 0; point < 3; point++) {
      press("KeyX");
      step(1);
    }
    step(15);
    expect(target()).toBe("");
  });

  test("a run whose ticket does not come waits with a word about it, and then is practice and says why", async () => {
    vi.useFakeTimers();
    try {
      const { director, shell, step } = await open({}, {}, "never");
      const count = () => shell.root.querySelector(".count")!.textContent;
      director.start("ranked");
      await vi.advanceTimersByTimeAsync(600);
      expect(count()).toBe("…");
      await vi.advanceTimersByTimeAsync(6000);
      expect([count(), shell.root.className.includes("is-title")]).toEqual(["…Waiting for the server", true]);
      await vi.advanceTimersByTimeAsync(14_000);
      expect([count(), shell.root.className.includes("is-title")]).toEqual(["", false]);
      expect(shell.root.querySelector(".toasts")!.textContent).toBe(
        "The server did not answer in time: this run is practice.",
      );
      step(RUN_FRAMES + 100);
      const report = shell.root.querySelector("[data-name=over]")!.textContent;
      expect(report).toContain("The server did not answer in time, so this run was practice.");
      expect(report).not.toContain("Sign in");
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([
    ["visitor", "Your best is kept on this device. Sign in to be ranked."],
    ["no-answer", "The server did not answer in time, so this run was practice. The next one asks again."],
    [undefined, "A practice run: not on the board."],
  ] as const)("a run that does not count because of %s says so in its report", async (why, words) => {
    const ticket: RunTicket = {
      run: null,
      seed: "0".repeat(32),
      mode: "practice",
      expires: null,
      best: null,
      next: null,
    };
    const { director, shell, step } = await open({}, {}, { ...ticket, ...(why && { why }) });
    director.start("ranked");
    await started(shell);
    step(RUN_FRAMES + 100);
    expect(shell.root.querySelector("[data-name=over]")!.textContent).toContain(words);
  });

  test("a run that is paused or left keeps what it has found, and a finished one is not asked again", async () => {
    const found: string[] = [];
    const onLeave = () => void found.push("left");
    const { director, shell, step, press, tickets } = await open(
      {},
      { onLeave, onFinish: () => void found.push("finished") },
    );
    director.start("ranked");
    await started(shell);
    director.pause("player");
    expect(found).toEqual(["left"]);
    director.restart();
    await vi.waitFor(() => expect(tickets).toHaveLength(2));
    expect(found).toEqual(["left", "left"]);
    await new Promise((resolve) => setTimeout(resolve));
    press("Space");
    step(1 + RUN_FRAMES + 60);
    director.restart();
    expect(found).toEqual(["left", "left", "finished"]);
  });

  test("control is back at most a second after the end of a run, by a key of the game", async () => {
    const { director, shell, step, press, score } = await open();
    director.start("ranked");
    await started(shell);
    press("Space");
    step(1 + RUN_FRAMES);
    expect(screenOf(shell)).toBe("none");
    let frames = 0;
    for (; frames < 5 * FRAMES_PER_SECOND; frames++) {
      press("KeyX");
      // The ticket needs a turn of the event loop, as it needs a moment of the network.
      await Promise.resolve();
      await new Promise((resolve) => setTimeout(resolve));
      director.scene.step();
      if (screenOf(shell) === "none" && score() === "1") break;
    }
    expect(frames).toBeLessThanOrEqual(FRAMES_PER_SECOND);
    // Presses in the first moment after the end do not skip the report.
    expect(frames).toBeGreaterThan(0.35 * FRAMES_PER_SECOND);
  });

  test("the report is open at once, keeps arrows for its buttons, and R starts anew from another button, too", async () => {
    const { director, shell, step, press, tickets } = await open();
    director.start("ranked");
    await started(shell);
    press("Space");
    step(1 + RUN_FRAMES + 15);
    expect(screenOf(shell)).toBe("over");
    step(30);
    press("ArrowRight");
    expect(document.activeElement?.textContent).toBe("Watch");
    // Enter belongs to the button that has the focus.
    expect(press("Enter")).toBe(false);
    expect(tickets).toHaveLength(1);
    press("KeyR");
    await vi.waitFor(() => expect(tickets).toHaveLength(2));
    expect(screenOf(shell)).toBe("none");
  });

  test("a press just after the end of the run does not skip its report", async () => {
    const { director, shell, step, press, tickets } = await open();
    director.start("ranked");
    await started(shell);
    press("Space");
    step(1 + RUN_FRAMES + 16);
    for (const code of ["Space", "Enter", "KeyX", "KeyR"]) press(code);
    shell.press();
    expect([screenOf(shell), tickets.length]).toEqual(["over", 1]);
  });

  test("R in a long run asks for a second press", async () => {
    const { director, shell, step, press, tickets } = await open();
    director.start("ranked");
    await started(shell);
    press("Space");
    step(1 + 650);
    press("KeyR");
    expect(shell.root.querySelector(".toasts")!.textContent).toBe("Press R again to start over.");
    expect(tickets).toHaveLength(1);
    press("KeyR");
    expect(tickets).toHaveLength(2);
  });

  test("the lesson is shown in the first run, says that a step is done, and is kept as seen", async () => {
    const { director, shell, save, step, press } = await open();
    director.start("ranked");
    await started(shell);
    const words = () =>
      (shell.root.querySelector(".lesson") as HTMLElement).hidden ||
      shell.root.querySelector(".lesson-words")!.textContent;
    press("Space");
    step(3);
    expect(words()).toBe("PressPress once.");
    press("KeyX");
    step(2);
    expect(words()).toBe("PressWell done.");
    step(60);
    expect([words(), save.saved.lessons]).toEqual([true, ["first"]]);
  });

  test("a verdict adds the rank to the report, and the run's own save has its score", async () => {
    const { director, shell, save, step, press } = await open();
    director.start("ranked");
    await started(shell);
    press("Space");
    step(2);
    press("KeyX");
    step(RUN_FRAMES + 20);
    await vi.waitFor(() =>
      expect(shell.root.querySelector(".report-rank")!.textContent).toBe("rank 28 points to rank 1, jen"),
    );
    expect(save.saved.recent[""]).toHaveLength(1);
  });

  test("a button of a gamepad that started the run does not play in it until it is released", async () => {
    const { director, shell, step, press, score, pad } = await open();
    director.start("ranked");
    await started(shell);
    press("Space");
    step(1);
    for (const held of [BUTTON.a, BUTTON.a]) {
      pad(held);
      step(1);
    }
    expect(score()).toBe("0");
    pad(0);
    pad(BUTTON.a);
    step(1);
    expect(score()).toBe("1");
  });

  const MODES = [
    { id: "", title: "Climb", hint: "As high as you can." },
    { id: "map", title: "Map", hint: "Small towers.", levels: 3 },
  ];
  const choose = (shell: { root: HTMLElement }, name: RegExp) => {
    const buttons = [...shell.root.querySelectorAll<HTMLButtonElement>(".screens button")];
    buttons.find((each) => name.test(each.getAttribute("aria-label") ?? each.textContent))!.click();
  };

  test("a first visit to a game with modes starts the first one at once", async () => {
    const { director, shell, tickets } = await open({ modes: MODES });
    director.start("ranked");
    await started(shell);
    expect(tickets).toEqual([{ mode: "ranked" }]);
  });

  test("a game with modes remembers the choice, and plays that mode", async () => {
    const { director, shell, save, tickets } = await open({ modes: MODES });
    director.openTitle();
    const cards = [...shell.root.querySelectorAll(".mode")].map((card) => card.getAttribute("aria-label"));
    expect(cards).toEqual(["Climb. Not played yet. As high as you can.", "Map. 0 of 9 stars. Small towers."]);
    choose(shell, /^Climb/);
    await started(shell);
    expect([tickets, save.saved.variant]).toEqual([[{ mode: "ranked" }], ""]);
    director.start("ranked");
    await vi.waitFor(() => expect(tickets).toHaveLength(2));
  });

  test("levels open one after the other, and the last one played is offered first", async () => {
    const { director, shell, save, step, press, tickets } = await open({ modes: MODES });
    director.openTitle();
    choose(shell, /^Map/);
    expect(screenOf(shell)).toBe("levels");
    const closed = () => [...shell.root.querySelectorAll<HTMLButtonElement>(".level")].map(({ disabled }) => disabled);
    expect(closed()).toEqual([false, true, true]);
    choose(shell, /^Level 1,/);
    await started(shell);
    expect(tickets).toEqual([{ mode: "ranked", variant: "map-1" }]);
    expect(shell.root.querySelector(".hud-mark")!.textContent).toBe("Map 1");
    press("Space");
    step(2);
    press("KeyX");
    step(RUN_FRAMES + 60);
    expect(save.saved.bests).toEqual({ "map-1": expect.any(Number) });
    director.start("ranked");
    expect([screenOf(shell), closed()]).toEqual(["levels", [false, false, true]]);
  });

  test("the finds of a run are in its report beside a hint, and on the shelf from then on", async () => {
    const isTrue = (value: unknown): value is boolean => value === true;
    const { director, shell, step, press } = await open(
      {},
      {
        onFinish: (_, progress) => void progress.set("hat", true),
        hint: (_, progress) => (progress.get("hat", isTrue) ? "Next hat, Crown: Finish two runs." : ""),
        shelf: (progress) => {
          const isFound = progress.get("hat", isTrue) ?? false;
          const item = { name: "Top hat", how: "Finish a run", draw: () => {} };
          return {
            title: "Hats",
            line: "For the duck.",
            items: [
              { ...item, id: "top", isFound },
              { ...item, id: "crown", isFound: false },
            ],
          };
        },
      },
    );
    director.openTitle();
    choose(shell, /^Hats 0 of 2/);
    expect([screenOf(shell), shell.root.querySelectorAll(".is-missing").length]).toEqual(["shelf", 2]);
    choose(shell, /^Back/);
    director.start("ranked");
    await started(shell);
    press("Space");
    step(RUN_FRAMES + 60);
    expect(shell.root.querySelector(".report-news")!.textContent).toBe("New: Top hat");
    expect(shell.root.querySelector(".report-goal")!.textContent).toMatch(/Next hat, Crown: Finish two runs\.$/);
    director.openTitle();
    choose(shell, /^Hats 1 of 2/);
    expect(shell.root.querySelectorAll(".is-missing")).toHaveLength(1);
  });
});

describe("a race", () => {
  beforeEach(() => localStorage.clear());
  const race: RunTicket = { run: "r1", seed: "0".repeat(32), mode: "race", expires: null, best: null, next: null };
  const textOf = (shell: { root: HTMLElement }) =>
    [...shell.root.querySelectorAll(".screens button")].map(({ textContent }) => textContent);

  test("waits for nobody: neither the page nor the player pauses it, and its button leads to the page", async () => {
    const { director, shell, step, press, told } = await open({}, {}, race);
    director.start("race");
    await started(shell);
    step(10);
    director.pause("page");
    expect([director.isRacing, director.isPaused, told.some(({ type }) => type === "leave")]).toEqual([
      true,
      false,
      false,
    ]);
    for (const code of ["Escape", "KeyP"]) {
      press(code);
      expect([director.isPaused, screenOf(shell), told.at(-1)]).toEqual([false, "none", { type: "leave" }]);
    }
    expect(shell.hud.pause.getAttribute("aria-label")).toBe("To the page");
    press("KeyR");
    expect(shell.root.querySelector(".toasts")!.textContent).toBe("A race has one attempt.");
  });

  test("ends with a report that leads to the ranking, and nothing else", async () => {
    const { director, shell, step, told } = await open({}, {}, race);
    director.start("race");
    await started(shell);
    step(RUN_FRAMES + 60);
    expect([screenOf(shell), textOf(shell)]).toEqual(["over", ["See the ranking"]]);
    expect(director.isRacing).toBe(false);
    shell.press();
    expect(told.at(-1)).toEqual({ type: "leave" });
  });

  test("without a ticket from the page is not replaced by another run", async () => {
    const { director, shell, tickets, told } = await open({}, {}, null);
    director.start("race");
    await vi.waitFor(() => expect(director.isIdle).toBe(true));
    expect([tickets, shell.root.className.includes("is-title")]).toEqual([[{ mode: "race" }], true]);
    expect(told.filter(({ type }) => type === "gameplayStart")).toEqual([]);
  });

  test("is followed by runs that can be paused again", async () => {
    const { director, shell, step, press } = await open();
    director.start("ranked");
    await started(shell);
    press("Space");
    step(2);
    press("Escape");
    expect([director.isPaused, shell.hud.pause.getAttribute("aria-label")]).toEqual([true, "Pause"]);
  });
});

// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { BUTTON } from "#core/game-rules.ts";
import { createGamePace } from "#core/game-pace.ts";
import { createGameShell } from "#shell/game-shell.ts";
import type { CanvasStage } from "#stage/canvas-stage.ts";
import type { StaffRun } from "#staff/load-staff.ts";
import { createPaperStage } from "#testing/paper-stage.ts";
import { buttonNamed, heldRun, pondManifest, quietPortal } from "#testing/pond-game.ts";
import { createPressRules, type PressState } from "#testing/press-rules.ts";
import { createDirector } from "./director/game-director.ts";
import { createProgress } from "./game-progress.ts";
import type { GameSession } from "./game-session.ts";
import { openSaveStore } from "./save-store.ts";

// Node has no fonts.
vi.mock("#stage/display-face.ts", () => ({ loadDisplayFace: () => {} }));

const RUN_FRAMES = 100;
const rules = createPressRules(RUN_FRAMES);

/** A run of the second level that holds the button from the start on. */
const runOf = (who: StaffRun["who"], score: number) =>
  heldRun(who, score, { variant: "map-2", from: 0, frames: RUN_FRAMES });

type View = ReturnType<GameSession<PressState>["createFace"]>["view"];

async function open(more: Partial<GameSession<PressState>> = {}, moreView: Partial<View> = {}) {
  document.body.replaceChildren();
  const portal = quietPortal({ isAlone: true, features: [] });
  const modes = [
    { id: "", title: "Run", hint: "" },
    { id: "map", title: "Maps", hint: "", levels: 3 },
  ];
  const manifest = pondManifest({ modes });
  const save = await openSaveStore(portal, "pond", manifest.score);
  const shell = createGameShell({ title: "Pond", spine: "#000000", describe: "Pond" }, () => {});
  const stage = { ...createPaperStage({ isCalm: true }), clearEffects: () => {} } as unknown as CanvasStage;
  const ghosts: string[] = [];
  const createFace: GameSession<PressState>["createFace"] = () => ({
    view: {
      size: { wide: [16, 9], tall: [9, 16] },
      draw: () => {},
      drawGhost: (_, { pressed }, { name }) => void ghosts.push(`${name} ${pressed}`),
      ...moreView,
    },
    input: { held: { Space: BUTTON.a } },
  });
  const session: GameSession<PressState> = {
    manifest,
    rules,
    createFace,
    createPlainFace: createFace,
    portal,
    shell,
    stage,
    save,
    progress: createProgress(save),
    staff: { runs: [runOf("duckling", 10), runOf("drake", 20), runOf("goose", 30)] },
    pace: createGamePace(),
    isTouch: () => false,
    device: () => "keys",
    countdown: false,
    stars: ({ pressed }) => (pressed > 0 ? 1 : 0),
    ...more,
  };
  const measureDelay = vi.fn();
  const director = createDirector(session, { openSettings: () => {}, measureDelay, speed: () => 1, refit: () => {} });
  const play = async (variant: string, presses = 0) => {
    director.start("ranked", variant);
    await vi.waitFor(() => expect(shell.root.className).not.toContain("is-title"));
    director.scene.keyDown?.({ code: presses > 0 ? "Space" : "None", key: "" });
    for (let frame = 0; frame < presses; frame++) director.scene.step();
    director.scene.keyUp?.("Space");
  };
  const step = (frames: number) => {
    for (let frame = 0; frame < frames; frame++) director.scene.step();
  };
  const ghostsNow = () => {
    ghosts.length = 0;
    director.scene.draw();
    return [...ghosts];
  };
  const button = (name: string) => buttonNamed(shell.root, name);
  return { director, shell, save, play, step, ghostsNow, button, measureDelay };
}

describe("the staff in a level", () => {
  beforeEach(() => localStorage.clear());

  test("one of them runs along in an own run: the next to beat, with name and score", async () => {
    const { play, step, ghostsNow, shell, save } = await open();
    save.addScore("map-2", 15);
    save.addMedal("map-2", 1);
    await play("map-2");
    step(12);
    expect(ghostsNow()).toEqual(["Drake 12"]);
    expect(shell.root.querySelector(".hud-target")!.textContent).toBe("Drake\n12");
  });

  test("all three run along where the game wants it, and nobody in a level without runs", async () => {
    const { play, step, ghostsNow } = await open({ company: "all" });
    await play("map-2");
    step(25);
    expect(ghostsNow()).toEqual(["Duckling 10", "Drake 20", "Goose 25"]);
    await play("map-1");
    step(1);
    expect(ghostsNow()).toEqual([]);
  });

  test("waits until a level has a star, where the game has a goal for the time before", async () => {
    const { play, step, save, shell } = await open({ firstGoal: () => "Next flag: 20 %." });
    save.addMedal("map-1", 1);
    await play("map-2");
    step(2 * RUN_FRAMES);
    expect(shell.root.querySelector(".report-goal")!.textContent).toBe("Next flag: 20 %.");
    expect(shell.root.querySelector(".medals")).toBeNull();
    await play("map-2", 5);
    step(2 * RUN_FRAMES);
    expect(shell.root.querySelector(".report-goal")!.textContent).toContain("to beat Duckling");
    expect(shell.root.querySelectorAll(".medals li").length).toBe(3);
  });

  test("gives medals for the score and keeps the stars apart", async () => {
    const { play, step, save, shell, director, button } = await open();
    save.addMedal("map-1", 1);
    await play("map-2", 25);
    step(RUN_FRAMES);
    const report = shell.root.querySelector(".medals")!;
    expect([...report.querySelectorAll("li")].map((each) => each.className)).toEqual([
      "medal is-new",
      "medal is-new",
      "medal",
    ]);
    expect(save.saved.medals["map-2"]).toBe(1);
    director.leave();
    director.openTitle();
    expect(button("Race Drake, 20, beaten")).toBeDefined();
    expect(shell.root.querySelector(".races-words")!.textContent).toBe("Race the staff: Map 2");
    [...shell.root.querySelectorAll("button")]
      .find((each) => each.getAttribute("aria-label")?.startsWith("Maps"))!
      .click();
    expect(button("Level 2, 1 of 3 stars, Drake beaten")).toBeDefined();
  });

  test("give no medal for a level that was not finished, however many points it brought", async () => {
    const { play, step, shell } = await open({ stars: () => 0 });
    await play("map-2", 25);
    step(RUN_FRAMES);
    const medals = [...shell.root.querySelectorAll(".medals li")].map((each) => each.className);
    expect(medals).toEqual(["medal", "medal", "medal"]);
  });

  test("wait where they are while the own run waits for its first press", async () => {
    const { play, step, ghostsNow } = await open({}, { isWaiting: ({ pressed }) => pressed === 0 });
    await play("map-2");
    step(12);
    expect(ghostsNow()).toEqual(["Duckling 0"]);
    await play("map-2", 5);
    expect(ghostsNow()).toEqual(["Duckling 5"]);
  });
});

test("a game may open more levels, and the map offers the first one without a star", async () => {
  const { director, shell, save, button } = await open({
    isLevelOpen: (_, level, starsOf) => starsOf(level - 2) > 0,
  });
  save.addMedal("map-1", 1);
  director.openTitle();
  const buttons = () => [...shell.root.querySelectorAll("button")];
  buttons()
    .find((each) => each.getAttribute("aria-label")?.startsWith("Maps"))!
    .click();
  expect(buttons().filter(({ disabled }) => disabled)).toEqual([]);
  expect(button("Play level 2")).toBeDefined();
});

test("the report of a run that missed the beat offers to measure the sound's delay", async () => {
  const { play, step, shell, button, measureDelay } = await open({ isOffBeat: ({ pressed }) => pressed > 3 });
  await play("", 2);
  step(RUN_FRAMES * 2);
  expect(shell.root.querySelector(".report")).not.toBeNull();
  expect(button("Measure sound delay")).toBeUndefined();
  await play("", 5);
  step(RUN_FRAMES * 2);
  button("Measure sound delay")!.click();
  expect(measureDelay).toHaveBeenCalledOnce();
});

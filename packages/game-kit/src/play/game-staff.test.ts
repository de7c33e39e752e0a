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

const RUN_FRAMES = 1200;
const rules = createPressRules(RUN_FRAMES);

/** A run that holds the button from frame 600 on. */
const runOf = (who: StaffRun["who"], score: number) => heldRun(who, score, { from: 600, frames: RUN_FRAMES });
const RUNS = [runOf("duckling", 10), runOf("drake", 20), runOf("goose", 30)];

async function open({ isCalm = false, runs = RUNS }: { isCalm?: boolean; runs?: StaffRun[] } = {}) {
  document.body.replaceChildren();
  const portal = quietPortal();
  const manifest = pondManifest({ howTo: ["Press.", "Press longer."] });
  const save = await openSaveStore(portal, "pond", manifest.score);
  const shell = createGameShell({ title: "Pond", spine: "#000000", describe: "Pond" }, () => {});
  const stage = { ...createPaperStage({ isCalm }), clearEffects: () => {} } as unknown as CanvasStage;
  const drawn: number[] = [];
  const createFace: GameSession<PressState>["createFace"] = () => ({
    view: { size: { wide: [16, 9], tall: [9, 16] }, draw: (_, { frame }) => void drawn.push(frame) },
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
    staff: { runs },
    pace: createGamePace(),
    isTouch: () => false,
    device: () => "keys",
  };
  const director = createDirector(session, { openSettings: () => {}, speed: () => 1, refit: () => {} });
  director.openTitle();
  const button = (name: string) => buttonNamed(shell.root, name);
  const step = (frames: number) => {
    for (let frame = 0; frame < frames; frame++) director.scene.step();
  };
  const draw = () => {
    director.scene.draw();
    return drawn.at(-1);
  };
  return { director, session, shell, save, step, draw, button, screen: () => shell.root.dataset["screen"] };
}

describe("the staff's runs", () => {
  beforeEach(() => localStorage.clear());

  test("play behind the title, and stand still with reduced motion", async () => {
    const moving = await open();
    moving.step(10);
    expect(moving.draw()).toBe(250);
    const still = await open({ isCalm: true });
    still.step(10);
    expect(still.draw()).toBe(0);
  });

  test("are raced with one click on the title", async () => {
    const { shell, button, screen, step } = await open();
    button("Race Drake, 20")!.click();
    expect(screen()).toBe("none");
    expect(shell.root.className).not.toContain("is-title");
    step(500);
    expect(shell.root.textContent).toContain("Drake");
  });

  test("are marked as beaten by the medal that is kept", async () => {
    const { save, director, button } = await open();
    save.addMedal("", 2);
    director.refreshTitle();
    expect(button("Race Drake, 20, beaten")).toBeDefined();
    expect(button("Race Goose, 30")).toBeDefined();
  });

  test("show how to play in eight seconds, with the keys that are pressed", async () => {
    const { shell, button, screen, step, draw } = await open();
    button("How to play")!.click();
    expect(screen()).toBe("demo");
    const key = shell.root.querySelector(".demo-keys kbd")!;
    expect(key.textContent).toBe("Space");
    step(20);
    expect([key.className, shell.root.querySelector(".demo-words")!.textContent]).toEqual(["", "Press."]);
    step(15);
    expect(key.className).toBe("is-down");
    step(400);
    expect(shell.root.querySelector(".demo-words")!.textContent).toBe("Press longer.");
    const last = draw()!;
    step(200);
    expect(draw()).toBeLessThan(last);
    button("Read all controls")!.click();
    expect(screen()).toBe("how-to");
    button("Got it")!.click();
    expect(screen()).toBe("title");
  });

  test("are missing without a fault", async () => {
    const { shell, button, screen } = await open({ runs: [] });
    expect(shell.root.querySelector(".races")).toBeNull();
    button("How to play")!.click();
    expect(screen()).toBe("how-to");
  });

  test("appear on a title that is already open when they are loaded", async () => {
    const { session, director, button } = await open({ runs: [] });
    session.staff.runs = RUNS;
    director.refreshTitle();
    expect(button("Race Goose, 30")).toBeDefined();
  });
});

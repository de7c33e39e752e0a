import { playGame } from "@quackademy/game-kit/play/play-game.ts";
import { createFace } from "./face.ts";
import manifest from "./game.json" with { type: "json" };
import { lesson } from "./lesson.ts";
import { chooseShip, chosenShip, doneMissions, finishMissions, missionsFor, shipFor, SHIPS } from "./missions.ts";
import { tune } from "./music.ts";
import { rules } from "./rules.ts";
import { ACROSS, SUB } from "./rules-belt.ts";
import { drawStillShip } from "./view-ship.ts";

playGame({
  manifest,
  rules,
  createFace,
  lesson,
  // The quack button lies below on phones; on wide screens it must not cover the ship.
  lessonAt: ({ ship }, isTall) => (isTall || ship.c >= (ACROSS / 2) * SUB ? "top" : "bottom"),
  music: tune,
  onFinish: finishMissions,
  shelf: (progress) => ({
    title: "Ships",
    line: "Missions bring ships. Choose the one you fly.",
    items: SHIPS.map(({ name }, ship) => ({
      id: name,
      name,
      how: ship === 0 ? "Yours from the start" : `${missionsFor(ship)} missions`,
      isFound: ship <= shipFor(doneMissions(progress)),
      draw: (context) => drawStillShip(context, ship),
    })),
    chosen: SHIPS[chosenShip(progress)]!.name,
    onChoose: (name) => void chooseShip(progress, name),
  }),
});

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { freePort } from "#support/free-port.ts";
import { inRoot } from "#support/repository.ts";

const FIXTURES = inRoot("e2e/fixtures");
const SERVER = inRoot("apps/server/dist/main.js");

export type GameGateway = { url: string; stop: () => Promise<void> };

/** A separate site, as an operator starts it, whose only games are the fixtures. */
export function startGameGateway(games: string[]): Promise<GameGateway> {
  return startGateway(async (gamesDir) => {
    for (const game of games)
      fs.cpSync(path.join(FIXTURES, `${game}-game`), path.join(gamesDir, game), { recursive: true });
    fs.mkdirSync(path.join(gamesDir, "rules"), { recursive: true });
    fs.writeFileSync(path.join(gamesDir, "catalogue.json"), JSON.stringify(games.map(catalogueEntry)));
  });
}

type GameBuild = { buildGames(folders: string[], dist: string): Promise<unknown> };

/** A site whose only game is the template, copied into its own folder and renamed. */
export function startTemplateGateway(id: string): Promise<GameGateway> {
  return startGateway(async (gamesDir, folder) => {
    const source = path.join(folder, "games-to-build", id);
    fs.cpSync(inRoot("packages/game-kit/template"), source, { recursive: true });
    const manifest = path.join(source, "game.json");
    const template = JSON.parse(fs.readFileSync(manifest, "utf8")) as object;
    fs.writeFileSync(manifest, JSON.stringify({ ...template, id }));
    // Imported by path, because journeys do not depend on our packages; this is what an author's `npm run build` does.
    const build = pathToFileURL(inRoot("scripts/lib/build/build-games.mjs")).href;
    const { buildGames } = (await import(build)) as GameBuild;
    await buildGames([source], gamesDir);
    keepOlderRules(path.join(gamesDir, id), gamesDir);
  });
}

/** An older version of the template's rules that it can still show. */
export const OLDER_RULES = "00000000000000ff";

function keepOlderRules(game: string, gamesDir: string): void {
  const file = path.join(game, "game.json");
  const built = JSON.parse(fs.readFileSync(file, "utf8")) as { rules: string };
  fs.copyFileSync(path.join(gamesDir, built.rules), path.join(game, `rules.${OLDER_RULES}.js`));
  fs.writeFileSync(file, JSON.stringify({ ...built, olderRules: [OLDER_RULES] }));
}

async function startGateway(fill: (gamesDir: string, folder: string) => Promise<void>): Promise<GameGateway> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "quack-e2e-games-"));
  const gamesDir = path.join(folder, "games");
  await fill(gamesDir, folder);

  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      PUBLIC_URL: url,
      DATA_DIR: path.join(folder, "data"),
      GAMES_DIR: gamesDir,
      DATABASE_URL: "",
      DRAIN_SECONDS: "0",
      SITE_NAME: "",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await becomeReady(server, url);
  return {
    url,
    stop: async () => {
      const gone = once(server, "exit");
      server.kill("SIGTERM");
      await gone;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

function catalogueEntry(id: string, place: number) {
  return {
    id,
    title: id,
    code: `TST ${10 + place}`,
    tagline: "Test",
    description: "A game for tests.",
    version: "1.0.0",
    protocol: 1,
    categories: ["arcade"],
    devices: ["keyboard"],
    players: 1,
    spine: "#112233",
    featured: false,
    score: { kind: "points", order: "desc", unit: "points", min: 0, max: 1000 },
    verifier: "none",
    controls: [],
    licence: "MIT",
    entry: `/g/${id}/index.html`,
    sim_version: null,
  };
}

/** Waits for as long as the process runs, because a start takes minutes on a busy machine. */
async function becomeReady(server: ChildProcess, url: string): Promise<void> {
  const answers = () =>
    fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error("the gateway with the test's own games did not start");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

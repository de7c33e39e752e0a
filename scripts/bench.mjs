import "./lib/machine/node-version.mjs";

const { default: fs } = await import("node:fs");
const { default: os } = await import("node:os");
const { default: path } = await import("node:path");
const { succeeds } = await import("./lib/machine/command.mjs");
const { BROWSER_FLAGS, findBothBrowsers, findBrowser } = await import("./lib/machine/find-browser.mjs");
const { areDependenciesInstalled, installDependencies } = await import("./lib/machine/install.mjs");
const { inRoot } = await import("./lib/machine/repository.mjs");
const { runTool } = await import("./lib/machine/run.mjs");
const { setUp } = await import("./lib/build/set-up.mjs");
const { startPostgres } = await import("./lib/machine/start-postgres.mjs");

const known = fs.readdirSync(inRoot("bench")).filter((name) => fs.existsSync(benchFile(name)));
const [name = "", ...args] = process.argv.slice(2);

/** These need no PostgreSQL: replays use no database, and the browser benches use the embedded one. */
const IN_BROWSER = ["clips", "games", "wall", "web"];
const WITHOUT_POSTGRES = ["disk", "runs", ...IN_BROWSER];

// As on a server with a few gigabytes: a million players do not fit into PostgreSQL's default memory.
const settings = { shared_buffers: "1GB", max_wal_size: "8GB" };

await succeeds(async () => {
  if (!known.includes(name)) {
    console.log(`npm run bench -- <name>, where name is one of: ${known.join(", ")}`);
    return 2;
  }
  await setUp();
  if (name === "web") await installLighthouse();
  const given = process.env.TEST_DATABASE_URL;
  const isNeeded = !given && !WITHOUT_POSTGRES.includes(name);
  const postgres = !isNeeded
    ? undefined
    : await startPostgres({ durable: true, settings: name === "db" ? settings : {} });
  try {
    const env = {
      TEST_DATABASE_URL: given ?? postgres?.url,
      ...(await browserFor(name)),
      ...(await workshopFor(name)),
    };
    const { code } = await runTool("node_modules/tsx/dist/cli.mjs", [benchFile(name), ...args], { env });
    return code;
  } finally {
    await postgres?.stop();
  }
});

/** Lighthouse is a package of its own: it brings a third of all files, and only this bench needs it. */
async function installLighthouse() {
  const folder = inRoot("bench/web/lighthouse");
  if (!areDependenciesInstalled(folder)) await installDependencies(folder, "Installing Lighthouse");
}

/** Pages, videos and the wall are measured in both kinds of browser, games in the first one that starts. @param {string} bench */
async function browserFor(bench) {
  if (!IN_BROWSER.includes(bench) || (bench === "games" && args.includes("rules"))) return {};
  if (bench !== "games")
    return { BENCH_BROWSERS: JSON.stringify({ browsers: await findBothBrowsers(), args: BROWSER_FLAGS }) };
  return { BENCH_BROWSER: JSON.stringify({ ...(await findBrowser()), args: BROWSER_FLAGS }) };
}

/** The page that makes videos of clips. @param {string} bench */
async function workshopFor(bench) {
  if (bench !== "clips") return {};
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "quack-clip-workshop-"));
  const { buildClipWorkshop } = await import("./lib/build/build-clip-workshop.mjs");
  await buildClipWorkshop(folder);
  return { BENCH_WORKSHOP: path.join(folder, "clip-workshop.js") };
}

/** @param {string} name */
function benchFile(name) {
  return inRoot(`bench/${name}/${name}-bench.ts`);
}

/**
 * @typedef {import("./read-folder.mjs").BuildFile} BuildFile
 * @typedef {{ site: string, key: string, name: string, files: BuildFile[], note?: string, flags?: string[],
 *   submits?: boolean, say?: (line: string) => void }} Push
 * @typedef {{ build_id: string, number: number, missing: string[], is_new: boolean }} Begun
 * @typedef {{ left: number, problems: { path: string, text: string }[] }} Accepted
 * @typedef {{ id: string, number: number, hash: string, status: string, findings: unknown[] }} Pushed
 */

const AT_ONCE = 6;
const LINKS_AT_ONCE = 50;
const TRIES = 4;

/** The site refused: the message says why. */
export class PushRefused extends Error {}

/**
 * Pushes a build of a class: sends the list of files, then only those that the site does not have yet.
 * @param {Push} push
 * @returns {Promise<Pushed>}
 */
export async function pushBuild({ site, key, name, files, note = "", flags = [], submits = false, say = () => {} }) {
  const step = stepAt(site, key);
  const manifest = files.map(({ path, sha256, bytes }) => ({ path, sha256, bytes }));
  const begun = /** @type {Begun} */ (await step("begin", { class: name, manifest, note, flags }));
  say(`Version ${begun.number} of ${name}: ${begun.missing.length} of ${files.length} files are new.`);
  const bySha = new Map(files.map((file) => [file.sha256, file]));
  for (let from = 0; from < begun.missing.length; from += LINKS_AT_ONCE) {
    const wanted = begun.missing.slice(from, from + LINKS_AT_ONCE);
    const { links } = /** @type {{ links: Record<string, string> }} */ (
      await step("links", { build_id: begun.build_id, files: wanted })
    );
    await eachOf(Object.entries(links), ([sha256, link]) => upload(link, /** @type {BuildFile} */ (bySha.get(sha256))));
  }
  for (;;) {
    const { left, problems } = /** @type {Accepted} */ (await step("accept", { build_id: begun.build_id }));
    if (problems.length > 0) throw new PushRefused(problems.map(({ path, text }) => `${path}: ${text}`).join("\n"));
    if (left === 0) break;
    say(`${left} files are still to be checked.`);
  }
  const build = /** @type {Pushed} */ (await step("finish", { build_id: begun.build_id }));
  if (submits) await step("submit", { build_id: build.id });
  return build;
}

/**
 * @param {string} site
 * @param {string} key
 */
function stepAt(site, key) {
  /**
   * @param {string} name
   * @param {object} given
   * @returns {Promise<unknown>}
   */
  return async (name, given) => {
    const answer = await fetchAgain(`${site}/functions/v1/author-push`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-author-key": key },
      body: JSON.stringify({ step: name, ...given }),
    });
    const text = await answer.text();
    if (answer.ok) return JSON.parse(text);
    throw new PushRefused(explain(answer.status, text));
  };
}

/**
 * @param {number} status
 * @param {string} text
 */
function explain(status, text) {
  try {
    const { message, details } = JSON.parse(text);
    /** @type {{ path: string, text: string }[]} */
    const problems = JSON.parse(details ?? "[]");
    return problems.length > 1 ? problems.map((each) => `${each.path}: ${each.text}`).join("\n") : message;
  } catch {
    return `The site answered ${status}. Is the address right?`;
  }
}

/**
 * @param {string} link
 * @param {BuildFile} file
 */
async function upload(link, file) {
  const answer = await fetchAgain(link, {
    method: "PUT",
    headers: { "content-type": "application/octet-stream" },
    body: new Uint8Array(file.read()),
  });
  // 409: an earlier try arrived, only its answer did not.
  if (!answer.ok && answer.status !== 409)
    throw new PushRefused(`${file.path}: the upload was refused with ${answer.status}.`);
  await answer.body?.cancel();
}

/**
 * Tries again, with longer and longer pauses, as long as the site cannot be reached or is too busy.
 * @param {string} address
 * @param {RequestInit} request
 */
async function fetchAgain(address, request) {
  for (let tried = 1; ; tried++) {
    try {
      const answer = await fetch(address, request);
      if (answer.status < 502 || tried === TRIES) return answer;
      await answer.body?.cancel();
    } catch (error) {
      if (tried === TRIES) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** tried));
  }
}

/**
 * Some at a time.
 * @template Item
 * @param {Item[]} items
 * @param {(item: Item) => Promise<void>} work
 */
async function eachOf(items, work) {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

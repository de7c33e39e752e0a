import fs from "node:fs";
import path from "node:path";

/**
 * Copies the staff's runs beside the game, for the site as JSON and for the game as a module, because a game's frame may
 * load modules but request nothing. They do not count towards the game's size: it loads them after its first picture.
 * @param {string} folder
 * @param {string} target
 * @returns {string[]} the names of the files
 */
export function writeStaffRuns(folder, target) {
  const file = path.join(folder, "staff.json");
  if (!fs.existsSync(file)) return [];
  const json = JSON.stringify(JSON.parse(fs.readFileSync(file, "utf8")));
  fs.writeFileSync(path.join(target, "staff.json"), json);
  fs.writeFileSync(path.join(target, "staff.js"), `export const staff = ${json};\n`);
  return ["staff.json", "staff.js"];
}

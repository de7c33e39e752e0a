// Rules that the linter does not have: import boundaries, crowded folders, raw colours and unused classes.
import path from "node:path";
import { findHouseViolations } from "./lib/checks/house-violations.mjs";
import { ROOT } from "./lib/machine/repository.mjs";

const root = path.resolve(process.argv[2] ?? ROOT);
const violations = findHouseViolations(root);
for (const { file, line, problem } of violations) console.log(`${file}:${line}  ${problem}`);
if (violations.length > 0) process.exitCode = 1;

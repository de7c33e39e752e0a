import { runLoad } from "./school-load.ts";
import type { SchoolOrder } from "./run-school.ts";

// One load, ordered by the bench that started this process.
process.once("message", (order) => {
  const { engine, plan, processes } = order as SchoolOrder;
  void runLoad(engine, plan, processes).then((report) => process.send!(report, () => process.exit()));
});

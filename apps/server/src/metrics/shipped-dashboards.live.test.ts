import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { EVENTS } from "#db/events/gateway-events.ts";
import { PATHS } from "#paths.ts";
import { openTestGateway } from "#testing/test-gateway.ts";

const read = (name: string) => fs.readFileSync(path.join(PATHS.root, "deploy/metrics", name), "utf8");
const namesIn = (text: string) => [...new Set(text.match(/\b(quack|nodejs|process)_\w+/g))].sort();

test("every metric that the dashboard and the alerts name exists, and every metric of ours is shown", async () => {
  const gateway = await openTestGateway({ env: { METRICS_TOKEN: "a-token-for-prometheus" } });
  EVENTS.functionThreads.emit(() => ({ count: 1 }));
  const headers = { authorization: "Bearer a-token-for-prometheus" };
  await gateway.fetch(`${gateway.url}/metrics`, { headers });
  const text = await (await gateway.fetch(`${gateway.url}/metrics`, { headers })).text();
  await gateway.close();
  const families = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
    type === "histogram" ? ["_bucket", "_count", "_sum"].map((part) => `${name}${part}`) : [name!],
  );
  const [board, alerts] = [read("grafana.json"), read("alerts.yml")];
  const shown = namesIn(
    (JSON.parse(board) as { panels: { targets: { expr: string }[] }[] }).panels
      .flatMap(({ targets }) => targets.map(({ expr }) => expr))
      .join("\n"),
  );
  const watched = namesIn([...alerts.matchAll(/expr: (.+)/g)].map(([, expr]) => expr).join("\n"));
  expect([...shown, ...watched].filter((name) => !families.includes(name))).toEqual([]);
  expect([...alerts.matchAll(/- alert: /g)]).toHaveLength(6);
  const ours = [...text.matchAll(/^# TYPE (quack_\w+)/gm)].map(([, name]) => name!);
  expect(ours.filter((name) => !shown.some((each) => each.startsWith(name)))).toEqual([]);
});

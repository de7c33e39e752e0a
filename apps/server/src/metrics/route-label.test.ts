import type { FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { routeLabel } from "./route-label.ts";

test.each([
  ["/assets/index-3f2a.js", "/assets/*"],
  ["/favicon.ico", "/*"],
  ["/fonts/pond.woff2", "/*"],
  [undefined, "/*"],
  ["/rest/v1/:name", "/rest/v1/:name"],
  ["/auth/v1/.well-known/jwks.json", "/auth/v1/.well-known/jwks.json"],
  ["/health", "/health"],
])("the route %s has the label %s in metrics and logs", (url, label) => {
  expect(routeLabel({ routeOptions: { url } } as FastifyRequest)).toBe(label);
});

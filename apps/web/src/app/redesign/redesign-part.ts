import { lazyPage } from "#lib/page/lazy-page.tsx";

/** Fetched by those who get it, and by nobody else. */
export const Redesign = lazyPage("app/redesign/redesign.tsx", async () => ({
  default: (await import("./redesign.tsx")).Redesign,
}));

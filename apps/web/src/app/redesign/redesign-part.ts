import { lazyPage } from "#lib/page/lazy-page.tsx";

/** Loaded only in the redesign. */
export const Redesign = lazyPage("app/redesign/redesign.tsx", async () => ({
  default: (await import("./redesign.tsx")).Redesign,
}));

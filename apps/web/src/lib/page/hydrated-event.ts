/**
 * The event that a page fires once it is hydrated. The script that loads the rest waits for it (`vite-first-view.ts`).
 */
export const HYDRATED_EVENT = "page-alive";

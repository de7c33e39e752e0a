/** What a page says once its buttons work. The script that fetches the others waits for it (`vite-first-view.ts`). */
export const ALIVE = "page-alive";

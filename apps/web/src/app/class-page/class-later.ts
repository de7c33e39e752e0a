// Code that the page of a class loads after its first paint. It is one module, because every chunk's name is part of
// the first load.
export { ClassBoard } from "./class-board.tsx";
export { POSTER } from "./poster/poster-extras.ts";

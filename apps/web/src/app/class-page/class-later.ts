// What the page of a class loads after its first paint. One module, because every chunk's name is part of the first load.
export { ClassBoard } from "./class-board.tsx";
export { POSTER } from "./poster/poster-extras.ts";

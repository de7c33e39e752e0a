import CategoryGridPage from "./category-grid-page.tsx";
import MainGridPage from "./main-grid-page.tsx";

/** In one chunk, because these pages link to one another. */
export const GRID_PAGES = { CategoryGridPage, MainGridPage };

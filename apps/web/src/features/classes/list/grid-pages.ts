import CategoryGridPage from "./category-grid-page.tsx";
import MainGridPage from "./main-grid-page.tsx";

/** They lead to one another, so they arrive together. */
export const GRID_PAGES = { CategoryGridPage, MainGridPage };

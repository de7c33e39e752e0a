import CreatorPage from "#app/creator-page/creator-page.tsx";
import ClassCreatorPage from "#features/class-creator/class-creator-page.tsx";
import VideosPage from "./videos-page.tsx";

/** In one chunk, because every chunk adds its name to the first load. */
export const MAKER_PAGES = {
  classCreator: ClassCreatorPage,
  creator: CreatorPage,
  videos: VideosPage,
};

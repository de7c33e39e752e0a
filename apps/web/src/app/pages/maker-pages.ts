import CreatorPage from "#app/creator-page/creator-page.tsx";
import ClassCreatorPage from "#features/class-creator/class-creator-page.tsx";
import { pageGroup } from "./page-group.tsx";
import VideosPage from "./videos-page.tsx";

export default pageGroup({
  "/class/creator": ClassCreatorPage,
  "/creator": CreatorPage,
  "/creator/:social_id": CreatorPage,
  "/creator/:social_id/:video_id": CreatorPage,
  "/yt": VideosPage,
});

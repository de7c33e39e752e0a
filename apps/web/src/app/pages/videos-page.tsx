import "./videos-page.css";
import type { ClipCard } from "#features/clips/clips-api.ts";
import { BestClips } from "#features/clips/hub/best-clips.tsx";
import { ClipFeed } from "#features/clips/hub/clip-feed.tsx";
import { ReportButton } from "#features/reports/report-button.tsx";
import { VideoSection } from "#features/videos/video-section.tsx";
import { usePage } from "#lib/page/use-page.ts";

/** Clips of players' runs, the best of the week, and videos of other sites. */
export default function VideosPage() {
  usePage({ title: "Videos" });
  return (
    <div className="wrap videos-page">
      <h1 className="unseen" tabIndex={-1}>
        Videos
      </h1>
      <ClipFeed Report={ReportClip} />
      <div className="panel videos-page__more">
        <BestClips />
        <VideoSection />
      </div>
    </div>
  );
}

function ReportClip({ card: { id, title } }: { card: ClipCard }) {
  return <ReportButton kind="clip" id={id} name={title} words={`Report ${title}`} isIcon />;
}

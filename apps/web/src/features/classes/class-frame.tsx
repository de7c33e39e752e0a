import { Spine, Tag } from "#ui/card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { ClassShare } from "./class-share.tsx";
import { displayTitle } from "./class-title.ts";
import type { AppCard } from "./classes-api.ts";
import { FavouriteButton } from "./favourite-button.tsx";

/** Where the game goes: its art, a paper label along the lower edge, and the bar outside the frame. */
export function ClassFrame({ app }: { app: AppCard }) {
  const title = displayTitle(app.title);
  return (
    <div className="class-desk__main">
      <div className="frame">
        <Spine colour={app.spine} />
        <img className="frame__art" src={app.icon} alt="" width={320} height={200} fetchPriority="high" />
        <div className="poster">
          <div className="poster__title">
            <h1 className="display" tabIndex={-1}>
              {title}
            </h1>
            <Tag>{app.code}</Tag>
          </div>
          {app.entry === null && (
            <p>
              <b>No game in this build yet.</b> The desk is set; the game has not been delivered.
            </p>
          )}
        </div>
      </div>
      <div className="bar">
        <span className="bar__meta">{app.tagline}</span>
        <FavouriteButton id={app.id} title={app.title} />
        <ClassShare title={title} />
      </div>
    </div>
  );
}

export function ClassFrameSkeleton({ title }: { title: string }) {
  return (
    <div className="class-desk__main">
      <div className="frame">
        <Skeleton shape="art" />
        <div className="poster">
          <h1 className="display" tabIndex={-1}>
            {title}
          </h1>
        </div>
      </div>
      <div className="bar" />
    </div>
  );
}

import "./clip-card.css";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { catalogueQuery } from "#features/classes/classes-api.ts";
import { displayTitle } from "#lib/site/class-title.ts";
import { useSite } from "#lib/site/site.ts";
import { Spine, Tag } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { clipLength, clipPicture } from "./clip-words.ts";
import { clipPath } from "./clip-paths-api.ts";
import { type ClipCard as Card } from "./clips-api.ts";

/** The class of a clip as the catalogue has it: its cover, code and spine. */
export function useClipClass(appId: string) {
  return useQuery(catalogueQuery).data?.apps.find(({ id }) => id === appId);
}

/** Whether the catalogue may still answer which game a class has. */
export const useClassesLoading = (): boolean => useQuery(catalogueQuery).isLoading;

/** The picture of a clip. */
export function useClipPicture({ app_id, poster }: Pick<Card, "app_id" | "poster">): string {
  const { supabaseUrl } = useSite().config;
  return clipPicture(supabaseUrl, poster, useClipClass(app_id)?.icon);
}

/** A clip as a book of its class. */
export function ClipCard({ clip, mark, to }: { clip: Card; mark?: ReactNode; to?: string }) {
  const app = useClipClass(clip.app_id);
  return (
    <article className="clip-card">
      {mark}
      {app && <Spine colour={app.spine} />}
      <img className="clip-card__art" src={useClipPicture(clip)} alt="" width={320} height={200} loading="lazy" />
      <div className="clip-card__body">
        {app && <Tag>{app.code}</Tag>}
        <span className="clip-card__play" aria-hidden="true">
          <Icon name="play" filled />
        </span>
        <h3 className="clip-card__title">
          <Link className="clip-card__link" to={to ?? clipPath(clip.id)}>
            {clip.title}
          </Link>
        </h3>
        <p className="clip-card__meta">
          {[clip.maker, displayTitle(clip.app_title), clipLength(clip)].filter(Boolean).join(" · ")}
        </p>
      </div>
    </article>
  );
}

import "./card-previews.css";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { classPath } from "#lib/site/class-title.ts";
import { catalogueQuery } from "#features/classes/classes-api.ts";
import { watchCards } from "./watch-cards.ts";

/** One preview for the whole page: it describes the class of the hovered or focused card. */
export function CardPreviews() {
  const apps = useQuery(catalogueQuery).data?.apps;
  const [card, setCard] = useState<Element | null>(null);
  useEffect(() => watchCards(setCard), []);
  const href = card?.querySelector(".card__link")?.getAttribute("href");
  const app = apps?.find(({ id }) => classPath(id) === href);
  const place = card?.querySelector(".card__body");
  if (!app || !place) return null;
  return createPortal(
    <div className="card-preview">
      <div className="card-preview__words">
        <p>{app.description}</p>
        {app.devices.length > 0 && <p className="card-preview__devices">Works with {listOf(app.devices)}</p>}
      </div>
    </div>,
    place,
  );
}

function listOf(words: string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

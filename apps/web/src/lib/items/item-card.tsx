import "./item-card.css";
import type { ReactNode } from "react";
import { type ItemRarity, RARITY_NAMES } from "./item-rarity.ts";
import { RarityMark } from "./rarity-mark.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

type ItemCardProps = {
  id: string;
  picture: string;
  /** A scene fills the frame; other pictures are centred in it. */
  isScene?: boolean;
  rarity: ItemRarity;
  name: string;
  kind: string;
  text?: string;
  /** `marked`: the item in focus now. `dim`: not available yet. */
  state?: "marked" | "dim" | undefined;
  children: ReactNode;
};

/** An item. Its rarity is shown by colour, word, mark and border, never by colour alone. */
export function ItemCard(props: ItemCardProps) {
  const { id, picture, isScene = false, rarity, name, kind, text, state, children } = props;
  const look = state ? ` item-card--${state}` : "";
  return (
    <article className={`item-card item-card--${rarity}${look}`} aria-labelledby={`item-${id}`}>
      <div className="item-card__art">
        <img
          className={isScene ? "item-card__scene" : undefined}
          src={picture}
          alt=""
          width={96}
          height={96}
          loading="lazy"
        />
      </div>
      <p className="item-card__rarity">
        <RarityMark rarity={rarity} />
        {RARITY_NAMES[rarity]}
        <span className="item-card__kind">{kind}</span>
      </p>
      <h3 id={`item-${id}`} className="item-card__name">
        {name}
      </h3>
      {text && <p className="item-card__text small muted">{text}</p>}
      <div className="item-card__foot">{children}</div>
    </article>
  );
}

export function ItemCardSkeleton() {
  return (
    <div className="item-card item-card--waiting" aria-hidden="true">
      <div className="item-card__art" />
      <Skeleton shape="half" />
      <Skeleton />
      <Skeleton />
      <div className="item-card__foot">
        <Skeleton />
      </div>
    </div>
  );
}

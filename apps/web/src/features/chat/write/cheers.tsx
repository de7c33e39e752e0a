import "./cheers.css";
import { spriteHref } from "#ui/icon.tsx";
import { type Cheer, useSay } from "#features/chat/chat-api.ts";

/** Pictures of the site's items; a cheer without one gets the duck. */
const PICTURES: Record<string, string> = {
  hello: "icons/summer-duck",
  "good-luck": "icons/knight-duck",
  nice: "badges/order-of-the-crumb",
  wow: "badges/full-moon",
  "so-close": "badges/wobbly-seat",
  "good-game": "badges/squire",
  "well-played": "badges/gold-hoarder",
  "new-record": "badges/golden-snowball",
  "one-more": "badges/snow-day",
  thanks: "badges/hot-chocolate",
  bye: "badges/jack-lantern",
};

export function CheerPicture({ id }: { id: string }) {
  const picture = PICTURES[id];
  if (picture)
    return <img className="chat-cheer__picture" src={`/items/${picture}.svg`} alt="" width={24} height={24} />;
  return (
    <svg className="chat-cheer__picture" viewBox="-1 -4 68 68" aria-hidden="true">
      <use href={spriteHref("duck-head")} />
    </svg>
  );
}

type CheersProps = {
  cheers: Cheer[];
  say: ReturnType<typeof useSay>;
  isLocked: boolean;
  /** All of them in a grid, in place of the composer; else one row. */
  isGrid?: boolean;
};

export function Cheers({ cheers, say, isLocked, isGrid = false }: CheersProps) {
  return (
    <ul className={isGrid ? "chat-cheers chat-cheers--grid" : "chat-cheers"} aria-label="Cheers">
      {cheers.map(({ id, text }) => (
        <li key={id}>
          <button
            type="button"
            className="chat-cheers__button"
            aria-disabled={isLocked || say.isPending || undefined}
            onClick={() => !isLocked && !say.isPending && say.mutate({ cheer: id })}
          >
            <CheerPicture id={id} />
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}

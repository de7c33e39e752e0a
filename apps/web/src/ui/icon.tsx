import "./icon.css";
import spriteUrl from "./art/sprite.svg?no-inline";

export type IconName =
  | "alert"
  | "arcade"
  | "bell"
  | "board"
  | "bolt"
  | "book"
  | "check"
  | "clock"
  | "close"
  | "crate"
  | "cut"
  | "door"
  | "download"
  | "earlier"
  | "eye"
  | "eye-off"
  | "film"
  | "flag"
  | "full-screen"
  | "flame"
  | "hanger"
  | "heart"
  | "info"
  | "key"
  | "keyboard"
  | "later"
  | "link"
  | "lock"
  | "mail"
  | "maths"
  | "mouse"
  | "offline"
  | "orbit"
  | "pad"
  | "pass"
  | "pause"
  | "pencil"
  | "person"
  | "phone"
  | "play"
  | "players"
  | "pop-out"
  | "plus"
  | "podium"
  | "puzzle"
  | "restart"
  | "screen"
  | "seal"
  | "search"
  | "seed"
  | "settings"
  | "share"
  | "sound"
  | "sound-off"
  | "take-over"
  | "theatre"
  | "touch"
  | "wallet";

/** Always decoration: the words beside it, or the button's label, carry the meaning. */
export function Icon({ name, filled = false }: { name: IconName; filled?: boolean }) {
  return (
    <svg className={filled ? "icon icon--filled" : "icon"} aria-hidden="true">
      <use href={spriteHref(name)} />
    </svg>
  );
}

export function spriteHref(symbol: string): string {
  return `${spriteUrl}#${symbol}`;
}

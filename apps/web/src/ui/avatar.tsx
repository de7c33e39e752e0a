import "./avatar.css";
import { Icon, spriteHref } from "./icon.tsx";

/** A player's picture: their own, the default duck for null, and a plain figure while undefined. */
export function Avatar({ picture, isBig = false }: { picture: string | null | undefined; isBig?: boolean }) {
  const size = isBig ? " avatar--big" : "";
  if (picture === undefined) {
    return (
      <span className={`avatar${size}`} aria-hidden="true">
        <Icon name="person" />
      </span>
    );
  }
  return (
    <span className={`avatar avatar--duck${size}`} aria-hidden="true">
      {picture === null ? (
        <svg viewBox="-1 -4 68 68">
          <use href={spriteHref("duck-head")} />
        </svg>
      ) : (
        <img src={picture} alt="" width={64} height={64} />
      )}
    </span>
  );
}

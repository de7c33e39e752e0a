import "./worn-panel.css";
import { BADGES_WORN_MAX } from "@quackademy/contract/rules-numbers.ts";
import { Link } from "#ui/link.tsx";
import type { WornItem } from "./player-api.ts";
import { RarityWord } from "./rarity-word.tsx";

const KINDS: Record<string, string> = { background: "Background", cursor: "Cursor", font: "Font", special: "Special" };

/** The badges and other items that a player has equipped. */
export function WornPanel({ worn, isOwn }: { worn: WornItem[]; isOwn: boolean }) {
  const badges = worn.filter(({ type }) => type === "badge");
  const others = worn.filter(({ type }) => type in KINDS);
  return (
    <section className="panel" aria-labelledby="badges">
      <header className="profile__head">
        <h2 id="badges">Badges</h2>
        {badges.length > 0 && (
          <p className="muted small">
            {badges.length} of {BADGES_WORN_MAX} worn
          </p>
        )}
      </header>
      {badges.length === 0 && (
        <p className="profile__empty muted">
          {isOwn ? (
            <>
              None on yet. Earn or buy them in <Link to="/cache">the Cache</Link>.
            </>
          ) : (
            "None on today. Travels light."
          )}
        </p>
      )}
      {badges.length > 0 && (
        <ul className="badges">
          {badges.map(({ id, name, picture, rarity }) => (
            <li key={id}>
              {picture && <img src={picture} alt="" width={92} height={92} loading="lazy" />}
              <b>{name}</b>
              <RarityWord rarity={rarity} />
            </li>
          ))}
          {isOwn &&
            Array.from({ length: BADGES_WORN_MAX - badges.length }, (_, place) => (
              <li key={place} className="badges__free" aria-hidden="true" />
            ))}
        </ul>
      )}
      {others.length > 0 && (
        <dl className="worn" aria-label="Other items worn">
          {others.map(({ id, type, name, rarity }) => (
            <div key={id}>
              <dt className="muted">{KINDS[type]}</dt>
              <dd>
                {name} <RarityWord rarity={rarity} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

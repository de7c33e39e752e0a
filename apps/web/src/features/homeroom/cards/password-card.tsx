import "./password-card.css";
import { useHydrated } from "#lib/page/use-hydrated.ts";
import { QrPicture } from "#ui/qr/qr-picture.tsx";
import { cardAddress } from "#features/homeroom/homeroom-words-api.ts";

export type ShownCard = { name: string; login: string; password: string };

/** A password card: the name, three numbered words, and a QR code that signs in. */
export function PasswordCard({ card, homeroom }: { card: ShownCard; homeroom: string }) {
  const isHydrated = useHydrated();
  const site = isHydrated ? location.host : "";
  return (
    <article className="password-card" aria-label={`Card of ${card.name}`}>
      <div className="password-card__words">
        <dl>
          <dt>Homeroom</dt>
          <dd>{homeroom}</dd>
          <dt>Name</dt>
          <dd>{card.name}</dd>
          <dt>Sign in as</dt>
          <dd>{card.login}</dd>
        </dl>
        <ol>
          {card.password.split("-").map((word, place) => (
            <li key={place}>
              <span aria-hidden="true">{place + 1}</span>
              <b>{word}</b>
            </li>
          ))}
        </ol>
        <p>{site}/join. Lost it? Your teacher makes a new one.</p>
      </div>
      {isHydrated && (
        <div className="password-card__qr">
          <QrPicture text={cardAddress(location.origin, card)} label={`QR code that signs in as ${card.login}`} />
        </div>
      )}
    </article>
  );
}

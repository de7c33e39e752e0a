import "./mirrors-page.css";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useSite } from "#lib/site/site.ts";
import { useOnline } from "#lib/page/use-online.ts";
import { usePage } from "#lib/page/use-page.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { type Measured, measureMirror } from "./measure-mirror.ts";

/** The site's addresses, checked by the visitor's browser: a network may block one and not another. */
export default function MirrorsPage() {
  usePage({ title: "Status and mirrors" });
  const { siteName, mirrors = [] } = useSite().config;
  const [round, setRound] = useState(0);
  const here = useHere();
  const others = mirrors.filter((origin) => origin !== here);
  return (
    <div className="wrap mirrors">
      <h1 tabIndex={-1}>Status and mirrors</h1>
      <p className="muted">
        The addresses of {siteName}, as your browser measured them just now. The result stays in your browser.
      </p>
      <section className="panel" aria-labelledby="mirrors">
        <header className="mirrors__head">
          <h2 id="mirrors">Addresses</h2>
          <Button look="outline" icon="restart" onClick={() => setRound(round + 1)}>
            Measure again
          </Button>
        </header>
        <ul className="mirrors__list">
          <MirrorRow key={`here-${round}`} origin={here} isHere />
          {others.map((origin) => (
            <MirrorRow key={`${origin}-${round}`} origin={origin} />
          ))}
        </ul>
        {others.length === 0 && (
          <p className="muted mirrors__note">
            This site has one address. If the operator opens another, it is listed here.
          </p>
        )}
      </section>
    </div>
  );
}

/** The current origin; null on the server, which cannot know it. */
function useHere(): string | null {
  return useSyncExternalStore(
    () => () => {},
    () => location.origin,
    () => null,
  );
}

function MirrorRow({ origin, isHere = false }: { origin: string | null; isHere?: boolean }) {
  const measured = useMeasured(origin);
  const name = origin === null ? "This address" : new URL(origin).host;
  return (
    <li className="mirror">
      <span className="mirror__name">
        {isHere || origin === null ? <b>{name}</b> : <a href={origin}>{name}</a>}
        {isHere && <span className="mirror__here">you are here</span>}
      </span>
      <Verdict measured={measured} />
    </li>
  );
}

function Verdict({ measured }: { measured: Measured | null }) {
  const isOnline = useOnline();
  if (!measured) {
    return (
      <span className="mirror__verdict muted" role="status">
        Asking…
      </span>
    );
  }
  if (!measured.isUp) {
    return (
      <span className="mirror__verdict mirror__verdict--down">
        <Icon name="alert" />
        {isOnline ? "Does not answer" : "You are offline"}
      </span>
    );
  }
  return (
    <>
      <span className="mirror__verdict mirror__verdict--up">
        <Icon name="check" />
        Up
      </span>
      <span className="mirror__fact">{measured.milliseconds} ms</span>
      <span className="mirror__fact muted">{measured.version ? `Version ${measured.version}` : "Version unknown"}</span>
    </>
  );
}

function useMeasured(origin: string | null): Measured | null {
  const [measured, setMeasured] = useState<Measured | null>(null);
  useEffect(() => {
    if (origin === null) return;
    let isCurrent = true;
    void measureMirror(origin).then((found) => {
      if (isCurrent) setMeasured(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [origin]);
  return measured;
}

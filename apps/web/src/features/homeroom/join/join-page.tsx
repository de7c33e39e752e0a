import "./join-page.css";
import { useLayoutEffect, useState } from "react";
import { useHydrated } from "#lib/page/use-hydrated.ts";
import { usePage } from "#lib/page/use-page.ts";
import { useSession } from "#lib/session/session.ts";
import { useLocation } from "#ui/router/router.tsx";
import { type Card, readCard } from "#features/homeroom/homeroom-words-api.ts";
import { ticketStore } from "./join-api.ts";
import { JoinByCard } from "./join-by-card.tsx";
import { JoinByCode } from "./join-by-code.tsx";
import { JoinByWords } from "./join-by-words.tsx";
import { JoinPaper, MovedContext } from "./join-paper.tsx";
import { JoinWaiting } from "./join-waiting.tsx";

/** The page to join a homeroom: by code, by the words of a card, or by its QR code. */
export default function JoinPage() {
  usePage({ title: "Join a homeroom" });
  const { status, user } = useSession();
  const isReady = useHydrated() && status !== "unknown";
  return (
    <div className="wrap">{isReady ? <Steps viewer={status === "signed-in" ? user.id : null} /> : <Loading />}</div>
  );
}

type Step =
  | { at: "code"; known?: string }
  | { at: "words" }
  | { at: "card"; card: Card }
  | { at: "waiting"; ticket: string | null };

function Steps({ viewer }: { viewer: string | null }) {
  const { hash } = useLocation();
  // Before the browser paints: the words must not stay in the address bar or in the history. Not while rendering, because
  // a render that is thrown away would take the card along.
  useLayoutEffect(() => {
    if (location.hash) history.replaceState(history.state, "", location.pathname + location.search);
  }, []);
  const [{ step, hasMoved }, setState] = useState<{ step: Step; hasMoved: boolean }>(() => ({
    step: firstStep(hash),
    hasMoved: false,
  }));
  const goTo = (next: Step) => setState({ step: next, hasMoved: true });
  const wait = (ticket: string | null) => {
    ticketStore.set(ticket);
    goTo({ at: "waiting", ticket });
  };
  const restart = () => {
    ticketStore.set(null);
    goTo({ at: "code" });
  };
  return (
    <MovedContext value={hasMoved}>
      {step.at === "card" && <JoinByCard card={step.card} onLeave={restart} />}
      {step.at === "words" && <JoinByWords onLeave={restart} />}
      {step.at === "waiting" && <JoinWaiting ticket={step.ticket} viewer={viewer} onLeave={restart} />}
      {step.at === "code" && (
        <JoinByCode known={step.known ?? null} viewer={viewer} onWait={wait} onWords={() => goTo({ at: "words" })} />
      )}
    </MovedContext>
  );
}

/** A race's page sends the code of a homeroom here, which the server has recognised. */
const KNOWN_CODE = /^#code=([A-Z]{6})$/;

function firstStep(hash: string): Step {
  const card = readCard(location.hash);
  const known = KNOWN_CODE.exec(hash)?.[1];
  if (card) return { at: "card", card };
  if (known) return { at: "code", known };
  const ticket = ticketStore.get();
  return ticket === null ? { at: "code" } : { at: "waiting", ticket };
}

function Loading() {
  return (
    <JoinPaper label="Join a homeroom" title="What is your code?">
      <p role="status">Loading …</p>
    </JoinPaper>
  );
}

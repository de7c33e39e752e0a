import type { WalletEntry } from "@quackademy/contract/rpc-answers.ts";
import "./wallet-tab.css";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { itemsQuery } from "#features/cosmetics/items-api.ts";
import { formatNumber } from "#lib/site/format.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { signInPath } from "#lib/session/session-next.ts";
import { useSession } from "#lib/session/session.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useStatement } from "./wallet-api.ts";
import { readReason } from "./wallet-reason.ts";

const signed = (amount: number) => (amount < 0 ? "" : "+") + formatNumber(amount);
const ROWS_WAITING = 6;

/** The player's ledger of Dabloons. */
export function WalletTab() {
  const { status } = useSession();
  const { data, isError, refetch } = useStatement(null);
  if (status === "signed-out" || status === "needs-factor") {
    return (
      <EmptyState title="A wallet needs an owner" text="Every Dabloon that comes or goes is written down here.">
        <ButtonLink to={signInPath("/cache?tab=wallet")}>Sign in</ButtonLink>
      </EmptyState>
    );
  }
  if (!data && isError) {
    return (
      <EmptyState title="The statement did not load" text="Your coins are safe. Only the list did not load." isAlert>
        <Button icon="restart" onClick={() => void refetch()}>
          Try again
        </Button>
      </EmptyState>
    );
  }
  if (!data) return <Waiting />;
  if (data.entries.length === 0) {
    return (
      <EmptyState title="Not one coin has moved" text="A streak claim is the quickest way to start.">
        <ButtonLink to="/streak">Go to the streak</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="wallet">
      <h2 id="wallet">Statement</h2>
      <StatementPage before={null} />
    </section>
  );
}

/**
 * One page of the ledger, and the next one below it on request. Cursors keep older pages stable when entries are added.
 */
function StatementPage({ before }: { before: number | null }) {
  const { data, isError, refetch } = useStatement(before);
  const [isFurther, setFurther] = useState(false);
  if (!data && isError) {
    return (
      <div className="statement__older" role="alert">
        <Button look="outline" icon="restart" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  if (!data) return <Waiting />;
  return (
    <>
      <ol className="statement">
        {data.entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {data.older === null && <p className="statement__older muted small">That was the first coin.</p>}
      {data.older !== null && isFurther && <StatementPage before={data.older} />}
      {data.older !== null && !isFurther && (
        <OnlineButton look="outline" className="statement__older" onClick={() => setFurther(true)}>
          Older
        </OnlineButton>
      )}
    </>
  );
}

function Entry({ entry: { amt, why, balance_after: balance, created_at: at } }: { entry: WalletEntry }) {
  const { data: items } = useQuery(itemsQuery);
  const { words, isDoubled } = readReason(
    why,
    (itemId) => items?.find(({ id }) => id === itemId)?.name ?? itemId.replaceAll("-", " "),
  );
  const moment = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" }).format(Date.parse(at));
  return (
    <li className="statement__row">
      <span className="statement__words">
        <b>{words}</b>
        {isDoubled && <span className="statement__double">×2 streak</span>}
      </span>
      <time className="muted small" dateTime={at}>
        {moment}
      </time>
      <span className={amt > 0 ? "statement__amount statement__amount--in" : "statement__amount"}>{signed(amt)}</span>
      <span className="statement__balance muted small">
        <span className="unseen">balance </span>
        {formatNumber(balance)}
      </span>
    </li>
  );
}

function Waiting() {
  return (
    <div role="status">
      <span className="unseen">Loading your statement</span>
      <div className="statement" aria-hidden="true">
        {Array.from({ length: ROWS_WAITING }, (_, row) => (
          <div key={row} className="statement__row">
            <Skeleton />
          </div>
        ))}
      </div>
    </div>
  );
}

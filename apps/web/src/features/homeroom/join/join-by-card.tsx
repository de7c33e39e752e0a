import { useState } from "react";
import type { Card } from "#features/homeroom/homeroom-words-api.ts";
import { useProfile } from "#features/profile-data/profile-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { useSession } from "#lib/session/session.ts";
import { signOut } from "#lib/session/session-sign-out.ts";
import { listPath } from "#lib/site/layout.ts";
import { useSite } from "#lib/site/site.ts";
import { Button } from "#ui/button.tsx";
import { useNavigate } from "#ui/router/router.tsx";
import { useWordsSignIn } from "./join-by-words.tsx";
import { JoinPaper } from "./join-paper.tsx";

/** A scanned card. One press signs in, so that a link alone cannot change who is signed in. */
export function JoinByCard({ card, onLeave }: { card: Card; onLeave: () => void }) {
  const { config } = useSite();
  const { status } = useSession();
  const me = useProfile()?.username;
  const navigate = useNavigate();
  const enter = useWordsSignIn();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    const refusal = await enter(card.login, card.password);
    setBusy(false);
    setProblem(refusal);
    if (refusal === null) void navigate(listPath(config), { replace: true });
  };
  if (status === "signed-in" && !isBusy) {
    return (
      <JoinPaper label="Your card" title={me === card.login ? "You are in" : "Somebody is signed in"}>
        <p>
          {me === card.login
            ? "This device is signed in with this card."
            : `This device is signed in${me ? ` as ${me}` : ""}. Sign out first, then scan the card again.`}
        </p>
        <div className="join__actions">
          {me === card.login ? (
            <Button look="ink" icon="play" onClick={() => void navigate(listPath(config), { replace: true })}>
              To the classes
            </Button>
          ) : (
            <Button look="ink" icon="door" onClick={() => void signOut()}>
              Sign out
            </Button>
          )}
        </div>
      </JoinPaper>
    );
  }
  return (
    <JoinPaper label="Your card" title="Is this you?">
      <p>
        The card is of <b>{card.login}</b>.
      </p>
      {problem !== null && (
        <p role="alert" className="join__trouble">
          {problem}
        </p>
      )}
      <div className="join__actions">
        <OnlineButton look="ink" isBusy={isBusy} busyText="Signing in …" onClick={() => void go()}>
          Go in as {card.login}
        </OnlineButton>
        <button type="button" className="join__link" onClick={onLeave}>
          That is not me
        </button>
      </div>
    </JoinPaper>
  );
}

import type { CollectedAccount } from "@quackademy/contract/homeroom-answers.ts";
import { listPath } from "#lib/site/layout.ts";
import { useSite } from "#lib/site/site.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { PasswordCard } from "#features/homeroom/cards/password-card.tsx";
import { JoinPaper } from "./join-paper.tsx";

/** The words of a new account. They are shown here once and never again. */
export function NewWords({ account }: { account: CollectedAccount }) {
  const { config } = useSite();
  return (
    <JoinPaper label={`${account.homeroom.name}, ${account.homeroom.teacher_name}`} title="Write this down">
      <p>
        These three words are your password, and <b>{account.login}</b> is your name for signing in. There is no e-mail
        to ask: this page shows them once.
      </p>
      <PasswordCard card={account} homeroom={account.homeroom.name} />
      <div className="join__actions">
        <ButtonLink look="ink" icon="check" to={listPath(config)} replace>
          I wrote it down
        </ButtonLink>
        <Button look="outline" className="join__print" onClick={() => print()}>
          Print
        </Button>
      </div>
    </JoinPaper>
  );
}

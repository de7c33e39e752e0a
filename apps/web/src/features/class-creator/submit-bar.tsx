import "./submit-bar.css";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Button } from "#ui/button.tsx";

export type Missing = { field: string; text: string };

type SubmitBarProps = {
  missing: Missing[];
  /** Why there is nothing to submit; null if there is. */
  rest: string | null;
  isBusy: boolean;
  onSubmit: () => void;
  onWithdraw: (() => void) | null;
  onSeeWhich: () => void;
};

/** The sticky bar with what is missing and the button to submit. */
export function SubmitBar({ missing, rest, isBusy, onSubmit, onWithdraw, onSeeWhich }: SubmitBarProps) {
  const isReady = missing.length === 0;
  return (
    <div className="submit-bar" role="region" aria-label="Submit">
      <div className="wrap submit-bar__inside">
        <p className="submit-bar__words" role="status">
          {rest ?? (isReady ? <b>Nothing is missing.</b> : <MissingWords missing={missing} />)}
        </p>
        {onWithdraw && (
          <OnlineButton look="outline" isBusy={isBusy} onClick={onWithdraw}>
            Take it back
          </OnlineButton>
        )}
        {rest === null && !isReady && (
          <Button look="outline" onClick={onSeeWhich}>
            See which
          </Button>
        )}
        {rest === null && (
          <OnlineButton disabled={!isReady} isBusy={isBusy} busyText="Submitting …" onClick={onSubmit}>
            {isReady ? "Submit for review" : `Submit: ${missing.length} missing`}
          </OnlineButton>
        )}
      </div>
    </div>
  );
}

const NUMBERS = ["Nothing", "One thing", "Two things", "Three things", "Four things", "Five things"];
const SHOWN = 3;

function MissingWords({ missing }: { missing: Missing[] }) {
  const count = NUMBERS[missing.length] ?? `${missing.length} things`;
  const named = missing.slice(0, SHOWN).map(({ field }) => NAMES[field] ?? field);
  const more = missing.length > SHOWN ? " and more" : "";
  return (
    <>
      <b>
        {count} {missing.length === 1 ? "is" : "are"} missing:
      </b>{" "}
      {named.join(", ")}
      {more}.
    </>
  );
}

const NAMES: Record<string, string> = {
  title: "the title",
  slug: "a free title",
  tagline: "the one line",
  description: "the description",
  categories: "a category",
  devices: "what it plays with",
  controls: "the controls",
  licence: "the licence",
  credits: "the credits",
  is_own: "your right to publish it",
  icon: "the cover",
  score: "the limits of the score",
  min_age: "the age",
  address: "the address",
  source_url: "the source",
  files: "the files of the game",
  preview: "a look at the preview",
};

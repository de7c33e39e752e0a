import { useState } from "react";
import { requireLogin } from "#lib/session/session-required.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast/toast.ts";
import { reportBroken } from "./play-api.ts";

const WORDS = {
  crashed: {
    title: "The game crashed",
    text: "Loading it again usually helps.",
    wait: "Continue",
  },
  silent: { title: "The game does not answer", text: "It may still be working. Wait, or load it again.", wait: "Wait" },
};

type GameTroubleProps = {
  appId: string;
  kind: keyof typeof WORDS;
  onReload: () => void;
  onCarryOn: () => void;
};

/** The error card of a game that crashed or does not respond. */
export function GameTrouble({ appId, kind, onReload, onCarryOn }: GameTroubleProps) {
  const [isReported, setReported] = useState(false);
  const { title, text, wait } = WORDS[kind];
  const report = async () => {
    const who = requireLogin();
    if (typeof who === "string") return;
    try {
      await reportBroken(who.userId, appId, title);
      setReported(true);
      toast.success("Thank you. A moderator will look at it.");
    } catch (error) {
      toast.error(`server error: ${(error as Error).message}`);
    }
  };
  return (
    <div className="game__veil" role="alert">
      <section className="game__card">
        <h2>{title}</h2>
        <p>{text}</p>
        <div className="game__ways">
          <Button look="ink" icon="restart" onClick={onReload}>
            Load again
          </Button>
          <Button look="paper" onClick={onCarryOn}>
            {wait}
          </Button>
          <Button look="paper" icon="flag" disabled={isReported} onClick={() => void report()}>
            {isReported ? "Reported" : "Report"}
          </Button>
        </div>
      </section>
    </div>
  );
}

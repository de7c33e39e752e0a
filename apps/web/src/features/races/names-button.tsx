import "./names-button.css";
import { useState } from "react";
import type { RaceRunner } from "@quackademy/contract/race-answers.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { RemoveRunner } from "./remove-runner.tsx";
import { ReportName } from "./report-name.tsx";
import { useHost } from "./use-host.ts";
import type { ShownRace } from "./use-race.ts";

/** All names, also while a round runs: to report one or, for the host, to remove a runner. */
export function NamesButton({ view }: { view: ShownRace }) {
  const { race, seat } = view;
  const host = useHost(view);
  const [isOpen, setOpen] = useState(false);
  const [reported, setReported] = useState<RaceRunner | null>(null);
  const [removed, setRemoved] = useState<RaceRunner | null>(null);
  const others = race.runners.filter(({ is_me, has_left }) => !is_me && !has_left);
  if (others.length === 0) return null;
  const then = (act: () => void) => () => {
    setOpen(false);
    act();
  };
  return (
    <>
      <Button look="outline" icon="players" onClick={() => setOpen(true)}>
        Names
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Names">
        <ul className="race-names">
          {others.map((runner) => (
            <li key={runner.no} className="race-names__row">
              <b>{runner.name}</b>
              <Button look="outline" icon="flag" onClick={then(() => setReported(runner))}>
                Report<span className="unseen"> the name {runner.name}</span>
              </Button>
              {race.is_host && (
                <Button look="outline" icon="close" onClick={then(() => setRemoved(runner))}>
                  Remove<span className="unseen"> {runner.name}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Dialog>
      <ReportName seat={seat} runner={reported} onClose={() => setReported(null)} />
      <RemoveRunner runner={removed} host={host} onClose={() => setRemoved(null)} />
    </>
  );
}

import "./wall-podium.css";
import { RunnerPad } from "#features/races/lobby/runner-pad.tsx";
import { type PodiumStep, podiumOf, scoreText, standingRows, waitingWords } from "#features/races/race-words.ts";
import { useHost } from "#features/races/use-host.ts";
import type { ShownRace } from "#features/races/use-race.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";

const STEPS = [0, 1, 2];

/** The podium after a round, with everybody's place beside it. */
export function WallPodium({ view }: { view: ShownRace }) {
  const { race } = view;
  const host = useHost(view);
  const podium = podiumOf(race);
  const { steps, waiting, playing } = podium;
  const rows =
    race.rounds > 1
      ? standingRows(race).map(({ runner, place, points }) => ({ runner, place, value: String(points) }))
      : steps.map(({ runner, result }) => ({ runner, place: result.place!, value: scoreText(result.score ?? 0, "") }));
  return (
    <div className="wall-podium">
      <section className="wall-podium__pond" aria-label="Podium">
        <ol className="wall-podium__steps">
          {STEPS.filter((at) => steps[at] ?? waiting > at - steps.length).map((at) => (
            <Step key={at} at={at} step={steps[at]} unit={race.unit} />
          ))}
        </ol>
      </section>
      <section className="wall-podium__all" aria-label="Places">
        <p className="wall-podium__title" role="status">
          {waiting + playing > 0 ? waitingWords(podium) : race.rounds > 1 ? "Points" : "Everybody"}
        </p>
        <ol className={rows.length > 15 ? "wall-podium__rows wall-podium__rows--many" : "wall-podium__rows"}>
          {rows.map(({ runner, place, value }) => (
            <li key={runner.no} className="wall-podium__row">
              <span className="display wall-podium__place">{place}</span>
              <span className="wall-podium__name">{runner.name}</span>
              <span className="display">{value}</span>
            </li>
          ))}
        </ol>
        {race.state === "podium" && race.round < race.rounds && (
          <OnlineButton
            className="wall-podium__next"
            look="coin"
            icon="flag"
            isBusy={host.isPending}
            busyText="Starting …"
            onClick={() => host.mutate({ act: "start" })}
          >
            Start round {race.round + 1}
          </OnlineButton>
        )}
      </section>
    </div>
  );
}

function Step({ at, step, unit }: { at: number; step: PodiumStep | undefined; unit: string }) {
  return (
    <li className={`wall-podium__step wall-podium__step--${at + 1}`}>
      <span className={step ? "wall-podium__plate" : "wall-podium__plate wall-podium__plate--waiting"}>
        {step ? step.runner.name : "being replayed"}
        {step && <span className="display wall-podium__score">{scoreText(step.result.score ?? 0, unit)}</span>}
        {step?.result.status === "held" && <span className="wall-podium__held">a person looks at it</span>}
      </span>
      <span className="wall-podium__pad">
        <RunnerPad runner={step?.runner} />
      </span>
      <span className="display wall-podium__stem">{step?.result.place ?? at + 1}</span>
    </li>
  );
}

import "./race-podium.css";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { HostTools } from "./host-tools.tsx";
import { LeaveRace } from "./leave-race.tsx";
import { NamesButton } from "./names-button.tsx";
import { RunnerPad } from "#features/races/lobby/runner-pad.tsx";
import {
  type PodiumStep,
  podiumOf,
  podiumWords,
  scoreText,
  standingRows,
  waitingWords,
  winnerWords,
} from "./race-words.ts";
import { type RankRow, RankRows } from "./rank-rows.tsx";
import { AnnouncedWords } from "./spoken-words.tsx";
import { RaceCheers } from "./race-cheers.tsx";
import type { ReadRace } from "./races-api.ts";
import { useHost } from "./use-host.ts";
import type { ShownRace } from "./use-race.ts";

const STEPS = [0, 1, 2];

/** The places after a round, as the server has replayed it. */
export function RacePodium({ view, onLeave }: { view: ShownRace; onLeave: () => void }) {
  const { race, seat } = view;
  const podium = podiumOf(race);
  const { steps, waiting, playing, refused } = podium;
  const own = refused.find(({ runner }) => runner.is_me);
  return (
    <div className="race-result">
      <div className="race-result__main">
        <section className="race-podium" aria-labelledby="race-podium">
          <div className="race-podium__head">
            <h2 id="race-podium">{winnerWords(steps, race)}</h2>
            <p className="race-podium__waiting">{waitingWords(podium)}</p>
            <AnnouncedWords words={podiumWords(race, podium)} />
          </div>
          {own && <p role="alert">Your run does not count. {own.result.reason}</p>}
          <div className="race-podium__water" aria-hidden="true" />
          {steps.length + waiting + playing === 0 ? (
            <div className="race-podium__empty">
              <img src="/art/duck.svg" alt="" width={120} height={122} />
              <p>No duck stands here. {race.is_host ? "Start a rematch when everybody is ready." : ""}</p>
            </div>
          ) : (
            <ol className="race-podium__steps">
              {STEPS.filter((at) => steps[at] ?? waiting + playing > at - steps.length).map((at) => (
                <Step key={at} at={at} step={steps[at]} unit={race.unit} />
              ))}
            </ol>
          )}
        </section>
        {race.is_host && <HeldRuns view={view} />}
        <NextActs view={view} onLeave={onLeave} />
        {race.me !== null && race.state !== "ended" && <RaceCheers seat={seat} />}
      </div>
      <section className="panel race-standings" aria-labelledby="race-standings">
        <h2 id="race-standings">{race.rounds > 1 ? `After ${race.round} of ${race.rounds} rounds` : "Everybody"}</h2>
        <Places race={race} steps={steps} />
      </section>
    </div>
  );
}

function Step({ at, step, unit }: { at: number; step: PodiumStep | undefined; unit: string }) {
  return (
    <li className={`race-podium__step race-podium__step--${at + 1}`}>
      {step ? (
        <span className="race-podium__plate">
          <span className="race-podium__name">{step.runner.name}</span>
          <span className="display race-podium__score">{scoreText(step.result.score ?? 0, unit)}</span>
          <span className="race-podium__seal">
            {step.result.status === "held" ? (
              "Held: a person looks at it"
            ) : (
              <>
                <Icon name="check" /> Replayed
              </>
            )}
          </span>
        </span>
      ) : (
        <span className="race-podium__plate race-podium__plate--waiting">being replayed</span>
      )}
      <RunnerPad runner={step?.runner} />
      <span className="display race-podium__place">{step?.result.place ?? at + 1}</span>
      <span className="race-podium__stem" aria-hidden="true" />
    </li>
  );
}

function Places({ race, steps }: { race: ReadRace; steps: PodiumStep[] }) {
  const rows: RankRow[] =
    race.rounds > 1
      ? standingRows(race).map(({ runner, place, points, note }) => ({
          runner,
          place,
          note: [runner.is_me && "you", note].filter(Boolean).join(", "),
          value: points === 1 ? "1 point" : `${points} points`,
        }))
      : steps.map(({ runner, result }) => ({
          runner,
          place: result.place!,
          note: [runner.is_me && "you", result.status === "held" && "held", result.is_late && "handed in late, counted"]
            .filter(Boolean)
            .join(", "),
          value: scoreText(result.score ?? 0, race.unit),
        }));
  if (rows.length === 0) return <p className="muted">The first places come with the first replays.</p>;
  return <RankRows rows={rows} />;
}

/** Runs that look alike, or like a program's: the host decides. Until then they keep their place. */
function HeldRuns({ view }: { view: ShownRace }) {
  const host = useHost(view);
  const { race } = view;
  const held = race.results.filter(({ status, run_id }) => status === "held" && run_id !== null);
  const nameOf = (no: number) => race.runners.find((runner) => runner.no === no)?.name ?? `runner ${no}`;
  return held.map(({ run_id: runId, no, round, reason, alike }) => (
    <div key={runId} className="panel race-held">
      <p>
        <b>{nameOf(no)}</b>, round {round}: {reason}
        {alike.length > 0 && ` Its inputs are nearly those of ${alike.map(nameOf).join(" and ")}.`}
      </p>
      <div className="race-held__acts">
        {[true, false].map((accept) => (
          <OnlineButton
            key={String(accept)}
            look="outline"
            icon={accept ? "check" : "close"}
            isBusy={host.isPending}
            onClick={() => host.mutate({ act: "settle", runId: runId!, accept })}
          >
            {accept ? "Count it" : "Do not count it"}
            <span className="unseen">: the run of {nameOf(no)}</span>
          </OnlineButton>
        ))}
      </div>
    </div>
  ));
}

function NextActs({ view, onLeave }: { view: ShownRace; onLeave: () => void }) {
  const { race } = view;
  const host = useHost(view);
  const isLast = race.round >= race.rounds;
  if (!race.is_host)
    return (
      <div className="race-result__acts">
        <p role="status">
          {race.state === "ended"
            ? `This ${race.kind} is over.`
            : `${race.host_name ?? "The host"} starts the ${isLast ? "rematch" : "next round"}.`}
        </p>
        {race.state !== "ended" && (
          <>
            <NamesButton view={view} />
            <LeaveRace kind={race.kind} onLeave={onLeave} />
          </>
        )}
      </div>
    );
  return (
    <div className="race-result__acts">
      {!isLast && race.state === "podium" && (
        <OnlineButton
          look="coin"
          icon="flag"
          isBusy={host.isPending}
          busyText="Starting …"
          onClick={() => host.mutate({ act: "start" })}
        >
          Start round {race.round + 1}
        </OnlineButton>
      )}
      <OnlineButton icon="restart" isBusy={host.isPending} onClick={() => host.mutate({ act: "rematch" })}>
        Rematch
      </OnlineButton>
      {race.state !== "ended" && (
        <>
          <NamesButton view={view} />
          <HostTools race={race} host={host} />
        </>
      )}
    </div>
  );
}

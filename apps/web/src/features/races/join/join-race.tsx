import "#ui/pond-scene.css";
import "./join-race.css";
import { useMutation } from "@tanstack/react-query";
import type { RaceKind } from "@quackademy/contract/race-answers.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { signInPath } from "#lib/session/session-next.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useLocation, useNavigate } from "#ui/router/router.tsx";
import { joinRace, keepSeat, type Seat, spacedCode, tidyCode } from "#features/races/races-api.ts";

type JoinRaceProps = { code: string; kind: RaceKind; isSignedIn: boolean; onJoined: (seat: Seat) => void };

/** The button to join. A visitor joins as a guest, where the host allows it. */
export function JoinRace({ code, kind, isSignedIn, onJoined }: JoinRaceProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const join = useMutation({
    mutationFn: async () => {
      const answer = await joinRace(code);
      if (answer.status === "joined") onJoined(keepSeat(answer.race, answer.guest ?? null));
      // The code of a homeroom: its own page asks for the name.
      else if (answer.rule === "joining") void navigate(`/join#code=${tidyCode(code)}`);
      return answer;
    },
    meta: { hideError: true },
  });
  const refused = join.data?.status === "refused" && join.data.rule !== "joining" ? join.data : null;
  return (
    <div className="wrap">
      <section className="pond-scene">
        <div className="pond-scene__paper join-race__sheet">
          <h1 tabIndex={-1}>{kind === "duel" ? "You are challenged to a duel" : "Join the race"}</h1>
          <p className="display join-race__code">{spacedCode(tidyCode(code))}</p>
          <p className="join-race__words">
            {isSignedIn
              ? "Everybody gets the same run at the same moment. The podium shows what the server has replayed."
              : "Without an account you race as a guest with a duck name, if the host allows guests. Nothing of it is kept."}
          </p>
          {(refused || join.isError) && (
            <p className="join-race__error" role="alert">
              {refused ? refused.message : "That did not work. Check the connection and try again."}
            </p>
          )}
          <div className="join-race__acts">
            <OnlineButton
              look="ink"
              icon="flag"
              isBusy={join.isPending}
              busyText="Joining …"
              onClick={() => join.mutate()}
            >
              {isSignedIn ? `Join the ${kind}` : "Join as a guest"}
            </OnlineButton>
            {!isSignedIn && (
              <ButtonLink look="paper" to={signInPath(pathname)}>
                Sign in
              </ButtonLink>
            )}
            {refused?.rule === "code" && (
              <ButtonLink look="paper" to="/join">
                Type another code
              </ButtonLink>
            )}
          </div>
        </div>
      </section>
    </div>
  );
}

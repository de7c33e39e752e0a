import "./open-race.css";
import { useQuery } from "@tanstack/react-query";
import type { RaceKind, RaceOpenTo } from "@quackademy/contract/race-answers.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { signInPath } from "#lib/session/session-next.ts";
import { useSessionParams } from "#lib/session/session-params.ts";
import { displayTitle } from "#lib/site/class-title.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Choices } from "#ui/forms/choices.tsx";
import { Form, type FormValues } from "#ui/forms/form.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useLocation, useNavigate } from "#ui/router/router.tsx";
import { RacedClassField } from "./raced-class.tsx";
import { homeroomsQuery, keepSeat, openRace, ownRacesQuery, racePath, spacedCode } from "#features/races/races-api.ts";

const ROUNDS = ["1", "3", "5"].map((value) => ({ value, label: value }));
const FRIENDS = { value: "friends", label: "My friends" };
const PLAYERS = { value: "players", label: "Players with the code" };
const GUESTS = { value: "guests", label: "Everybody with the code, guests too" };
/** A homeroom is chosen by its id. */
const HOMEROOM = "homeroom ";

/** Opens a race or a duel. The server decides whether the player may, and the page shows its sentence. */
export function OpenRace({ kind, viewer }: { kind: RaceKind; viewer: string | null }) {
  const { pathname, search } = useLocation();
  const params = useSessionParams();
  const navigate = useNavigate();
  const homerooms = useQuery(homeroomsQuery(viewer)).data;
  if (viewer === null)
    return (
      <div className="wrap">
        <h1 className="unseen" tabIndex={-1}>
          {kind === "duel" ? "Open a duel" : "Open a race"}
        </h1>
        <EmptyState title={`Sign in to open a ${kind}`} text="To join one, you only need its code.">
          <ButtonLink to={signInPath(pathname + search)}>Sign in</ButtonLink>
          <ButtonLink look="outline" to="/join">
            Type a code
          </ButtonLink>
        </EmptyState>
      </div>
    );

  const open = async ({ app = "", variant = "", rounds = "1", to = "players" }: FormValues) => {
    const homeroomId = to.startsWith(HOMEROOM) ? to.slice(HOMEROOM.length) : null;
    const openTo = (homeroomId ? "homeroom" : to) as RaceOpenTo;
    const race = await openRace({ kind, appId: app, variant, rounds: Number(rounds), openTo, homeroomId });
    keepSeat(race, null);
    void navigate(racePath(race), { replace: true });
  };
  const rooms = (homerooms?.teaches ?? []).filter(({ state }) => state === "open");
  const audiences = [
    ...rooms.map(({ id, name }) => ({ value: HOMEROOM + id, label: `Homeroom ${name}` })),
    ...(kind === "duel" ? [FRIENDS, PLAYERS] : [PLAYERS, FRIENDS]),
    ...(homerooms?.is_teacher ? [GUESTS] : []),
  ];
  const wantedRoom = params.get("homeroom");
  const chosen = wantedRoom ? HOMEROOM + wantedRoom : audiences[0]!.value;
  return (
    <div className="wrap">
      <section className="panel open-race">
        <h1 tabIndex={-1}>{kind === "duel" ? "Open a duel" : "Open a race"}</h1>
        <p className="muted open-race__words">
          Everybody gets the same run at the same moment. You get a code and a link to share.
        </p>
        <Form
          label={`Open a ${kind}`}
          check={({ app }): Record<string, string> => (app ? {} : { app: "Choose a class." })}
          onSubmit={open}
          explain={(error) => ({ "": error instanceof Error ? error.message : "That did not work. Try again." })}
        >
          {({ isBusy, field }) => (
            <>
              <RacedClassField
                key={params.get("class")}
                id={field("app").id}
                error={field("app").error}
                chosen={params.get("class") ?? ""}
              />
              <Choices legend="Rounds" look="segments" choices={ROUNDS} {...field("rounds")} chosen="1" />
              <Choices
                key={`${chosen} ${audiences.length}`}
                legend="Who can join"
                choices={audiences}
                {...field("to")}
                chosen={chosen}
              />
              <div className="form__actions">
                <OnlineButton type="submit" icon="flag" isBusy={isBusy} busyText="Opening …">
                  Open the {kind}
                </OnlineButton>
              </div>
            </>
          )}
        </Form>
        <RunningRaces viewer={viewer} />
      </section>
    </div>
  );
}

function RunningRaces({ viewer }: { viewer: string }) {
  const races = useQuery(ownRacesQuery(viewer)).data ?? [];
  if (races.length === 0) return null;
  return (
    <div className="open-race__running">
      <h2>Open now</h2>
      {races.map((race) => (
        <ButtonLink key={race.race_id} look="outline" icon="flag" to={racePath(race)}>
          {displayTitle(race.app_id)}, {spacedCode(race.code)}
        </ButtonLink>
      ))}
    </div>
  );
}

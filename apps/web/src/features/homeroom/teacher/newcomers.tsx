import "./newcomers.css";
import type { Homeroom } from "@quackademy/contract/homeroom-answers.ts";
import { useHomeroomAction } from "#features/homeroom/homeroom-api.ts";
import { sentenceOf } from "#lib/data/sentence-of.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";

/** Newcomers wait until the teacher lets each of them in. */
export function Newcomers({ room }: { room: Homeroom }) {
  const admit = useHomeroomAction((client, newcomers: string[]) =>
    client.rpc("admit_newcomers", { homeroom_id: room.id, newcomers }),
  );
  const refuse = useHomeroomAction((client, newcomers: string[]) =>
    client.rpc("refuse_newcomers", { homeroom_id: room.id, newcomers }),
  );
  const isBusy = admit.isPending || refuse.isPending;
  const trouble = admit.error ?? refuse.error;
  return (
    <section className="panel newcomers" aria-labelledby="newcomers">
      <header>
        <h2 id="newcomers" aria-live="polite">
          {room.newcomers.length === 1 ? "One waits at the door" : `${room.newcomers.length} wait at the door`}
        </h2>
        {room.newcomers.length > 1 && (
          <OnlineButton icon="check" isBusy={isBusy} onClick={() => admit.mutate(room.newcomers.map(({ id }) => id))}>
            Let everybody in
          </OnlineButton>
        )}
      </header>
      {trouble && <p role="alert">{sentenceOf(trouble)}</p>}
      <ul aria-label="Newcomers">
        {room.newcomers.map(({ id, name, has_account }) => (
          <li key={id}>
            <span>
              <b>{name}</b>
              <span className="small muted">{has_account ? "has an own account" : "gets a homeroom account"}</span>
            </span>
            <OnlineButton isBusy={isBusy} aria-label={`Let ${name} in`} onClick={() => admit.mutate([id])}>
              Let in
            </OnlineButton>
            <OnlineButton
              look="outline"
              isBusy={isBusy}
              aria-label={`No, refuse ${name}`}
              onClick={() => refuse.mutate([id])}
            >
              No
            </OnlineButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

import "./chat-foot.css";
import { type ReactNode, useState } from "react";
import { signInPath } from "#lib/session/session-next.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon, spriteHref } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { type ChatState, roomPath, useSay } from "#features/chat/chat-api.ts";
import { momentOf } from "#features/chat/chat-words.ts";
import { Cheers } from "./cheers.tsx";
import { Composer } from "./composer.tsx";
import { MuteAppeal } from "./mute-appeal.tsx";
import { useCountdown, waitEnd } from "./countdown.ts";

type FootProps = { room: string; viewer: string | null; state: ChatState };

/** Below the messages: the composer, the cheers, or the reason why there is neither. */
export function ChatFoot({ room, viewer, state }: FootProps) {
  if (state.may_write === "nothing") return <Closed room={room} state={state} />;
  return <Writing room={room} viewer={viewer} state={state} />;
}

const MAX_PACE_SECONDS = 60;

function Writing({ room, viewer, state }: FootProps) {
  const say = useSay(room, viewer);
  const slow = state.slow_seconds;
  const [spokeUntil, setSpokeUntil] = useState(0);
  const refusal = say.data?.status === "refused" ? say.data : null;
  const refusedUntil = waitEnd(refusal?.wait_until, Math.max(slow, MAX_PACE_SECONDS));
  const left = useCountdown(Math.max(spokeUntil, refusedUntil, waitEnd(state.wait_until, slow)));
  const onSaid = () => setSpokeUntil(Date.now() + slow * 1000);
  const cheerSay = useSay(room, viewer);
  const cheerRefusal = cheerSay.data?.status === "refused" ? cheerSay.data.message : null;
  const trouble = cheerSay.error ? "The cheer was not sent. Check the connection and try again." : cheerRefusal;
  const cheers = (
    <>
      {trouble && (
        <p className="chat-foot__trouble" role="alert">
          {trouble}
        </p>
      )}
      <Cheers cheers={state.cheers} say={cheerSay} isLocked={left > 0} isGrid={state.may_write === "cheers"} />
    </>
  );
  if (state.may_write === "cheers")
    return (
      <div className="chat-foot">
        <p className="chat-foot__hint">
          {state.why === "age-unknown" ? (
            <>
              You talk in cheers until you say how old you are: <Link to="/settings?tab=privacy">age group</Link>.
            </>
          ) : (
            "Younger players talk in cheers."
          )}
          {left > 0 && <span className="chat-foot__wait">Next one in {left} s</span>}
        </p>
        {cheers}
      </div>
    );
  return (
    <div className="chat-foot">
      {cheers}
      <Composer room={room} say={say} secondsLeft={left} slowSeconds={slow} onSaid={onSaid} />
    </div>
  );
}

/** One line in place of the composer. */
function Closed({ room, state }: { room: string; state: ChatState }) {
  const { why, muted_until, muted_reason, quiet, appeal } = state;
  if (why === "muted")
    return (
      <Line>
        <span>
          You are muted {muted_until ? `until ${momentOf(muted_until)}` : "until a moderator ends it"}
          {muted_reason && `: ${muted_reason.replace(/\.$/, "")}`}. You can read on.
        </span>
        <MuteAppeal status={appeal} />
      </Line>
    );
  if (why === "homeroom-muted") return <Line icon="lock">Your teacher has muted you here for a while.</Line>;
  if (why === "quiet")
    return (
      <Line>Quiet hours.{quiet?.opens_at && ` The chat opens at ${momentOf(quiet.opens_at)}.`} You can read on.</Line>
    );
  if (why === "signed-out")
    return (
      <Line icon="person">
        <span>You can read along. Players write here.</span>
        <ButtonLink to={signInPath(roomPath(room))}>Sign in</ButtonLink>
      </Line>
    );
  if (why === "second-factor")
    return (
      <Line icon="key">
        <span>Finish signing in to write.</span>
        <ButtonLink to={signInPath(roomPath(room))}>Finish sign-in</ButtonLink>
      </Line>
    );
  if (why === "suspended")
    return (
      <Line icon="alert">
        <span>Your account is suspended. You can read on.</span>
        <ButtonLink look="outline" to="/settings">
          Open settings
        </ButtonLink>
      </Line>
    );
  return <Line icon="lock">{why === "read" ? "The chat is read only at the moment." : "This room is read only."}</Line>;
}

/** The goose tells about mutes and quiet hours. */
function Line({ icon, children }: { icon?: Parameters<typeof Icon>[0]["name"]; children: ReactNode }) {
  return (
    <div className="chat-foot chat-foot--closed" role="status">
      {icon ? (
        <Icon name={icon} />
      ) : (
        <svg className="chat-foot__goose" viewBox="0 0 122 148" aria-hidden="true">
          <use href={spriteHref("goose")} />
        </svg>
      )}
      {children}
    </div>
  );
}

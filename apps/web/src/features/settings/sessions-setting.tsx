import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { authErrorText } from "#lib/session/session-errors.ts";
import { signOut } from "#lib/session/session-sign-out.ts";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast/toast.ts";
import { endSession, type OpenSession, sessionsQuery } from "./account-api.ts";
import { deviceName } from "./device-name.ts";
import { Setting } from "./setting.tsx";

export function SessionsSetting() {
  const { data, isError, isPending, refetch } = useQuery(sessionsQuery);
  const [isBusy, setBusy] = useState(false);
  const leaveEverywhere = async () => {
    setBusy(true);
    await signOut("global", "You are signed out everywhere.");
    setBusy(false);
  };
  return (
    <Setting title="Where you are signed in" about="If you do not recognise one, end it and change your password.">
      {isPending && (
        <div role="status">
          <span className="unseen">Loading sessions</span>
          <Skeleton />
          <Skeleton shape="half" />
        </div>
      )}
      {isError && (
        <p role="alert" className="setting__notice">
          The list did not load.
          <button type="button" className="text-link" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      )}
      {data && (
        <ul className="setting__list">
          {data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      <div className="setting__row">
        <OnlineButton look="outline" icon="door" onClick={() => void signOut()}>
          Sign out here
        </OnlineButton>
        <OnlineButton look="outline" isBusy={isBusy} busyText="Signing out…" onClick={() => void leaveEverywhere()}>
          Sign out everywhere
        </OnlineButton>
      </div>
    </Setting>
  );
}

function SessionRow({ session }: { session: OpenSession }) {
  const cache = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const name = deviceName(session.user_agent);
  const end = async () => {
    setBusy(true);
    try {
      await endSession(session.id);
      await cache.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      toast.success("Session ended");
    } catch (error) {
      toast.error(authErrorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <li>
      <Icon name={/Android|iP(hone|ad)/.test(session.user_agent ?? "") ? "phone" : "screen"} />
      <span className="setting__what">
        <b>{name}</b>
        <span>
          {session.is_current ? "This device" : `Last seen ${when(session.refreshed_at ?? session.created_at)}`}, since{" "}
          {when(session.created_at)}
          {session.ip && `, from ${session.ip}`}
        </span>
      </span>
      {!session.is_current && (
        <OnlineButton
          look="outline"
          isBusy={isBusy}
          busyText="Ending…"
          aria-label={`End the session of ${name}`}
          onClick={() => void end()}
        >
          End
        </OnlineButton>
      )}
    </li>
  );
}

function when(time: string): string {
  return new Date(time).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
}

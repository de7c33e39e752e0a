import { useEffect, useState } from "react";
import { isCallback, readCallback, withoutCallback } from "#lib/session/session-callback.ts";
import { auth } from "#lib/session/session-client.ts";
import { authErrorText } from "#lib/session/session-errors.ts";
import { throwIf } from "./auth-api.ts";

type CallbackState = { phase: "working" } | { phase: "arrived" } | { phase: "failed"; code: string; why: string };

// A code works only once, and an effect may run twice: share the promise by address.
const followed = new Map<string, Promise<CallbackState>>();

/** Signs in with the code or tokens in the page's address. `isOptional`: an address without them is no failure. */
export function useCallbackSession(isOptional: boolean): CallbackState {
  const [state, setState] = useState<CallbackState>({ phase: "working" });
  useEffect(() => {
    let isGone = false;
    const { href } = location;
    if (isOptional && !isCallback(href)) {
      const settle = () => setState({ phase: "arrived" });
      void auth().then(settle, settle);
      return;
    }
    const following = followed.get(href) ?? arrive(href);
    followed.set(href, following);
    void following.then((outcome) => {
      if (!isGone) setState(outcome);
    });
    return () => {
      isGone = true;
    };
  }, [isOptional]);
  return state;
}

async function arrive(href: string): Promise<CallbackState> {
  const arrival = readCallback(href);
  // Tokens must not stay in the history of a shared computer.
  history.replaceState(history.state, "", withoutCallback(href));
  if (arrival.kind === "refused") return { phase: "failed", code: arrival.code, why: authErrorText(arrival) };
  try {
    const client = await auth();
    if (arrival.kind === "code") throwIf(await client.exchangeCodeForSession(arrival.code));
    else {
      const tokens = { access_token: arrival.accessToken, refresh_token: arrival.refreshToken };
      throwIf(await client.setSession(tokens));
    }
    return { phase: "arrived" };
  } catch (error) {
    return { phase: "failed", code: (error as { code?: string }).code ?? "", why: authErrorText(error) };
  }
}

import "./account-slot.css";
import { useQueryClient } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { signInPath } from "#lib/session/session-next.ts";
import { useSession } from "#lib/session/session.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { useLocation } from "#ui/router/router.tsx";
import { startVisit } from "#app/background/visit-start.ts";

/**
 * The account part of the navbar: a placeholder first, then a sign-in link for visitors. The account code is loaded
 * only if there is a session; `mayAsk` false never loads it.
 */
export function useAccount(mayAsk: boolean): ReactNode {
  const cache = useQueryClient();
  const [Button, setButton] = useState<ComponentType>();
  useEffect(() => {
    if (!mayAsk) return;
    let isHere = true;
    let stopAccount: (() => void) | undefined;
    const load = () =>
      void import("./account.ts").then(
        ({ ACCOUNT }) => {
          if (!isHere || stopAccount) return;
          stopAccount = ACCOUNT.startAccount(cache);
          setButton(() => ACCOUNT.AccountButton);
        },
        () => {},
      );
    let stopVisit: (() => void) | undefined;
    // In its own task: it re-renders everything that depends on the session.
    const timer = setTimeout(() => (stopVisit = startVisit(cache, load)));
    return () => {
      isHere = false;
      clearTimeout(timer);
      stopVisit?.();
      stopAccount?.();
    };
  }, [cache, mayAsk]);
  return Button ? <Button /> : <VisitorLink />;
}

function VisitorLink() {
  const isVisitor = useSession().status === "signed-out";
  const { pathname, search } = useLocation();
  return (
    <Link
      className="account"
      to={isVisitor ? signInPath(pathname + search) : "/auth"}
      aria-label={isVisitor ? "Sign in" : "Account"}
    >
      <span className="avatar" aria-hidden="true">
        <Icon name="person" />
      </span>
      {isVisitor && <span className="account__name">Sign in</span>}
    </Link>
  );
}

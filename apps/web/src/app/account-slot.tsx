import "./account-slot.css";
import { useQueryClient } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";

/**
 * What stands for the player in the bar. Who that is, nobody needs to know for the first paint: the code that finds out
 * arrives after it, and until then there is a figure with no face. A page that must not know does not ask.
 */
export function useAccount(mayAsk: boolean): ReactNode {
  const cache = useQueryClient();
  const [Button, setButton] = useState<ComponentType>();
  useEffect(() => {
    if (!mayAsk) return;
    let stop = () => {};
    import("./account.ts").then(
      ({ ACCOUNT }) => {
        stop = ACCOUNT.startAccount(cache);
        setButton(() => ACCOUNT.AccountButton);
      },
      () => {},
    );
    return () => stop();
  }, [cache, mayAsk]);
  if (Button) return <Button />;
  return (
    <Link className="account" to="/auth" aria-label="Account">
      <span className="avatar">
        <Icon name="person" />
      </span>
    </Link>
  );
}

import "./account-slot.css";
import { useQueryClient } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";

/**
 * What stands for the player in the bar. Who that is, nobody needs to know for the first paint: the code that finds out
 * arrives after it, and until then there is a figure with no face.
 */
export function useAccount(): ReactNode {
  const cache = useQueryClient();
  const [Button, setButton] = useState<ComponentType>();
  useEffect(() => {
    let stop = () => {};
    import("./account.ts").then(
      ({ ACCOUNT }) => {
        stop = ACCOUNT.startAccount(cache);
        setButton(() => ACCOUNT.AccountButton);
      },
      () => {},
    );
    return () => stop();
  }, [cache]);
  if (Button) return <Button />;
  return (
    <Link className="account" to="/auth" aria-label="Account">
      <span className="avatar">
        <Icon name="person" />
      </span>
    </Link>
  );
}

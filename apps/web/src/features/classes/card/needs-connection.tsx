import "./needs-connection.css";
import { useQuery } from "@tanstack/react-query";
import { keptGamesQuery } from "#features/offline/kept-games-api.ts";
import { Icon } from "#ui/icon.tsx";

/** Says of a class that it cannot be played without a connection. Its styles dim the card around it. */
export function NeedsConnection({ id }: { id: string }) {
  const kept = useQuery(keptGamesQuery).data;
  if (!kept || kept.includes(id)) return null;
  return (
    <span className="needs-connection">
      <Icon name="offline" />
      Needs connection
    </span>
  );
}

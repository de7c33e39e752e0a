import "./needs-connection.css";
import { useQuery } from "@tanstack/react-query";
import { keptGamesQuery } from "#features/offline/kept-games-api.ts";
import { Icon } from "#ui/icon.tsx";

/** Says that a class cannot be played offline. Its styles dim the card. */
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

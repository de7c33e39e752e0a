import "./race-cheers.css";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { toast } from "#ui/toast/toast.ts";
import { cheerRace, cheersQuery, type Seat } from "./races-api.ts";

/** The server takes one cheer in two seconds. */
const PAUSE_MS = 2000;

/** The only words in a race: preset cheers. */
export function RaceCheers({ seat }: { seat: Seat }) {
  const cheers = useQuery(cheersQuery).data ?? [];
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    if (!isResting) return;
    const timer = setTimeout(() => setResting(false), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isResting]);
  const say = useMutation({
    mutationFn: (cheer: string) => cheerRace(seat, cheer),
    onSuccess: () => setResting(true),
    onError: (error) => toast.error(error.message),
    meta: { hideError: true },
  });
  const isLocked = isResting || say.isPending;
  if (cheers.length === 0) return null;
  return (
    <ul className="race-cheers" aria-label="Cheers">
      {cheers.map(({ id, text }) => (
        <li key={id}>
          <button
            type="button"
            className="race-cheers__button"
            aria-disabled={isLocked || undefined}
            onClick={() => !isLocked && say.mutate(id)}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}

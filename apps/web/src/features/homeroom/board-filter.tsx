import "#ui/forms/select.css";
import "./board-filter.css";
import { useState } from "react";
import { HomeroomRanking } from "./homeroom-ranking.tsx";
import { useHomeroomChoices } from "./use-homeroom-choices-api.ts";

type HomeroomFilterProps = { room: string | null; onChoose: (room: string | null) => void };

/** Shows a board for everybody or for one homeroom. Players without a homeroom do not see it. */
function HomeroomFilter({ room, onChoose }: HomeroomFilterProps) {
  const rooms = useHomeroomChoices();
  if (rooms.length === 0) return null;
  return (
    <label className="board-filter">
      <span>Players</span>
      <select className="select" value={room ?? ""} onChange={({ target }) => onChoose(target.value || null)}>
        <option value="">Everybody</option>
        {rooms.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Beside a full board: the same board with the members of one homeroom. */
function HomeroomPanel({ board, period }: { board: string; period: string }) {
  const rooms = useHomeroomChoices();
  const [chosen, setChosen] = useState<string | null>(null);
  const room = rooms.find(({ id }) => id === chosen) ?? rooms[0];
  if (!room) return null;
  return (
    <section className="panel" aria-labelledby="board-homeroom">
      <h2 id="board-homeroom">Only {room.name}</h2>
      {rooms.length > 1 && (
        <label className="board-filter">
          <span>Homeroom</span>
          <select className="select" value={room.id} onChange={({ target }) => setChosen(target.value)}>
            {rooms.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <HomeroomRanking homeroomId={room.id} board={board} period={period} />
    </section>
  );
}

/** The parts of a board that only members of a homeroom load. */
export const BOARD_FILTER = { HomeroomFilter, HomeroomPanel, HomeroomRanking };

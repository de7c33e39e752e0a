import "./board-filter.css";
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
      <select value={room ?? ""} onChange={({ target }) => onChoose(target.value || null)}>
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

/** The parts of a board that only members of a homeroom load. */
export const BOARD_FILTER = { HomeroomFilter, HomeroomRanking };

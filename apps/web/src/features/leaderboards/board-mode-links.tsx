import "./board-mode-links.css";
import { useQuery } from "@tanstack/react-query";
import { Link } from "#ui/link.tsx";
import { boardPath, type ClassBoard, type Period } from "./boards-api.ts";
import { classModesQuery, modeOf, variantsOf, scoreBoard } from "./class-modes-api.ts";

type BoardModeLinksProps = { board: ClassBoard; period: Period };

/** Links to the boards of the other modes of a class, and of the other levels of a mode. */
export function BoardModeLinks({ board: { classId, version, variant }, period }: BoardModeLinksProps) {
  const { data: modes = [] } = useQuery(classModesQuery(classId));
  if (modes.length < 2) return null;
  const mode = modeOf(modes, variant) ?? modes[0]!;
  const to = (other: string) => boardPath(scoreBoard(classId, version, other), period);
  return (
    <>
      <nav className="segments board-modes-row" aria-label="Mode">
        {modes.map((each) => (
          <Link key={each.id} to={to(variantsOf(each)[0]!)} aria-current={each === mode ? "page" : undefined}>
            {each.title}
          </Link>
        ))}
      </nav>
      {mode.levels !== null && (
        <nav className="board-levels" aria-label="Level">
          {variantsOf(mode).map((each, index) => (
            <Link key={each} to={to(each)} aria-current={each === variant ? "page" : undefined}>
              <span className="unseen">Level </span>
              {index + 1}
            </Link>
          ))}
        </nav>
      )}
    </>
  );
}

import "./pond-pad.css";
import { duckTurn } from "./duck-turn.ts";

const PAD = "M58 13L74 10A38 15 0 1 1 60 4z";
const UNDERSIDE = "M0 18a38 15 0 0 0 76 0v3a38 13 0 0 1-76 0z";

type PondPadProps = {
  /** Undefined: the seat is free. Null: the default duck. */
  picture: string | null | undefined;
  /** The owner of the duck: each name has a colour of its own. */
  name?: string;
};

/** A seat in the pond: green with a duck, dark while it is free. */
export function PondPad({ picture, name }: PondPadProps) {
  const isFree = picture === undefined;
  const style = name === undefined ? undefined : duckTurn(name);
  return (
    <span className={isFree ? "pond-pad pond-pad--free" : "pond-pad"} style={style} aria-hidden="true">
      <svg className="pond-pad__leaf" viewBox="0 0 76 34">
        <path className="pond-pad__under" d={UNDERSIDE} />
        <path className="pond-pad__top" d={PAD} />
      </svg>
      {!isFree && <img className="pond-pad__duck" src={picture ?? "/art/duck.svg"} alt="" width={52} height={53} />}
    </span>
  );
}

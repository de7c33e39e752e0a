import { isFinished, MODE, type State } from "#loop-circuit/rules/state.ts";
import { GATES, gatePost, trackOf } from "#loop-circuit/rules/track.ts";

/** Another car of a race: when it was at each post, and where it was told to be. Its title begins with its mark. */
type Runner = { title: string; number: number; state: State; times: number[]; isAhead: boolean };

/** Marks of the others on the map and at their names, in the order in which they came. */
const MARKS = ["■", "◆", "▲"] as const;
/** All start side by side: the order of the first seconds says nothing. */
const SETTLED_FRAMES = 150;
const NEWS_FRAMES = 150;
/** Posts between two cars that are not side by side. */
const CLEAR = 2;
/** Frames that are worth a word. */
const LEAST_LOSS = 12;

/** The places of a race, the gaps in time, and who overtakes whom. */
export function createStanding() {
  const runners = new Map<string, Runner>();
  const times: number[] = [];
  let [news, newsFrame] = ["", -NEWS_FRAMES];
  const standing = {
    /** Notes where another car is. 1: it has overtaken the own one; -1: it was overtaken. */
    note(name: string, state: State, own: State): -1 | 0 | 1 {
      const lead = farOf(state) - farOf(own);
      const runner = runners.get(name) ?? {
        title: `${MARKS[runners.size] ?? "●"} ${name}`,
        number: runners.size,
        state,
        times: [],
        isAhead: lead > 0,
      };
      runners.set(name, runner);
      runner.state = state;
      noteTimes(runner.times, state);
      noteTimes(times, own);
      const isAhead = lead > 0;
      if (own.frame < SETTLED_FRAMES) runner.isAhead = isAhead;
      if (isAhead === runner.isAhead || Math.abs(lead) < CLEAR) return 0;
      runner.isAhead = isAhead;
      newsFrame = own.frame;
      news = isAhead ? `${name} overtakes you. ` : `You overtake ${name}. `;
      return isAhead ? 1 : -1;
    },
    /** Of a runner that was noted. */
    find: (name: string): Readonly<Runner> => runners.get(name)!,
    /** "2nd of 4"; empty without others, and before the first gate: all start on one line. */
    place(own: State): string {
      const ahead = [...runners.values()].filter(({ state }) => farOf(state) > farOf(own)).length;
      return runners.size === 0 || isAtStart(own) ? "" : `${nth(ahead + 1)} of ${runners.size + 1}`;
    },
    /** The next one ahead, or the first one behind the leader: "◆ Drake 0.7 s ahead". */
    gap(own: State): string {
      const all = [...runners.values()].map(({ title, state, times: theirs }) => {
        const isAhead = farOf(state) > farOf(own);
        // Behind the finish, times stand.
        const since = isFinished(isAhead ? own : state)
          ? (isAhead ? state : own).frame
          : isAhead
            ? theirs[wayOf(own)]
            : times[wayOf(state)];
        const now = isAhead ? own.frame : state.frame;
        return { title, isAhead, frames: now - (since ?? now) };
      });
      if (isAtStart(own)) return "";
      const rivals = all.some(({ isAhead }) => isAhead) ? all.filter(({ isAhead }) => isAhead) : all;
      const [next] = rivals.toSorted((one, other) => one.frames - other.frames);
      return next ? `${next.title} ${(next.frames / 60).toFixed(1)} s ${next.isAhead ? "ahead" : "behind"}` : "";
    },
    /** Where the next one ahead won most: "Most lost before gate 3 of lap 2: 0.8 s." */
    loss(own: State): string {
      const ahead = [...runners.values()].filter(({ state }) => farOf(state) > farOf(own));
      const next = ahead.toSorted((one, other) => farOf(one.state) - farOf(other.state))[0];
      if (!next) return "";
      const track = trackOf(own.circuit, own.isMirrored);
      const leads = own.splits.map((split, at) => {
        const theirs = next.times[gatePost(track, at + 1) + Math.floor((at + 1) / GATES) * track.count];
        return theirs === undefined ? 0 : split - theirs;
      });
      const losses = leads.map((lead, at) => lead - (leads[at - 1] ?? 0));
      const most = Math.max(...losses);
      const at = losses.indexOf(most);
      if (most < LEAST_LOSS) return "";
      return `Most lost before gate ${(at % GATES) + 1} of lap ${Math.floor(at / GATES) + 1}: ${(most / 60).toFixed(1)} s.`;
    },
    /** For screen readers: who has just overtaken whom. */
    news: ({ frame }: State): string => (frame - newsFrame < NEWS_FRAMES ? news : ""),
  };
  current = standing;
  return standing;
}

let current: ReturnType<typeof createStanding> | null = null;

/** For the report, the place of a race, "2nd of 4. ◆ Drake 0.7 s ahead.", or what a tour has brought. */
export function sayResult(own: State): string {
  if (own.mode === MODE.tour && own.isOver === 1) {
    const { leg, passed, beaten } = own;
    const rivals = beaten > 0 ? ` · ${beaten} rival${beaten > 1 ? "s" : ""} beaten` : "";
    return `Circuit ${leg + 1} · ${passed} passed${rivals}. Can you reach circuit ${leg + 2}?`;
  }
  const place = isFinished(own) ? current?.place(own) : "";
  return place ? `${place}. ${current!.gap(own)}.` : "";
}

/** Where most time was lost to the next one ahead. */
export const sayLoss = (own: State): string => current?.loss(own) ?? "";

const isAtStart = ({ gates, leg }: State): boolean => gates + leg === 0;
const wayOf = ({ driven, car }: State): number => driven + car.posts;

function noteTimes(times: number[], state: State): void {
  for (let post = times.length; post <= wayOf(state); post++) times.push(state.frame);
}

const nth = (place: number): string => `${place}${["st", "nd", "rd"][place - 1] ?? "th"}`;

/** What decides the place: the way, and after the finish the time. */
const farOf = (state: State): number => (isFinished(state) ? 1_000_000 - state.frame : wayOf(state));

import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { partOf } from "@quackademy/game-kit/stage/tween.ts";
import { drawNumber, drawWords, type Look } from "./kept.ts";

type Shout = { words: string; kind: string; x: number; y: number; size: number; colour: string; at: number };

const TICKS = 58;
const POP_TICKS = 9;
/** Between two pieces of news. */
const NEWS_TICKS = 50;
const MOST_NEWS = 3;
const MOST = 10;
/** Sums are many, of few letters. */
const SUM = /^[\d+= ]+$/;

/** Words that rise and fade. The kit's would be written anew in each frame, which a slow machine cannot do. */
export function createShouts() {
  let list: Shout[] = [];
  let [news, toldAt] = [[] as string[], -NEWS_TICKS];
  return {
    /** News has one line, and waits for its turn. */
    tell: (words: string) => void (news = [...news, words].slice(-MOST_NEWS)),
    /** Called for each picture: `isQuiet` while nothing larger is shown. */
    showNews(stage: Stage, [x, y]: readonly [number, number], size: number, isQuiet: boolean): void {
      if (news.length === 0 || !isQuiet || stage.tick - toldAt < NEWS_TICKS) return;
      toldAt = stage.tick;
      this.add(stage, news.shift()!, [x, y], size, "#FFE08A");
    },
    /** One of a kind takes the place of an earlier one. */
    add(
      { tick, width }: Stage,
      words: string,
      [x, y]: readonly [number, number],
      size: number,
      colour: string,
      kind = "",
    ): void {
      if (kind) list = list.filter((shout) => shout.kind !== kind);
      const half = words.length * size * 0.3;
      const inside = Math.max(half, Math.min(width - half, x));
      list.push({ words, kind, x: inside, y: Math.max(size, y), size: Math.round(size), colour, at: tick });
      if (list.length > MOST) list.shift();
    },
    draw({ context, tick, isCalm }: Stage, look: Look): void {
      list = list.filter(({ at }) => tick - at < TICKS && tick >= at);
      for (const { words, x, y, size, colour, at } of list) {
        const part = partOf(tick - at, TICKS);
        context.globalAlpha = Math.min(1, (1 - part) * 2.5);
        const pop = isCalm ? 1 : 1 + 0.4 * Math.max(0, 1 - (tick - at) / POP_TICKS);
        const rise = isCalm ? 0 : 34 * (1 - (1 - part) ** 3);
        const write = SUM.test(words) ? drawNumber : drawWords;
        write(context, words, [x, y - rise], { size, colour }, look, pop);
      }
      context.globalAlpha = 1;
    },
    clear: () => void ([list, news, toldAt] = [[], [], -NEWS_TICKS]),
  };
}

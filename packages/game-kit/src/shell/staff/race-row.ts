import { drawMedal } from "#shell/report/medal-art.ts";
import { button, element } from "#shell/shell-dom.ts";

/** A staff run to race, with its score in the game's words. */
export type RaceChoice = { who: string; name: string; score: string; isBeaten: boolean; onRace(): void };

/** One click to race each member of staff. */
export function raceRow(races: readonly RaceChoice[]): HTMLElement {
  const buttons = races.map(({ who, name, score, isBeaten, onRace }) => {
    const label = `Race ${name}, ${score}${isBeaten ? ", beaten" : ""}`;
    const node = button("", "line", onRace, { label });
    node.append(drawMedal(who, isBeaten), element("b", { text: name }), element("span", { text: score }));
    return node;
  });
  const heading = element("span", { class: "races-words", text: "Race the staff" });
  return element("div", { class: "races", role: "group", label: "Race the staff" }, heading, ...buttons);
}

import { drawMedal } from "#shell/report/medal-art.ts";
import { button, element } from "#shell/shell-dom.ts";

/** A staff run to race, with its score in the game's words. */
export type RaceChoice = { who: string; name: string; score: string; isBeaten: boolean; onRace(): void };

/** One click to race each member of staff, over the level that is named. */
export function raceRow(races: readonly RaceChoice[], level = ""): HTMLElement {
  const buttons = races.map(({ who, name, score, isBeaten, onRace }) => {
    const label = `Race ${name}, ${score}${isBeaten ? ", beaten" : ""}`;
    const node = button("", "line", onRace, { label });
    node.append(drawMedal(who, isBeaten), element("b", { text: name }), element("span", { text: score }));
    return node;
  });
  const heading = element("span", {
    class: "races-words",
    text: level === "" ? "Race the staff" : `Race the staff: ${level}`,
  });
  return element("div", { class: "races", role: "group", label: "Race the staff" }, heading, ...buttons);
}

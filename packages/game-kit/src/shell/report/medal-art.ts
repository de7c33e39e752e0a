/** The medals of the report: a ribbon, a scalloped disc and the head of the duck that was beaten. */

type Shape = [fill: string, path: string] | [stroke: string, path: string, width: number];

const DISCS: Readonly<Record<string, [rim: string, disc: string, face: string]>> = {
  duckling: ["#a6602a", "#e39a5b", "#f6c79a"],
  drake: ["#7f93c2", "#c4d3f0", "#eaf1ff"],
  goose: ["#a87412", "#f0b93a", "#ffe59a"],
};
const HEADS: Readonly<Record<string, readonly Shape[]>> = {
  duckling: duckHead("#ffe27a", "#f4c04a", "#ff7a33"),
  drake: duckHead("#2f9a68", "#217650", "#ffc23d"),
  goose: [
    ["#fff3d1", "M38 96c-3-9 2-14 2-22 0-13 7-22 17-22s16 9 15 21c-2 10-6 13-7 23z"],
    ["#9a5632", "M40 70c0-12 8-19 17-19 11 0 17 9 15 21-1 6-2 9-3 12 0-9-5-15-12-15-7 0-12 3-17 1z"],
    ["#ff9f43", "M42 71l-16 6c-3 2-3 5 1 6 7 2 14 1 19-1z"],
    ["#1a2350", "M51 71l10 4", 3],
    ["#1a2350", "M57 76.5h.1", 6],
  ],
};
const RIBBON: readonly Shape[] = [
  ["#cf3f38", "M26 0h20l10 40H38z"],
  ["#f2594b", "M74 0H54L44 40h18z"],
];
const LOCK: readonly Shape[] = [
  ["#8a7a45", "M28 3l9 29M72 3l-9 29M28 3h16l6 22 6-22h16", 3],
  ["#8a7a45", "M43 72h14v12H43zM46 72v-4a4 4 0 0 1 8 0v4", 3.5],
];

/** `isWon` false draws an outline with a lock. */
export function drawMedal(who: string, isWon: boolean): SVGSVGElement {
  const svg = node("svg", { viewBox: "0 0 100 118", "aria-hidden": "true" }) as SVGSVGElement;
  if (!isWon) {
    svg.append(
      node("path", {
        d: scallops(50, 72, 36),
        fill: "none",
        stroke: "#8a7a45",
        "stroke-width": "3",
        "stroke-dasharray": "8 6",
      }),
    );
    svg.append(...LOCK.map(draw));
    return svg;
  }
  const [rim, disc, face] = DISCS[who] ?? DISCS["duckling"]!;
  svg.append(
    ...RIBBON.map(draw),
    draw([rim, scallops(53, 75, 37)]),
    draw([disc, scallops(50, 72, 37)]),
    node("circle", { cx: "50", cy: "72", r: "30", fill: face }),
    ...(HEADS[who] ?? []).map(draw),
  );
  return svg;
}

function duckHead(light: string, shade: string, bill: string): Shape[] {
  return [
    [light, "M50 52a20 20 0 1 1-.1 0z"],
    [shade, "M68 65c3 15-7 27-20 27-5 0-9-1-12-4 15 2 28-8 32-23z"],
    ["#1a2350", "M36 70h9a4.5 4.5 0 0 1-9 0zM53 70h8a4 4 0 0 1-8 0z"],
    ["#1a2350", "M35 70h11M52 70h10", 2.4],
    [bill, "M45 79c5-3 10-4 14-3 5 1 9 5 12 9 2 3 0 6-3 6-8 1-18-1-23-4-4-3-4-6 0-8z"],
  ];
}

/** A circle of twelve bows. */
function scallops(x: number, y: number, radius: number): string {
  const at = (step: number) => {
    const angle = (step / 12) * 2 * Math.PI;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  };
  const bow = (radius * 0.28).toFixed(1);
  return `M${at(0)}${Array.from({ length: 12 }, (_, step) => `A${bow} ${bow} 0 0 1 ${at(step + 1)}`).join("")}z`;
}

function draw([colour, d, width]: Shape): SVGElement {
  if (width === undefined) return node("path", { d, fill: colour });
  return node("path", { d, fill: "none", stroke: colour, "stroke-width": String(width), "stroke-linecap": "round" });
}

function node(tag: string, attributes: Record<string, string>): SVGElement {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

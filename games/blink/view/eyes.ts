/** The look of an eye: its iris, and the shape of its pupil. */
export type EyeLook = { iris: string; shade: string; pupil: "round" | "slit" | "star" | "heart" | "square" | "moon" };

const look = (iris: string, shade: string, pupil: EyeLook["pupil"] = "round"): EyeLook => ({ iris, shade, pupil });

export const EYES: Readonly<Record<string, EyeLook>> = {
  amber: look("#FFB52E", "#E58A1A"),
  pond: look("#4FA8E8", "#2D78C0"),
  moss: look("#7CC35A", "#4E9436"),
  plum: look("#B07AE0", "#8450BC"),
  cat: look("#C8D84A", "#96A628", "slit"),
  hawk: look("#F2594B", "#B52B2A", "slit"),
  owl: look("#FFE07A", "#E5B020", "moon"),
  star: look("#4FA8E8", "#2D78C0", "star"),
  heart: look("#F48FB1", "#D0587E", "heart"),
  robot: look("#5EE6D0", "#2BA896", "square"),
  moon: look("#B9C4E8", "#8592C4", "moon"),
  sun: look("#FFD65A", "#F2594B", "star"),
  fox: look("#E8783A", "#B84E1C", "slit"),
  frost: look("#BFE9FF", "#7FB8DC", "star"),
  gem: look("#3FD08A", "#1F9A60", "square"),
  ember: look("#FF8A3A", "#B52B2A", "slit"),
  comet: look("#5EE6D0", "#3C2AA8", "star"),
  galaxy: look("#8A5CF0", "#3C2AA8", "moon"),
};

export const AMBER = EYES["amber"]!;

/** The pupil around 0, 0: as wide as 18 units to each side at most. */
export function drawPupil(context: CanvasRenderingContext2D, { pupil }: EyeLook, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  if (pupil === "slit") context.ellipse(0, 0, 7, 27, 0, 0, 7);
  else if (pupil === "square") context.roundRect(-15, -15, 30, 30, 5);
  else if (pupil === "moon") {
    context.arc(0, 0, 19, 0.6, 5.6);
    context.arc(9, -1, 13, 5.2, 1, true);
  } else if (pupil === "star") {
    for (let point = 0; point < 10; point++) {
      const [angle, reach] = [(point / 10) * Math.PI * 2 - Math.PI / 2, point % 2 ? 9 : 22];
      context.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
    }
  } else if (pupil === "heart") {
    context.moveTo(0, 20);
    context.bezierCurveTo(-34, -4, -14, -26, 0, -9);
    context.bezierCurveTo(14, -26, 34, -4, 0, 20);
  } else context.arc(0, 0, 18, 0, 7);
  context.fill();
}

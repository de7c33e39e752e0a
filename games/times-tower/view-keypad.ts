import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import type { Layout } from "./view-layout.ts";

/** The keys; `cursor` is the gamepad's position or -1, and `pressed` the key that was just tapped. */
export function drawKeypad(
  stage: Stage,
  { keys, isWide }: Layout,
  cursor: number,
  pressed: number,
  heat: number,
): void {
  const { context } = stage;
  if (keys.length === 0) return;
  if (!isWide) {
    const top = keys[0]!.y - 26;
    const { left, right, bottom } = stage.bounds;
    context.fillStyle = "#2D7F79";
    context.fillRect(left - 40, top, right - left + 80, bottom + 40 - top);
    context.fillStyle = "#3D9C90";
    context.fillRect(left - 40, top, right - left + 80, 8);
  }
  for (const [index, key] of keys.entries()) {
    const isDown = key.tap === pressed && heat > 0;
    const y = key.y + (isDown ? 8 : 0);
    const isOther = key.tap > 9;
    context.fillStyle = stage.isContrast ? "#000" : "rgb(20 40 80 / 0.35)";
    context.beginPath();
    context.roundRect(key.x + 4, key.y + 12, key.width, key.height, 20);
    context.fill();
    context.fillStyle = isOther ? "#1F4C7A" : "#E0C890";
    context.beginPath();
    context.roundRect(key.x, y + 6, key.width, key.height - 4, 20);
    context.fill();
    context.fillStyle = isDown ? "#FFE07A" : isOther ? "#2F6AA6" : "#FFF3D1";
    context.beginPath();
    context.roundRect(key.x, y, key.width, key.height - 10, 20);
    context.fill();
    if (index === cursor) {
      context.strokeStyle = "#E4573F";
      context.lineWidth = 7;
      context.stroke();
    }
    const colour = isOther ? "#FFF3D1" : "#1F2C5C";
    const middle = y + (key.height - 10) / 2;
    if (isOther) drawSign(stage, key.tap === 10, key.x + key.width / 2, middle, colour);
    else
      stage.text(key.label, key.x + key.width / 2, middle + 2, { size: 58, face: "display", colour, align: "center" });
  }
}

function drawSign({ context }: Stage, isErase: boolean, x: number, y: number, colour: string): void {
  context.save();
  context.translate(x, y);
  context.strokeStyle = colour;
  context.lineWidth = 6;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.stroke(isErase ? ERASE_SIGN : ENTER_SIGN);
  context.restore();
}

const ERASE_SIGN = new Path2D("M-26 0l16-18h36v36h-36zM-2-7l14 14M12-7l-14 14");
const ENTER_SIGN = new Path2D("M24-18v14H-22M-10-16l-12 12 12 12");

import { type Direction, nearestInDirection } from "./nearest-place.ts";

/** Button indices of the standard gamepad layout. */
const CHOOSE = 0;
const BACK = 1;
const PAUSE = 9;
const DIRECTIONS: Record<number, Direction> = { 12: "up", 13: "down", 14: "left", 15: "right" };
const HEARD = [CHOOSE, BACK, PAUSE, ...Object.keys(DIRECTIONS).map(Number)];
const PLACES = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]';

/** Moves the focus by gamepad, unless a game has the focus (it reads the gamepad itself). Returns the cleanup. */
export function steerByPad(onPause: () => void): () => void {
  let held = new Set<number>();
  let frame = 0;

  const look = () => {
    frame = hasPad() ? requestAnimationFrame(look) : 0;
    const now = heldButtons();
    const pressed = [...now].filter((button) => !held.has(button));
    held = now;
    if (document.hidden || document.activeElement instanceof HTMLIFrameElement) return;
    pressed.forEach((button) => act(button, onPause));
  };
  const begin = () => {
    frame ||= requestAnimationFrame(look);
  };
  const forget = () => delete document.documentElement.dataset["pad"];

  addEventListener("gamepadconnected", begin);
  addEventListener("pointerdown", forget);
  if (hasPad()) begin();
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener("gamepadconnected", begin);
    removeEventListener("pointerdown", forget);
  };
}

function act(button: number, onPause: () => void): void {
  const { activeElement, body } = document;
  const direction = DIRECTIONS[button];
  if (direction) move(direction);
  if (button === CHOOSE && activeElement !== body) (activeElement as HTMLElement | null)?.click();
  if (button === PAUSE) onPause();
  if (button !== BACK) return;
  const dialog = openDialog();
  if (dialog) dialog.close();
  else history.back();
}

function move(direction: Direction): void {
  const places = [...(openDialog() ?? document).querySelectorAll<HTMLElement>(PLACES)].filter(isSeen);
  const { activeElement, body } = document;
  const from = activeElement && activeElement !== body ? activeElement.getBoundingClientRect() : null;
  const others = places.filter((place) => place !== activeElement);
  const boxes = others.map((place) => place.getBoundingClientRect());
  const next = others[nearestInDirection(from, boxes, direction)];
  if (!next) return;
  document.documentElement.dataset["pad"] = "";
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function isSeen(place: HTMLElement): boolean {
  return place.checkVisibility() && place.getClientRects().length > 0;
}

function openDialog(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>("dialog[open]");
}

function pads(): Gamepad[] {
  try {
    return navigator.getGamepads().filter((pad) => pad !== null);
  } catch {
    return [];
  }
}

const hasPad = () => pads().length > 0;

function heldButtons(): Set<number> {
  return new Set(HEARD.filter((button) => pads().some((pad) => pad.buttons[button]?.pressed)));
}

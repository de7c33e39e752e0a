// oxlint-disable-next-line typescript/triple-slash-reference -- games are type-checked without our tsconfig
/// <reference path="../css-text.d.ts" />
import tokens from "./shell-tokens.css?inline";
import base from "./shell-base.css?inline";
import hud from "./shell-hud.css?inline";
import bars from "./shell-bars.css?inline";
import touch from "./touch-bar.css?inline";
import screens from "./shell-screens.css?inline";
import cards from "./shell-cards.css?inline";
import lesson from "./lesson/lesson.css?inline";
import report from "./report/report.css?inline";
import reportButtons from "./report/report-buttons.css?inline";
import medals from "./report/medals.css?inline";
import modes from "./shell-modes.css?inline";
import shelf from "./shell-shelf.css?inline";
import levels from "./shell-levels.css?inline";
import staff from "./staff/shell-staff.css?inline";
import notices from "./shell-notices.css?inline";
import small from "./shell-small.css?inline";
import calm from "./shell-calm.css?inline";

/** The style sheet of the shell. The order counts: small frames and the player's wishes come last. */
export const SHELL_CSS = [
  tokens,
  base,
  hud,
  bars,
  touch,
  screens,
  cards,
  lesson,
  report,
  reportButtons,
  medals,
  modes,
  shelf,
  levels,
  staff,
  notices,
  small,
  calm,
].join("");

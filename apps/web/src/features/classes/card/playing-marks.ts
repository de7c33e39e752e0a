import "./playing-marks.css";
import { followPlaying, playingCounts } from "#features/classes/playing-counts-api.ts";
import { classIdOf } from "#lib/site/class-title.ts";

const MARK = "playing-mark";
const CARDS = "article.card";
/** Debounces: pages change in many small steps. */
const AFTER_CHANGE_MS = 300;

/**
 * Shows on every card of the page how many play its class. It works on the page and not in the card's component, so that
 * the first load does not carry it. The topic is followed only while there are cards.
 */
export function startPlayingMarks(): () => void {
  let stopFollowing: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    const cards = document.querySelectorAll(CARDS);
    if (cards.length > 0) stopFollowing ??= followPlaying(update);
    else {
      stopFollowing?.();
      stopFollowing = undefined;
    }
    cards.forEach(markCard);
  };
  const observer = new MutationObserver((changes) => {
    if (changes.every(isOwnChange)) return;
    clearTimeout(timer);
    timer = setTimeout(update, AFTER_CHANGE_MS);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  update();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    stopFollowing?.();
  };
}

function markCard(card: Element): void {
  const title = card
    .querySelector(".card__link")
    ?.getAttribute("href")
    ?.match(/^\/class\/([^/?#]+)$/)?.[1];
  const count = title === undefined ? 0 : (playingCounts()[classIdOf(decodeURIComponent(title))] ?? 0);
  const old = card.querySelector(`.${MARK}`);
  if (count === 0) return old?.remove();
  const mark = old ?? document.createElement("span");
  mark.className = MARK;
  const words = `${count} playing`;
  if (mark.textContent !== words) mark.textContent = words;
  if (!old) card.append(mark);
}

function isOwnChange({ target, addedNodes, removedNodes }: MutationRecord): boolean {
  const nodes = [...addedNodes, ...removedNodes];
  return isMark(target) || nodes.every(isMark);
}

function isMark(node: Node): boolean {
  return node instanceof Element && node.classList.contains(MARK);
}

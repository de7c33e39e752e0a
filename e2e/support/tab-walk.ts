import type { Page } from "@playwright/test";

/** Rounds of the Tab key before an element counts as unreachable: scrollable areas are stops, too. */
const ROUNDS = 4;

type Walk = { stops: () => number; look: () => void; faults: () => string[]; missed: () => string[] };
type WalkedWindow = { walk: Walk };

/**
 * Walks through a page with the Tab key alone. Reports elements that were not reached, showed no focus indicator, or
 * were covered while focused.
 */
export async function walkByTab(page: Page): Promise<string[]> {
  let stops = await page.evaluate(beginWalk);
  // CDP directly: a hundred traced key presses would take longer than the rest of the test.
  const devtools = await page.context().newCDPSession(page);
  const tab = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 };
  const press = () =>
    Promise.all([
      devtools.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...tab }),
      devtools.send("Input.dispatchKeyEvent", { type: "keyUp", ...tab }),
    ]);
  let missed: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await Promise.all(Array.from({ length: stops + 1 }, press));
    // Parts that have loaded meanwhile have tab stops, too: the next round counts them.
    ({ missed, stops } = await page.evaluate(() => {
      const { walk } = window as unknown as WalkedWindow;
      walk.look();
      return { missed: walk.missed(), stops: walk.stops() };
    }));
    if (missed.length === 0) break;
  }
  await devtools.detach();
  const faults = await page.evaluate(() => (window as unknown as WalkedWindow).walk.faults());
  return [...missed.map((element) => `out of reach: ${element}`), ...faults];
}

/** Runs in the page: checks the focused element before each next key. Returns the number of stops. */
function beginWalk(): number {
  const INTERACTIVE = "a[href], button, input, select, textarea, summary, [role=button], [role=switch], [tabindex='0']";
  const COMPOSITE = "[role=tablist], [role=menu], [role=listbox], [role=toolbar], [role=grid]";
  const reached = new Set<Element>();
  const faults = new Set<string>();
  const nameOf = (element: Element) => element.outerHTML.slice(0, 120);

  const isOffered = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(":disabled, [type=hidden]") &&
    element.closest("[inert], [aria-hidden=true]") === null;

  /** A group is one stop: Tab reaches the group, arrow keys move inside it. */
  const groupOf = (element: Element): Element => {
    if (element instanceof HTMLInputElement && element.type === "radio")
      return document.querySelector(`input[type=radio][name="${CSS.escape(element.name)}"]`) ?? element;
    return element.closest(COMPOSITE) ?? element;
  };

  const offered = () => [...document.querySelectorAll(INTERACTIVE)].filter(isOffered);

  const faultOf = (element: Element): string | null => {
    // A field's focus indicator may be on the box around it, a card link's on the layer that covers the card.
    const box = element.parentElement ?? element;
    const styles = [getComputedStyle(element), getComputedStyle(element, "::after"), getComputedStyle(box)];
    const isMarked = styles.some(({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && outlineWidth !== "0px");
    if (!isMarked) return "does not show that it has the focus";
    // An element that is drawn by another, like the box of a file field, uses that one's position.
    const [first] = element.getClientRects();
    const isDrawn = first !== undefined && first.width > 2;
    const { left, right, top, bottom } = isDrawn ? first : box.getBoundingClientRect();
    const middle = (from: number, to: number, end: number) => (Math.max(from, 0) + Math.min(to, end)) / 2;
    const shown = document.elementFromPoint(middle(left, right, innerWidth), middle(top, bottom, innerHeight));
    const isOnTop = shown !== null && ((isDrawn ? element : box).contains(shown) || shown.contains(element));
    return isOnTop ? null : `is hidden behind ${shown ? nameOf(shown) : "the edge of the window"}`;
  };

  const look = () => {
    const element = document.activeElement;
    // A heading that the page has focused is the starting point, not a stop.
    if (!(element instanceof HTMLElement) || element.tabIndex < 0 || reached.has(element)) return;
    reached.add(element);
    const fault = faultOf(element);
    if (fault) faults.add(`${nameOf(element)} ${fault}`);
  };
  // When the next key comes, the page has scrolled to the focused element.
  addEventListener("keydown", look, true);

  const walk: Walk = {
    stops: () => new Set(offered().map(groupOf)).size,
    look,
    faults: () => [...faults],
    missed: () => {
      const groups = new Set([...reached].map(groupOf));
      return offered()
        .filter((element) => !groups.has(groupOf(element)))
        .map(nameOf);
    },
  };
  Object.assign(window, { walk });
  return walk.stops();
}

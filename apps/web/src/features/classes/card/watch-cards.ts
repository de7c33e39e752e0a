/** The hover delay: a pointer that crosses the page opens nothing. */
const WAIT_MS = 350;

/**
 * Calls back with the card that is hovered or has keyboard focus, and with null on leave or Escape. Touch is ignored.
 * Returns the cleanup.
 */
export function watchCards(show: (card: Element | null) => void): () => void {
  let pointed: Element | null = null;
  let focused: Element | null = null;
  let wanted: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const settle = () => {
    const next = pointed ?? focused;
    if (next === wanted) return;
    clearTimeout(timer);
    wanted = next;
    show(null);
    if (next) timer = setTimeout(() => show(next), WAIT_MS);
  };
  const onPointer = ({ pointerType, target }: PointerEvent) => {
    pointed = pointerType === "mouse" ? cardAround(target) : null;
    settle();
  };
  const onLeave = () => {
    pointed = null;
    settle();
  };
  const onFocus = ({ target }: FocusEvent) => {
    focused = target instanceof Element && target.matches(":focus-visible") ? cardAround(target) : null;
    settle();
  };
  const onBlur = () => {
    focused = null;
    settle();
  };
  // It stays closed until the pointer leaves the card: `wanted` is still this card.
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== "Escape") return;
    clearTimeout(timer);
    show(null);
  };

  const ends = new AbortController();
  const { signal } = ends;
  document.addEventListener("pointerover", onPointer, { signal });
  document.documentElement.addEventListener("pointerleave", onLeave, { signal });
  document.addEventListener("focusin", onFocus, { signal });
  document.addEventListener("focusout", onBlur, { signal });
  document.addEventListener("keydown", onKey, { signal });
  return () => {
    clearTimeout(timer);
    ends.abort();
  };
}

function cardAround(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(".card") : null;
}

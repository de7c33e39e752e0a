import { type RefObject, useEffect, useRef, useState } from "react";

// One viewport height ahead, so that the content is loaded before it scrolls into view.
const MARGIN = "100% 0px";

/** Whether an element is in or near the viewport, and the ref for it. Once near, it stays near. */
export function useNear<T extends Element>(): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return [ref, isNear];
}

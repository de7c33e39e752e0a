import { type RefObject, useEffect, useRef, useState } from "react";

// A screen's height ahead, so that what is fetched is there when it scrolls into view.
const MARGIN = "100% 0px";

/** Whether an element is on the screen or close to it, and the ref for that element. Once near, it stays near. */
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

import { useEffect, useEffectEvent, useState } from "react";

/** A screen reader hears a race this often at most. */
const SAY_EVERY_MS = 10_000;

/** The region is empty at first: screen readers announce changes, and not a region that comes with its words. */
const EMPTY_MS = 200;

/** Says the words politely when they are new. */
export function AnnouncedWords({ words }: { words: string }) {
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(words), EMPTY_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <span className="unseen" role="status">
      {spoken}
    </span>
  );
}

/** Says the latest words now and then, and nothing while they stay the same. */
export function SpokenWords({ words }: { words: string }) {
  const [spoken, setSpoken] = useState("");
  const speak = useEffectEvent(() => setSpoken(words));
  useEffect(() => {
    const timer = setInterval(() => speak(), SAY_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="unseen" role="status">
      {spoken}
    </span>
  );
}

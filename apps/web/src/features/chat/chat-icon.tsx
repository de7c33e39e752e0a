// Only the chat uses these, so they are not in the sprite that every page loads.
const PATHS = {
  send: "M21 3L10 14M21 3l-7 18-4-7-7-4z",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c5 5 5 13 0 18-5-5-5-13 0-18",
  block: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M5.7 5.7l12.6 12.6",
  stone: "M5 20h14M7 20V10a5 5 0 0 1 10 0v10M10 12h4",
  back: "M15 5l-7 7 7 7",
  down: "M12 5v14M6 13l6 6 6-6",
  undo: "M9 6L4 11l5 5M4 11h9a6 6 0 0 1 6 6v1",
};

export type ChatIconName = keyof typeof PATHS;

/** Always decoration. */
export function ChatIcon({ name }: { name: ChatIconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

export function Dots() {
  return (
    <svg className="icon icon--filled" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="5" cy="12" r="2" />
      <circle cx="12" cy="12" r="2" />
      <circle cx="19" cy="12" r="2" />
    </svg>
  );
}

/** Texts by name. Reading and writing never throw. */
type KeptTexts = {
  getItem(key: string): string | null;
  /** False where the browser did not take it: then it is kept until the page closes. */
  setItem(key: string, text: string): boolean;
  removeItem(key: string): void;
  keys(): string[];
  /** Whether the browser keeps nothing here: third-party frames, blocked cookies, some school policies. */
  isDenied(): boolean;
};

const PROBE_KEY = "quack-probe";

/** What this browser keeps for the site, and what it keeps for this tab. */
export const deviceStorage = keepTexts(() => localStorage);
export const tabStorage = keepTexts(() => sessionStorage);

/**
 * The one place that touches the browser's storage. Where it is denied even looking at `localStorage` throws; then, and
 * when it is full, texts live in memory until the page closes.
 */
export function keepTexts(open: () => Storage): KeptTexts {
  const memory = new Map<string, string>();
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  const write = (key: string, text: string) => attempt((storage) => (storage.setItem(key, text), true), false);
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem(key, text) {
      const isKept = write(key, text);
      if (isKept) memory.delete(key);
      else memory.set(key, text);
      return isKept;
    },
    removeItem(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    keys: () => attempt((storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? ""), []),
    isDenied() {
      const isKept = write(PROBE_KEY, "");
      attempt((storage) => storage.removeItem(PROBE_KEY), undefined);
      return !isKept;
    },
  };
}

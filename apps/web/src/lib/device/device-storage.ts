/** Key-value storage. Reading and writing never throw. */
type SafeStorage = {
  getItem(key: string): string | null;
  /** False if the browser refused: the value is then kept in memory until the page closes. */
  setItem(key: string, text: string): boolean;
  removeItem(key: string): void;
  keys(): string[];
  /** Whether storage is denied: third-party frames, blocked cookies, some school policies. */
  isDenied(): boolean;
};

const PROBE_KEY = "quack-probe";

/** `deviceStorage` is shared by all tabs; `tabStorage` belongs to this tab. */
export const deviceStorage = safeStorage(() => localStorage);
export const tabStorage = safeStorage(() => sessionStorage);

/**
 * The only code that touches the browser's storage. Where storage is denied, reading `localStorage` throws; then, and
 * when it is full, values are kept in memory.
 */
export function safeStorage(open: () => Storage): SafeStorage {
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

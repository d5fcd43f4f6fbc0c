/**
 * Wraps a browser storage, which throws if it is blocked: reading then returns `null`, and writing
 * false.
 */
function guarded(storage: () => Storage) {
  return {
    read(key: string): string | null {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    /** Stores a value. @returns whether it was stored */
    write(key: string, value: string): boolean {
      try {
        storage().setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
    remove(key: string): void {
      try {
        storage().removeItem(key);
      } catch {
        // A blocked storage has no entries.
      }
    },
    clear(): void {
      try {
        storage().clear();
      } catch {
        // A blocked storage has no entries.
      }
    },
  };
}

/** Storage that all tabs of this site share. */
export const browserStorage = guarded(() => window.localStorage);

/** Storage of this tab, until it closes. */
export const tabStorage = guarded(() => window.sessionStorage);

/** Notifies this tab of a storage change, of which the browser notifies only other tabs. */
export function emitStorageChange(key: string): void {
  window.dispatchEvent(new StorageEvent("storage", { key }));
}

/** Listens for storage changes in this tab and others, for `useSyncExternalStore`. */
export function subscribeToStorage(listener: () => void) {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

/**
 * The browser’s storage, which throws when it is blocked. Here, reading then gives `null`, and
 * writing returns false.
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
    /** @returns whether the value was stored */
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
        // Blocked: there is nothing to remove.
      }
    },
    clear(): void {
      try {
        storage().clear();
      } catch {
        // As above.
      }
    },
  };
}

/** Shared by every tab of this site. */
export const browserStorage = guarded(() => window.localStorage);

/** For this tab, until it closes. */
export const tabStorage = guarded(() => window.sessionStorage);

/** Notifies this tab of a storage change; the browser notifies the others. */
export function emitStorageChange(key: string): void {
  window.dispatchEvent(new StorageEvent("storage", { key }));
}

/** Listens for storage changes, in this tab and others; for `useSyncExternalStore`. */
export function subscribeToStorage(listener: () => void) {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

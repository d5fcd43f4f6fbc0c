/**
 * The browser's storages, which may be switched off: the mere question then
 * throws. Reading gives nothing there, and writing says that it failed.
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
    /** @returns whether the value is kept */
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
        // What cannot be reached holds nothing of ours.
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

/** Kept by the browser, for every tab of this site. */
export const browserStorage = guarded(() => window.localStorage);

/** Kept for this tab, until it closes. */
export const tabStorage = guarded(() => window.sessionStorage);

/** Tells this tab of a change in the browser's storage; the others hear of it by themselves. */
export function announceChange(key: string): void {
  window.dispatchEvent(new StorageEvent("storage", { key }));
}

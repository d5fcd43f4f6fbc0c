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

/** What somebody typed and has not sent. */
export type TabDraft<Value> = {
  /** What was kept on this visit, if it can still be read. */
  read: () => Value | undefined;
  /** Keeps it for this tab: until it is dropped, the tab closes, or somebody logs out. */
  keep: (value: Value) => void;
  /** Forgets it. */
  drop: () => void;
};

const draftPrefix = "draft:";

/** Drafts for which the browser had no room: they last until the page is loaded again. */
const unkeptDrafts = new Map<string, string>();

/**
 * A place for what is typed, for the visit. Logging out clears it with the tab's storage.
 *
 * @param name unique among the drafts; the tab's entry is "draft:" and this name
 * @param parse gives the value of what was kept as JSON, or `undefined` where it is none
 */
export function tabDraft<Value>(
  name: string,
  parse: (kept: unknown) => Value | undefined,
): TabDraft<Value> {
  const key = draftPrefix + name;
  return {
    read() {
      const text = unkeptDrafts.get(key) ?? tabStorage.read(key);
      if (text === null) return undefined;
      try {
        return parse(JSON.parse(text));
      } catch {
        return undefined;
      }
    },
    keep(value) {
      const text = JSON.stringify(value);
      if (tabStorage.write(key, text)) unkeptDrafts.delete(key);
      else unkeptDrafts.set(key, text);
    },
    drop() {
      unkeptDrafts.delete(key);
      tabStorage.remove(key);
    },
  };
}

/** Tells this tab of a change in the browser's storage; the others hear of it by themselves. */
export function announceChange(key: string): void {
  window.dispatchEvent(new StorageEvent("storage", { key }));
}

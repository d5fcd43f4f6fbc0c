/**
 * An entry of the browser’s storage, or `null` if it is blocked. Small, because every page inlines
 * it.
 */
export function storedEntry(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

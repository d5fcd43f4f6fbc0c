/**
 * An entry of the browser's storage; `null` if storage is blocked. It is inlined in every page, so
 * it must be small.
 */
export function storedEntry(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

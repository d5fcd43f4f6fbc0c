/**
 * Whether the server answers in time. If it does, page code that can’t be fetched no longer exists,
 * for example after a release, and a reload gets the new code.
 *
 * @param timeoutMs how long someone who clicked a link waits at most, because a connection may hang
 */
export async function isServerReachable(pathname: string, timeoutMs = 8000): Promise<boolean> {
  try {
    const { status } = await fetch(pathname, {
      method: "HEAD",
      cache: "no-store",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return status < 500;
  } catch {
    return false;
  }
}

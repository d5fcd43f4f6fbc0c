/**
 * Whether the server answers for a path, in time. If it does, page code that still can’t be fetched
 * is gone, for example after a release, and the server’s page refers to the new code.
 *
 * @param timeoutMs how long a person who clicked a link waits at most, because a connection may
 * hang
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

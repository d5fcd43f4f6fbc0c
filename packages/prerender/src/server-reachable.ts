/**
 * Whether the server answers for a path, in time. Code of its page that still can’t be fetched is
 * then gone, after a release for example, and the server’s page names the new one.
 *
 * @param timeoutMs a connection may hang: whoever pressed a link waits this long for an answer
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

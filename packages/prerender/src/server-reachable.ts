/**
 * Whether the server answers for a path. Code of its page that still can’t be fetched is
 * then gone, after a release for example, and the server’s page names the new one.
 */
export async function isServerReachable(pathname: string): Promise<boolean> {
  try {
    const { status } = await fetch(pathname, { method: "HEAD", cache: "no-store" });
    return status < 500;
  } catch {
    return false;
  }
}

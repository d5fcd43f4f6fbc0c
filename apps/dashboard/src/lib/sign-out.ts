/** How long a logout waits for the server before it goes on without. */
const signOutMs = 1500;

/** Ends the session on the server, if that can be done soon. The request outlives the page. */
export async function signOut(): Promise<void> {
  const asked = fetch("/api/auth/sign-out", { method: "POST", keepalive: true });
  const waited = new Promise((resolve) => {
    setTimeout(resolve, signOutMs);
  });
  await Promise.race([asked, waited]).catch(() => {});
}

/** What to do once the server no longer accepts the session. */
export type SignedOutHandler = {
  /** Asks for the password again; resolves when the same person is logged in. */
  renew: () => Promise<void>;
  /** Leaves the page, because no one was logged in. */
  leave: () => void;
};

let handler: SignedOutHandler | undefined;

/** Sets the handler of requests that are refused without a session. */
export function handleSignedOut(by: SignedOutHandler): void {
  handler = by;
}

/** Counts the sessions of this page: one more with each renewal. */
let session = 0;
/** The server has accepted a request of this page, so there may be unsaved work on it. */
let hasWorked = false;
let renewal: Promise<void> | undefined;

async function renew(): Promise<void> {
  if (hasWorked) {
    renewal ??= handler?.renew().then(() => {
      session++;
    });
    await renewal?.finally(() => {
      renewal = undefined;
    });
    return;
  }
  handler?.leave();
  // The page is about to unload, so the request stays pending.
  await new Promise(() => {});
}

/**
 * Sends a request, and sends it again after the session has been renewed: the
 * caller only notices that it took longer.
 *
 * @param send makes a new request each time
 */
export async function retrySignedOut<Answer extends { status: number }>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const sentIn = session;
    const answer = await send();
    if (answer.status !== 401) {
      hasWorked = true;
      return answer;
    }
    // A late response for an earlier session needs no renewal.
    if (sentIn === session) await renew();
  }
}

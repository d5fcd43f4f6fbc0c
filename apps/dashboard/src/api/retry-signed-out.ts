/** Handles requests that the server refuses because the session has ended. */
type SignedOutHandler = {
  /** Shows the password prompt; resolves when the same person has logged in again. */
  renew: () => Promise<void>;
  /** Leaves the page, because no one was logged in. */
  leave: () => void;
};

let handler: SignedOutHandler | undefined;

/** Sets the handler for requests that are refused without a session. */
export function handleSignedOut(by: SignedOutHandler): void {
  handler = by;
}

/** Counts the sessions of this page: one more after each renewal. */
let session = 0;
/** Whether a request of this page has succeeded, so that it may contain unsaved work. */
let hasWorked = false;
let renewal: Promise<void> | undefined;
/** Resolves once a request that may replace the session is answered, while there is one. */
let replacement: Promise<unknown> | undefined;

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
 * Sends a request, and repeats it after the session was renewed. For the caller, the request only
 * takes longer.
 *
 * @param send makes a new request each time
 * @param mayReplace whether its answer may bring a new session, as that to a new password does:
 * until then, requests with the old one are refused
 */
export async function retrySignedOut<Answer extends { status: number }>(
  send: () => Promise<Answer>,
  { mayReplace = false } = {},
): Promise<Answer> {
  for (;;) {
    const sentIn = session;
    const answer = await (mayReplace ? replaceSession(send()) : send());
    if (answer.status !== 401) {
      hasWorked = true;
      return answer;
    }
    await replacement;
    // A late response to an earlier session's request needs no renewal.
    if (sentIn === session) await renew();
  }
}

async function replaceSession<Answer extends { status: number }>(
  sent: Promise<Answer>,
): Promise<Answer> {
  const answered = sent.then(
    ({ status }) => {
      if (status < 300) session++;
    },
    () => {},
  );
  replacement = answered;
  await answered;
  if (replacement === answered) replacement = undefined;
  return sent;
}

/** Counts the sessions of this page: one more with each signing in again. */
let session = 0;
/** The server has known the person on this page, so they may have something to lose. */
let hasWorked = false;
let renewal: Promise<void> | undefined;

/** What to do once the server no longer knows who this is. */
export type SessionKeeper = {
  /** Asks for the password again; resolves when the same person is signed in. */
  renew: () => Promise<void>;
  /** Nobody was signed in to begin with: leads away. */
  refuse: () => void;
};

let keeper: SessionKeeper | undefined;

/** Says who looks after the session; one at a time. */
export function keepSession(by: SessionKeeper): void {
  keeper = by;
}

async function renewed(): Promise<void> {
  if (hasWorked) {
    renewal ??= keeper?.renew().then(() => {
      session++;
    });
    await renewal?.finally(() => {
      renewal = undefined;
    });
    return;
  }
  keeper?.refuse();
  // The page is on its way out, and what asked is never answered.
  await new Promise(() => {});
}

/**
 * Sends a request, and sends it again once somebody whose session has ended is
 * signed in again: whoever asked notices nothing but the time it took.
 *
 * @param send makes a request of its own each time
 */
export async function withSession<Answer extends { status: number }>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const sentIn = session;
    const answer = await send();
    if (answer.status !== 401) {
      hasWorked = true;
      return answer;
    }
    // An answer to an earlier session may come late.
    if (sentIn === session) await renewed();
  }
}

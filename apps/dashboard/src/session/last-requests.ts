/**
 * Pending requests that need the session, so that logging out waits for them. They never reject,
 * and end soon.
 */
export const lastRequests: Promise<unknown>[] = [];

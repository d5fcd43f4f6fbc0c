/**
 * Requests that need the session, so that logging out waits for them. They neither reject nor take
 * long.
 */
export const lastRequests: Promise<unknown>[] = [];

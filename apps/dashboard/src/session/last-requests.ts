/** What a log-out waits for, as it needs the session. These neither reject nor take long. */
export const lastRequests: Promise<unknown>[] = [];

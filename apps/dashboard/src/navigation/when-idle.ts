let turns: Promise<unknown> = Promise.resolve();

/**
 * Does work once the browser is idle and earlier work of this kind is done, so that what a page
 * needs comes before what its next ones may need.
 *
 * @param work whose failure is ignored: whoever needs its result tries again
 * @returns resolves when it is done; without work, when it would start
 */
export function whenIdle(work?: () => unknown): Promise<unknown> {
  turns = turns
    .then(untilIdle)
    .then(work)
    .catch(() => {});
  return turns;
}

/** Resolves when the browser is idle, or after two seconds. */
function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no `requestIdleCallback`.
    if (window.requestIdleCallback) window.requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}

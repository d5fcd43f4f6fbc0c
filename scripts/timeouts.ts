/**
 * Long timeouts, because tests don't test speed: a busy machine may take ten times as long as an
 * idle one.
 */
export const timeouts = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000 } },
};

import { afterAll, vi } from "vitest";

// Restores the clock, the environment and the globals after each file, because files share a
// process.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

import { afterAll, vi } from "vitest";

// Test files that share a process leave the clock, the environment and the globals as they found
// them.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

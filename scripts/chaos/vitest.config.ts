import { defineConfig } from "vitest/config";

import { timeouts } from "../timeouts.ts";

/** Tests that break servers and disks. `--mode=full` breaks them more often. */
export default defineConfig(({ mode }) => ({
  test: {
    ...timeouts,
    testTimeout: 1_200_000,
    include: ["*.chaos.ts"],
    provide: { rounds: mode === "full" ? { kills: 20, few: 6 } : { kills: 2, few: 2 } },
  },
}));

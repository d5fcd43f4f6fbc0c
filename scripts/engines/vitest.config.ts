import { defineConfig } from "vitest/config";

import { timeouts } from "../timeouts.ts";

/** Runs the main journeys in the engines that most tests skip, each with its own product. */
export default defineConfig({
  test: {
    ...timeouts,
    projects: (["firefox", "webkit"] as const).map((engine) => ({
      test: {
        ...timeouts,
        name: engine,
        include: ["*.journey.ts"],
        provide: { engine },
        isolate: false,
        fileParallelism: false,
      },
    })),
  },
});

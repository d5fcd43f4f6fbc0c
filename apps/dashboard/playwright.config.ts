import { defineConfig } from "@playwright/test";

import { desktop, journeys, phone, wholeBrowser } from "../../scripts/journeys.ts";

/**
 * Journeys through the dashboard. A test without a tag runs on a phone and on a
 * desktop; `@phone` and `@desktop` choose one, where the width makes no difference,
 * and `@whole-browser` runs its desktop outside the headless shell. The live ones
 * are all among the desktop's, at the width that each names (see `e2e/live/server.ts`).
 */
export default defineConfig(journeys, {
  projects: [
    { name: "phone", testIgnore: "live/**", grepInvert: /@desktop/, use: phone },
    { name: "desktop", grepInvert: [/^(?!.* live\/).*@phone/, /@whole-browser/], use: desktop },
    wholeBrowser,
  ],
});

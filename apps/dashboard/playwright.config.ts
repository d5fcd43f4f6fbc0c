import { broker } from "@frontage/content/broker";
import { defineConfig } from "@playwright/test";

import { desktop, journeys, phone, wholeBrowser } from "../../scripts/journeys.ts";

// With the assistant off in `broker.ts`, its tests are skipped.
const { isOffered } = broker.assistant;
const skippedWithoutAssistant = isOffered ? [] : [/@assistant/];
const testIgnore = isOffered ? [] : ["live/*assistant.spec.ts"];

/**
 * Journeys through the dashboard. A test without a tag runs on a phone and on a desktop. `@phone`
 * or `@desktop` chooses one, where the width makes no difference; `@whole-browser` runs the
 * desktop's outside the headless shell; `@owner` runs for a second owner as well; `@more` runs only
 * in `npm run test:more`. Live tests all belong to the desktop's project, and run at the width that
 * each names (see `e2e/live/server.ts`).
 */
export default defineConfig(journeys, {
  globalSetup: "e2e/live/seed-store.ts",
  projects: [
    {
      name: "phone",
      testIgnore: "live/**",
      grepInvert: [/@desktop/, ...skippedWithoutAssistant],
      // Each worker starts a browser, which takes as long as a few tests.
      workers: 1,
      use: phone,
    },
    {
      name: "desktop",
      testIgnore,
      grepInvert: [/^(?!.* live\/).*@phone/, /@whole-browser/, ...skippedWithoutAssistant],
      use: desktop,
    },
    wholeBrowser,
  ],
});

import { broker } from "@frontage/content/broker";
import { defineConfig } from "@playwright/test";

import { desktop, journeys, phone, wholeBrowser } from "../../scripts/journeys.ts";

// With the assistant off in `broker.ts`, no screen shows it.
const { isOffered } = broker.assistant;
const aboutNothing = isOffered ? [] : [/@assistant/];
const testIgnore = isOffered ? [] : ["live/*assistant.spec.ts"];

/**
 * Journeys through the dashboard. A test without a tag runs on a phone and on a
 * desktop; `@phone` and `@desktop` choose one, where the width makes no difference,
 * `@whole-browser` runs its desktop outside the headless shell, `@owner` for a second
 * owner as well, and `@more` only in `npm run test:more`. The live ones are all among the desktop's, at the width that each names
 * (see `e2e/live/server.ts`).
 */
export default defineConfig(journeys, {
  globalSetup: "e2e/live/seed-store.ts",
  projects: [
    {
      name: "phone",
      testIgnore: "live/**",
      grepInvert: [/@desktop/, ...aboutNothing],
      // A worker starts a browser, at the cost of a few journeys.
      workers: 1,
      use: phone,
    },
    {
      name: "desktop",
      testIgnore,
      grepInvert: [/^(?!.* live\/).*@phone/, /@whole-browser/, ...aboutNothing],
      use: desktop,
    },
    wholeBrowser,
  ],
});

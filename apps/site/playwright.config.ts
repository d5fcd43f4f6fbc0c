import { broker } from "@frontage/content/broker";
import { defineConfig } from "@playwright/test";

import { desktop, journeys, phone, wholeBrowser } from "../../scripts/journeys.ts";

// With the server transport in `broker.ts` there is no webhook form to test.
const isByWebhook = broker.inquiries.transport === "webhook";
/** Leaves out tests with these tags, and the webhook's if it isn't used. */
const without = (...tags: string[]) =>
  RegExp([...tags, ...(isByWebhook ? [] : ["@webhook"])].join("|"));
const testIgnore = "by-server/**";

/**
 * Journeys through the site. A test without a tag runs on a phone and on a desktop; `@phone` and
 * `@desktop` choose one, if the width makes no difference; `@whole-browser` runs its desktop
 * outside the headless shell, `@owner` also runs for a second owner, and `@more` only in `npm run test:more`. Each project starts its
 * own workers and browsers, which costs as much as a few journeys, so there are few, and a test
 * about other widths sets them itself.
 */
export default defineConfig(journeys, {
  projects: [
    {
      name: "phone",
      testIgnore,
      grepInvert: without("@desktop"),
      workers: 1,
      use: phone,
    },
    {
      name: "desktop",
      testIgnore,
      grepInvert: without("@phone", "@whole-browser"),
      workers: 2,
      use: desktop,
    },
    wholeBrowser,
    // The site with the transport `server`, whatever broker.ts says.
    { name: "by server: build", testMatch: "by-server/build.setup.ts" },
    {
      name: "by server",
      testMatch: "by-server/*.spec.ts",
      dependencies: ["by server: build"],
      // Each would start a server, which costs as much as several journeys.
      workers: 1,
      use: desktop,
    },
  ],
});

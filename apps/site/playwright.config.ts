import { broker } from "@frontage/content/broker";
import { defineConfig } from "@playwright/test";

import { desktop, journeys, phone, wholeBrowser } from "../../scripts/journeys.ts";

// With the server transport in `broker.ts` there is no webhook form to test.
const isByWebhook = broker.inquiries.transport === "webhook";
/** Leaves out the tests with these tags, and those of the webhook where there is none. */
const without = (...tags: string[]) =>
  RegExp([...tags, ...(isByWebhook ? [] : ["@webhook"])].join("|"));
const testIgnore = "by-server/**";

/**
 * Journeys through the site. A test without a tag runs on a phone and on a desktop;
 * `@phone` and `@desktop` choose one, where the width makes no difference, and
 * `@whole-browser` runs its desktop outside the headless shell, and `@owner` for a second
 * owner as well. Each project starts workers and browsers of its own, at the cost of a few
 * journeys each, so they are few, and a test about other widths sets them itself.
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
    // The site as it is with `server` in broker.ts, whatever is set there.
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

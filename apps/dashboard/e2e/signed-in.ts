import { test as base, expect } from "@playwright/test";

/** A test whose pages are signed in as the sample client, in the light theme. */
export const test = base.extend({
  page: async ({ page }, provide) => {
    await page.addInitScript(() => {
      // Stores the user once per tab: a test that logs out stays logged out.
      if (sessionStorage.getItem("test-signed-in")) return;
      sessionStorage.setItem("test-signed-in", "yes");
      localStorage.setItem(
        "user",
        JSON.stringify({
          name: "Taylor Morgan",
          email: "taylor@example.com",
          role: "Client",
          portal: "sample",
        }),
      );
    });
    await provide(page);
  },
});

export { expect };

import type { Page } from "@playwright/test";

import { applicationReady } from "../../../../scripts/application-ready.ts";
import { lostInForcedColors } from "../../../../scripts/forced-colors.ts";
import { expectAccessibleInDark } from "../axe.ts";
import { navigateInApp } from "../navigate-in-app.ts";
import { hitTest } from "../hit-test.ts";
import { cutTexts, spaceText } from "../text-spacing.ts";
import { expect, idOfClient, signIn, test } from "./server.ts";

// The broker's screens. Clients' screens are the same as the sample's, in `layout.spec.ts`.
const paths = [
  "/dashboard",
  "/dashboard/calendar",
  "/dashboard/clients",
  "/dashboard/clients/import",
  "/dashboard/documents",
  "/dashboard/inquiries",
  "/dashboard/messages",
  "/dashboard/messages?thread=assistant",
  "/dashboard/notifications",
  "/dashboard/deals",
  "/dashboard/deals/48-example-road",
  "/dashboard/deals/9-template-drive",
  "/dashboard/settings",
];

const softly = expect.configure({ soft: true });

async function expectSound(page: Page, path: string) {
  await navigateInApp(page, path);
  await expect(page).toHaveURL(new RegExp(`^[^/]+//[^/]+${path.replace("?", "\\?")}`));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[data-slot=skeleton]")).toHaveCount(0);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const isSpaced of [false, true]) {
      await spaceText(page, isSpaced);
      const where = `${path} at ${width} px${isSpaced ? ", with text spacing" : ""}`;
      // Scripts that depend on the window's width run shortly after it has changed.
      await softly
        .poll(
          () =>
            page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            ),
          where,
        )
        .toBeLessThanOrEqual(0);
      expect.soft(await cutTexts(page.locator("body")), where).toEqual([]);
    }
    await spaceText(page, false);
    const { missed, tried } = await page.evaluate(hitTest, ":root");
    expect.soft(missed, `${path} at ${width} px`).toEqual([]);
    expect(tried, `${path} at ${width} px`).toBeGreaterThan(0);
  }
  await page.emulateMedia({ forcedColors: "active" });
  // Colors change to the forced ones in a transition.
  await expect.poll(() => page.evaluate(lostInForcedColors), path).toEqual([]);
  await page.emulateMedia({ forcedColors: null });
  await expectAccessibleInDark(page);
}

test("on a broker's screens, nothing is cut off or lost in forced colors, controls can be clicked, and dark colors have enough contrast @desktop @more", async ({
  page,
  server,
}) => {
  await signIn(page, server.broker);
  await page.goto("/dashboard");
  await applicationReady(page);
  const id = await idOfClient(page.request, "Taylor Morgan");
  const clientPaths = [
    `/dashboard/clients?client=${id}`,
    `/dashboard/messages?thread=broker-${id}`,
  ];
  for (const path of [...paths, ...clientPaths]) {
    await test.step(path, async () => expectSound(page, path));
  }
});

import sharp from "sharp";

import { expectAccessible } from "../axe.ts";
import { expect, signIn, test } from "./server.ts";

const colored = (background: string) =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background } }).jpeg();

test("a broker adds photographs to a draft, describes, arranges and removes them @desktop", async ({
  page,
  server,
}) => {
  await signIn(page, server.broker);
  const added = await page.request.post("/api/listings", {
    data: {
      kind: "sale",
      details: {
        address: "5 Darkroom Lane",
        city: "Anytown",
        region: "ST",
        timeZone: "America/Chicago",
        type: "retail",
        squareFeet: 4000,
      },
    },
    headers: { Origin: server.origin },
  });
  const { id } = (await added.json()) as { id: string };
  await page.goto(`/dashboard/listings/${id}`);
  const section = page.getByRole("region", { name: "Photographs" });
  await expect(section.getByRole("button", { name: "Four photographs" })).toBeVisible();

  const heic = Buffer.concat([
    Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic"),
    Buffer.alloc(99),
  ]);
  await section.getByLabel("Photographs to add").setInputFiles([
    { name: "red.jpg", mimeType: "image/jpeg", buffer: await colored("red").toBuffer() },
    { name: "phone.jpg", mimeType: "image/jpeg", buffer: heic },
    {
      name: "upright.jpg",
      mimeType: "image/jpeg",
      buffer: await colored("blue").withMetadata({ orientation: 6 }).toBuffer(),
    },
  ]);
  await expect(section.getByRole("alert")).toContainText("phone.jpg: This is a HEIC picture");
  await section.getByRole("button", { name: "Dismiss phone.jpg" }).click();
  const first = section.getByRole("button", { name: /^Photograph 1/ });
  const second = section.getByRole("button", { name: /^Photograph 2/ });
  await expect(second).toBeVisible();
  // The photo is 640 pixels wide, and upright.
  await expect(second.locator("img")).toHaveJSProperty("naturalHeight", 853);

  await second.click();
  await section.getByLabel("Alternative text, photograph 2").fill("A blue door");
  await section.getByLabel("This is a rendering").click();
  await expect(second).toHaveAccessibleName("Photograph 2, rendering, A blue door");
  await expectAccessible(page);

  await section.getByRole("button", { name: "Move earlier" }).click();
  await expect(first).toHaveAccessibleName("Photograph 1, rendering, A blue door");
  await expect(section.getByRole("button", { name: "Move later" })).toBeFocused();
  await second.dragTo(first);
  await expect(second).toHaveAccessibleName("Photograph 2, rendering, A blue door");
  await page.reload();
  await expect(second).toHaveAccessibleName("Photograph 2, rendering, A blue door");

  await first.click();
  await section.getByRole("button", { name: "Remove photograph 1" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(first).toHaveAccessibleName("Photograph 1, rendering, A blue door");
  await expect(section.getByRole("heading", { name: "Photographs" })).toBeFocused();
  await expect(second).toBeHidden();
});

test("a draft's preview opens in a new tab, as the site will show it @desktop", async ({
  context,
  page,
  server,
}) => {
  await signIn(page, server.broker);
  await page.goto("/dashboard/listings/15-placeholder-plaza");
  const [preview] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", { name: "Full preview" }).click(),
  ]);
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("15 Placeholder Plaza");
  const picture = preview.getByRole("link", { name: "Open the photographs" }).locator("img");
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  await preview.getByRole("button", { name: "Next picture" }).first().click();
  await expect(preview.getByText("2 of 4").first()).toBeVisible();
  await expectAccessible(preview);
});

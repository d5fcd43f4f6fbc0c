import { listingPaths } from "@frontage/content/listings";
import type { Browser, Page } from "@playwright/test";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { publishSample } from "../../../../scripts/publish-sample.ts";
import { expect, startServer, test as base, type LiveServer } from "./server.ts";

const id = "15-placeholder-plaza";
const address = "15 Placeholder Plaza";

/** A server whose sample listing is published. */
const test = base.extend<object, object>({
  server: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const server = await startServer();
      try {
        await publishSample(server.origin, server.broker);
        await provide(server);
      } finally {
        await server.stop();
      }
    },
    { scope: "worker", timeout: 180_000 },
  ],
});
test.use({ store: "the listings'" });
// One server for all of them.
test.describe.configure({ mode: "default" });

/** Fills the agreement in. */
async function sign(page: Page, { email, name }: { email: string; name: string }) {
  await page.getByLabel("Full name", { exact: true }).fill(name);
  await page.getByLabel("Company").fill("Fairley Holdings");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone").fill("(555) 555-0142");
  await page.getByRole("checkbox").check();
  await page.getByLabel("Type your full name").fill(name);
  await page.getByRole("button", { name: "Sign and continue" }).click();
}

/** The path of the link that opens the room, from the email to an address. */
async function emailedLink(address: string, { mailFolder }: LiveServer): Promise<string> {
  let path = "";
  await expect
    .poll(async () => {
      const names = await readdir(mailFolder).catch(() => []);
      const mails = await Promise.all(
        names.map((name) => readFile(join(mailFolder, name), "utf8")),
      );
      const mail = mails.find((text) => text.includes(`To: ${address}`) && text.includes("/enter"));
      path =
        /\/listings\/[\w-]+\/enter\S*/.exec(
          mail?.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=") ?? "",
        )?.[0] ?? "";
      return path;
    })
    .not.toBe("");
  return path;
}

/** A page of a browser that runs no script. */
async function pageWithoutScript(browser: Browser, { origin }: LiveServer): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
  return context.newPage();
}

test("without script, listings are filtered, the agreement signed and the room's door opened @desktop", async ({
  browser,
  server,
}) => {
  const page = await pageWithoutScript(browser, server);
  await page.goto(listingPaths.index);
  await page.getByLabel("Property type").selectOption("Retail");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/type=retail/);
  await page.getByRole("link", { name: address }).click();
  await page.getByRole("link", { name: "Request the offering memorandum" }).first().click();
  await sign(page, { email: "sam@example.com", name: "Sam Ito" });
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await page.goto(await emailedLink("sam@example.com", server));
  await page.getByRole("button", { name: "Open the documents" }).click();
  await expect(page).toHaveURL(listingPaths.room(id));
  await page.context().close();
});

test("the keyboard turns a listing's pictures, which hold the focus and give it back @desktop @more", async ({
  page,
}) => {
  await page.goto(listingPaths.listing(id));
  const picture = page.getByRole("link", { name: "Open the photographs" });
  const viewer = page.getByRole("dialog", { name: "Photographs" });
  await expect(async () => {
    await picture.press("Enter");
    await expect(viewer).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByText(/^2 of /)).toBeVisible();
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press("Tab");
    // The browser's own controls may have it in between, the page behind never.
    const isBehind = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && !focused?.closest("dialog");
    });
    expect(isBehind).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(picture).toBeFocused();
});

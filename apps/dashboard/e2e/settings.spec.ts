import { readFile } from "node:fs/promises";

import type { Page } from "@playwright/test";

import { expectAccessible } from "./axe.ts";
import { expectFocusWithin } from "./focus-within.ts";
import { expect, test } from "./signed-in.ts";

const settings = "/dashboard/settings";
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Opens a collapsed section. */
async function unfold(page: Page, name: string): Promise<void> {
  await section(page, name).locator("summary").first().click();
}

test.use({ timezoneId: "America/Chicago" });

test(
  "choices survive a reload and appear in another tab, and a choice that can't be saved is reverted",
  { tag: "@desktop" },
  async ({ context, page }) => {
    await page.goto(settings);
    const root = page.locator("html");
    const theme = page.getByRole("radiogroup", { name: "Theme" });
    await expect(theme.getByRole("radio", { name: "System" })).toBeChecked();
    const other = await context.newPage();
    await other.goto(settings);
    await theme.getByRole("radio", { name: "Dark" }).click();
    await expect(section(page, "Display")).toContainText("Saved");
    await expect(root).toHaveAttribute("data-theme", "dark");
    await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(other.getByRole("radio", { name: "Dark" })).toBeChecked();
    const emailDocuments = page.getByRole("switch", { name: "New documents By email" });
    await expect(emailDocuments).not.toBeChecked();
    await expect(page.getByRole("switch")).toHaveCount(10);
    await emailDocuments.press("Space");
    await expect(emailDocuments).toBeChecked();
    await expect(section(page, "Email and notices")).toContainText("Saved");

    await page.reload();
    await expect(root).toHaveAttribute("data-theme", "dark");
    await expect(theme.getByRole("radio", { name: "Dark" })).toBeChecked();
    await expect(emailDocuments).toBeChecked();
    await expect(page.getByRole("switch", { name: "New documents In the app" })).toBeChecked();

    const market = page.getByRole("switch", { name: "Weekly market note By email" });
    await expect(market).not.toBeChecked();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("Full", "QuotaExceededError");
      };
    });
    await market.click();
    await expect(section(page, "Email and notices").getByRole("alert")).toHaveText(
      "This browser has no room left for another sample change. Nothing was changed.",
    );
    await expect(market).not.toBeChecked();
    await theme.getByRole("radio", { name: "Light" }).click();
    await expect(section(page, "Display").getByRole("alert")).toContainText("nothing was saved");
    await expect(theme.getByRole("radio", { name: "Dark" })).toBeChecked();
  },
);

test(
  "with reduced motion, nothing is animated",
  { tag: ["@desktop", "@more"] },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto(settings);
    await page.getByRole("radio", { name: "Reduce" }).click();
    await page.getByRole("link", { name: "Dashboard", exact: true }).click();
    const chart = page.getByRole("figure").first();
    await expect(chart).toBeVisible();
    // Every animation and transition, running or not, takes no time.
    const durations = await page.evaluate(() =>
      [...document.querySelectorAll("*")].flatMap((element) => {
        const { animationDuration, transitionDuration } = getComputedStyle(element);
        return `${animationDuration}, ${transitionDuration}`.split(", ").map(Number.parseFloat);
      }),
    );
    expect(Math.max(...durations)).toBeLessThanOrEqual(0.001);
    const fading = await page.evaluate(() => {
      document.documentElement.dataset.theme = "dark";
      return document.getAnimations().filter((each) => each instanceof CSSTransition).length;
    });
    expect(fading).toBe(0);
  },
);

test(
  "another time zone changes the calendar's times, and the days of records that were already loaded",
  { tag: ["@desktop", "@more"] },
  async ({ page }) => {
    const links = page.getByRole("navigation", { name: "Dashboard" });
    const rentRoll = page.getByRole("dialog", { name: "Rent roll, second quarter" });
    await page.goto("/dashboard/documents?q=rent+roll&document=rent-roll-200-sample-avenue");
    await expect(rentRoll.getByRole("time")).toContainText("3:05pm");
    await expectFocusWithin(rentRoll);
    await page.keyboard.press("Escape");
    await expect(rentRoll).toBeHidden();

    await links.getByRole("link", { name: "Account Settings" }).click();
    const select = page.getByLabel("Show times in");
    await expect(select.getByRole("option", { selected: true })).toHaveText(
      "Automatic (America/Chicago)",
    );
    // The others are there once it has the focus.
    await select.focus();
    await select.selectOption("Asia/Tokyo");
    // This change is still pending when the time zone's is answered.
    await page.getByRole("radio", { name: "Dark" }).click();
    await expect(section(page, "Display")).toContainText("Saved");
    await expect(section(page, "Display")).toContainText(/In Tokyo it is \d+(:\d\d)?[ap]m on /);
    await links.getByRole("link", { name: "Documents" }).click();
    await page.getByRole("link", { name: "Rent roll, second quarter" }).click();
    await expect(rentRoll.getByRole("time")).toContainText("3:05pm");
    await expectFocusWithin(rentRoll);
    await page.keyboard.press("Escape");

    const viewing = page.getByRole("dialog", { name: "Property viewing" });
    const openViewing = async () => {
      await links.getByRole("link", { name: "Calendar" }).click();
      await page
        .getByRole("link", { name: /Property viewing/ })
        .first()
        .click();
      await expectFocusWithin(viewing);
    };
    await openViewing();
    await expect(viewing).toContainText("for you, in Tokyo");
    await page.keyboard.press("Escape");
    await expect(viewing).toBeHidden();
    await links.getByRole("link", { name: "Account Settings" }).click();
    await select.selectOption({ label: "Automatic (America/Chicago)" });
    await expect(section(page, "Display")).toContainText("Saved");
    await openViewing();
    await expect(viewing).not.toContainText("for you");
  },
);

test("a session is ended after a confirmation, and then all others @phone @more", async ({
  page,
}) => {
  await page.goto(`${settings}#sessions`);
  const sessions = section(page, "Devices");
  await expect(sessions.getByRole("listitem")).toHaveCount(3);
  await expectAccessible(page);
  const end = sessions.getByRole("button", { name: "Log out of Safari on iPhone" });
  await end.click();
  const question = page.getByRole("alertdialog", { name: "Log out of this device?" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(end).toBeFocused();
  await end.click();
  await question.getByRole("button", { name: "Log out" }).click();
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await sessions.getByRole("button", { name: "Log out everywhere else" }).click();
  const last = page.getByRole("alertdialog", { name: "Log out everywhere else?" });
  await expect(last).toContainText("Ends 1 other session.");
  await last.getByRole("button", { name: "Log out" }).click();
  await expect(sessions.getByRole("listitem")).toHaveText([/This browser.*This device/]);
  await page.reload();
  await expect(sessions).toContainText("No other active sessions.");
});

test(
  "the data are downloaded as a file, and the account's closure is requested and withdrawn",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto(`${settings}#closure`);
    const closure = section(page, "Close your account");
    const request = closure.getByRole("button", { name: "Request closure" });
    const question = page.getByRole("alertdialog", { name: "Request closure?" });
    await request.click();
    await question.getByRole("button", { name: "Request closure" }).click();
    await expect(closure).toContainText(
      /Closure requested on [A-Z][a-z]+ \d+, \d{4}, \d+(:\d\d)?[ap]m\./,
    );
    await expect(closure).toContainText("Saved");
    await page.reload();
    await expect(closure).toContainText("Closure requested on");
    await unfold(page, "Download");

    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download your data" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^account-data-\d{4}-\d\d-\d\d\.json$/);
    const data: unknown = JSON.parse(await readFile(await download.path(), "utf8"));
    expect(data).toMatchObject({
      settings: { closureRequestedAt: expect.any(String) },
      documents: expect.arrayContaining([expect.objectContaining({ id: expect.any(String) })]),
    });
    await expect(section(page, "Download")).toContainText("Downloaded");

    await closure.getByRole("button", { name: "Withdraw request" }).click();
    await expect(request).toBeVisible();
    await expect(closure).toContainText("Saved");
  },
);

test("the screen is accessible, and its sections can be opened by URL and by link @desktop @more", async ({
  page,
}) => {
  await page.goto(`${settings}#sessions`);
  const links = page.getByRole("navigation", { name: "Sections" });
  const current = links.locator("[aria-current]");
  await test.step("a URL expands its section", async () => {
    const sessions = section(page, "Devices");
    await expect(sessions.locator("summary")).toBeFocused();
    await expect(sessions.getByText("This device")).toBeInViewport();
    await expect(current).toHaveText("Login and devices");
    await expectAccessible(page);
  });
  await test.step("a link expands its section, by keyboard, too", async () => {
    await links.getByRole("link", { name: "Email and notices" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${settings}#notifications`);
    await expect(section(page, "Email and notices").getByRole("heading")).toBeFocused();
    await expect(current).toHaveText("Email and notices");
  });
  await test.step("the current section's link is marked while scrolling", async () => {
    await section(page, "Email and notices").hover();
    await page.mouse.wheel(0, 10_000);
    await expect(current).toHaveText("Your data");
    await page.mouse.wheel(0, -10_000);
    await expect(current).toHaveText("Profile");
  });
  await test.step("on a phone, a select leads to the sections", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await links.getByLabel("Section").selectOption("Your data");
    const heading = section(page, "Your data").getByRole("heading", { level: 2 });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expectAccessible(page);
  });
  await test.step("the profile is edited in place", async () => {
    const profile = section(page, "Profile");
    await profile.getByRole("button", { name: "Edit: Profile" }).click();
    const phone = profile.getByLabel("Phone (optional)");
    const before = await phone.inputValue();
    await phone.fill("(555) 555-0177");
    await profile.getByRole("button", { name: "Cancel" }).click();
    await page
      .getByRole("alertdialog", { name: "Discard your changes?" })
      .getByRole("button", { name: "Discard" })
      .click();
    await expect(profile.getByRole("definition").filter({ hasText: before })).toBeVisible();
    await expect(profile.getByRole("button", { name: "Edit: Profile" })).toBeFocused();
    await profile.getByRole("button", { name: "Edit: Profile" }).click();
    await phone.fill("(555) 555-0177");
    await expectAccessible(page);
    await profile.getByRole("button", { name: "Save changes" }).click();
    await expect(profile.getByRole("definition").filter({ hasText: "0177" })).toBeVisible();
  });
});

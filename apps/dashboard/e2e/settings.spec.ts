import { readFile } from "node:fs/promises";

import type { Page } from "@playwright/test";

import { expectAccessible } from "./axe.ts";
import { expectFocusWithin } from "./focus-within.ts";
import { expect, test } from "./signed-in.ts";
import { makeUnreachable } from "./unreachable.ts";

const settings = "/dashboard/settings";
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test.use({ timezoneId: "America/Chicago" });

test(
  "the theme is kept over a reload and followed in another tab",
  { tag: "@desktop" },
  async ({ context, page }) => {
    await page.goto(settings);
    const root = page.locator("html");
    const theme = page.getByRole("radiogroup", { name: "Theme" });
    await expect(theme.getByRole("radio", { name: "System" })).toBeChecked();
    const other = await context.newPage();
    await other.goto(settings);
    await theme.getByRole("radio", { name: "Dark" }).click();
    await expect(section(page, "Appearance")).toContainText("Saved");
    await expect(root).toHaveAttribute("data-theme", "dark");
    await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(other.getByRole("radio", { name: "Dark" })).toBeChecked();
    await page.reload();
    await expect(root).toHaveAttribute("data-theme", "dark");
    await expect(theme.getByRole("radio", { name: "Dark" })).toBeChecked();
  },
);

test(
  "less motion can be asked for, and then nothing takes its time",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto(settings);
    await page.getByRole("radio", { name: "Reduce" }).click();
    await page.goto("/dashboard");
    const chart = page.getByRole("figure").first();
    await expect(chart).toBeVisible();
    // Every animation and transition that runs or could run is over at once.
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
  "a notification is switched on by keyboard, and stays so after a reload",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto(settings);
    const emailDocuments = page.getByRole("switch", { name: "New documents By email" });
    await expect(emailDocuments).not.toBeChecked();
    await expect(page.getByRole("switch")).toHaveCount(10);
    await emailDocuments.press("Space");
    await expect(emailDocuments).toBeChecked();
    await expect(section(page, "Notify me about")).toContainText("Saved");
    await page.reload();
    await expect(emailDocuments).toBeChecked();
    await expect(page.getByRole("switch", { name: "New documents In the app" })).toBeChecked();
  },
);

test("what cannot be saved goes back, with a sentence", { tag: "@desktop" }, async ({ page }) => {
  await page.goto(settings);
  const market = page.getByRole("switch", { name: "Weekly market note By email" });
  await expect(market).not.toBeChecked();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Full", "QuotaExceededError");
    };
  });
  await market.click();
  await expect(section(page, "Notify me about").getByRole("alert")).toHaveText(
    "This browser has no room left for another sample change. Nothing was changed.",
  );
  await expect(market).not.toBeChecked();
  await page.getByRole("radio", { name: "Dark" }).click();
  await expect(section(page, "Appearance").getByRole("alert")).toContainText("nothing was saved");
  await expect(
    page.getByRole("radiogroup", { name: "Theme" }).getByRole("radio", { name: "System" }),
  ).toBeChecked();
});

test(
  "another time zone shows the calendar's times on its clock",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto(settings);
    const select = page.getByLabel("Show times in");
    await expect(select.getByRole("option", { selected: true })).toHaveText(
      "Automatic (America/Chicago)",
    );
    expect(
      await select
        .locator("> *")
        .evaluateAll((groups) => groups.slice(0, 3).map((group) => group.getAttribute("label"))),
    ).toEqual([null, "United States", "Africa"]);
    await select.selectOption("Asia/Tokyo");
    await expect(section(page, "Time zone")).toContainText("Saved");
    await expect(section(page, "Time zone")).toContainText(/In Tokyo it is \d+(:\d\d)?[ap]m on /);
    await page.goto("/dashboard/calendar?event=viewing-48-example-road");
    const viewing = page.getByRole("dialog", { name: "Property viewing" });
    await expect(viewing).toContainText("for you, in Tokyo");
    await page.goto(settings);
    await select.selectOption({ label: "Automatic (America/Chicago)" });
    await expect(section(page, "Time zone")).toContainText("Saved");
    await page.goto("/dashboard/calendar?event=viewing-48-example-road");
    await expect(viewing).toBeVisible();
    await expect(viewing).not.toContainText("for you");
  },
);

test(
  "another time zone dates anew what other screens have already shown",
  { tag: "@desktop" },
  async ({ page }) => {
    const links = page.getByRole("navigation", { name: "Dashboard" });
    const rentRoll = page.getByRole("dialog", { name: "Rent roll, second quarter" });
    await page.goto("/dashboard/documents?q=rent+roll&document=rent-roll-200-sample-avenue");
    await expect(rentRoll.getByRole("time")).toContainText("3:05pm");
    await expectFocusWithin(rentRoll);
    await page.keyboard.press("Escape");
    await expect(rentRoll).toBeHidden();

    await links.getByRole("link", { name: "Account Settings" }).click();
    await page.getByLabel("Show times in").selectOption("Asia/Tokyo");
    // A change that is still on its way when the clock's is answered.
    await page.getByRole("radio", { name: "Dark" }).click();
    await expect(section(page, "Appearance")).toContainText("Saved");
    await links.getByRole("link", { name: "Documents" }).click();
    await page.getByRole("link", { name: "Rent roll, second quarter" }).click();
    await expect(rentRoll.getByRole("time")).toContainText("3:05pm");
  },
);

test(
  "a refused password stays as it was typed, and the answer stands beside it",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto(settings);
    const form = page.getByRole("form", { name: "Change password" });
    const [current, next, repeated] = [
      "Current password",
      "New password",
      "Repeat new password",
    ].map((name) => form.getByRole("textbox", { name, exact: true }));
    await current?.fill("old secret");
    await next?.fill("too short");
    await repeated?.fill("another");
    await form.getByRole("button", { name: "Change password" }).click();
    await expect(next ?? form).toHaveAccessibleDescription(/must be at least 12 characters/);
    await expect(next ?? form).toBeFocused();
    await next?.fill("four words in a row");
    await form.getByRole("button", { name: "Change password" }).click();
    await expect(form).toContainText("The two new passwords differ.");
    await repeated?.fill("four words in a row");
    await form.getByRole("button", { name: "Change password" }).click();
    await expect(form.getByRole("alert")).toContainText("The sample account has no password");
    await expect(next ?? form).toHaveValue("four words in a row");
  },
);

test("a session is ended once that is confirmed, and then all others @phone", async ({ page }) => {
  await page.goto(settings);
  const sessions = section(page, "Sessions");
  await expect(sessions.getByRole("listitem")).toHaveCount(3);
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
  await expect(sessions).toContainText("Logged out");
  await expect(sessions.getByRole("heading")).toBeFocused();
  await sessions.getByRole("button", { name: "Log out everywhere else" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Log out" }).click();
  await expect(sessions.getByRole("listitem")).toHaveText([/This browser.*This device/]);
  await page.reload();
  await expect(sessions).toContainText("No other active sessions.");
});

test("all other sessions end at once", { tag: "@phone" }, async ({ page }) => {
  await page.goto(settings);
  const sessions = section(page, "Sessions");
  await expect(sessions.getByRole("listitem")).toHaveCount(3);
  await sessions.getByRole("button", { name: "Log out everywhere else" }).click();
  const question = page.getByRole("alertdialog", { name: "Log out everywhere else?" });
  await expect(question).toContainText("Ends 2 other sessions.");
  await question.getByRole("button", { name: "Log out" }).click();
  await expect(sessions.getByRole("listitem")).toHaveText([/This browser.*This device/]);
  await expect(sessions).toContainText("Logged out everywhere else");
  await expect(sessions.getByRole("heading")).toBeFocused();
});

test(
  "the data comes as a file, and closure is requested and withdrawn",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto(settings);
    const closure = section(page, "Close your account");
    const request = closure.getByRole("button", { name: "Request closure" });
    await request.click();
    await page
      .getByRole("alertdialog", { name: "Request closure?" })
      .getByRole("button", { name: "Request closure" })
      .click();
    await expect(closure).toContainText(
      /Closure requested on [A-Z][a-z]+ \d+, \d{4}, \d+(:\d\d)?[ap]m\./,
    );
    await page.reload();

    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download your data" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^account-data-\d{4}-\d\d-\d\d\.json$/);
    const data: unknown = JSON.parse(await readFile(await download.path(), "utf8"));
    expect(data).toMatchObject({
      settings: { closureRequestedAt: expect.any(String) },
      documents: expect.arrayContaining([expect.objectContaining({ id: expect.any(String) })]),
    });
    await expect(section(page, "Your data")).toContainText("Downloaded");

    await closure.getByRole("button", { name: "Withdraw request" }).click();
    await expect(request).toBeVisible();
    await expect(closure).toContainText("Saved");
  },
);

test("the sections can be gone to, by address and by link @desktop", async ({ page }) => {
  await page.goto(`${settings}#sessions`);
  const links = page.getByRole("navigation", { name: "Sections" });
  const current = links.locator("[aria-current]");
  await test.step("an address leads to its section", async () => {
    await expect(section(page, "Sessions").getByRole("heading")).toBeFocused();
    await expect(section(page, "Sessions").getByRole("heading")).toBeInViewport();
    await expect(current).toHaveText("Sessions");
  });
  await test.step("so does a link, with the keyboard too", async () => {
    await links.getByRole("link", { name: "Appearance" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${settings}#appearance`);
    await expect(section(page, "Appearance").getByRole("heading")).toBeFocused();
    await expect(current).toHaveText("Appearance");
  });
  await test.step("the mark follows the page", async () => {
    await section(page, "Appearance").hover();
    await page.mouse.wheel(0, 10_000);
    await expect(current).toHaveText("Close your account");
    await page.mouse.wheel(0, -10_000);
    await expect(current).toHaveText("Your details");
  });
  await test.step("on a tablet the links stay in sight above the form", async () => {
    await page.setViewportSize({ width: 834, height: 1112 });
    await links.getByRole("link", { name: "Close your account" }).click();
    const heading = section(page, "Close your account").getByRole("heading");
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(current).toBeInViewport();
    await expectAccessible(page);
  });
});

test("every section stands there before its records do @desktop", async ({ page }) => {
  await page.route("**/entry-dashboard-*.js", async (route) => route.abort());
  await page.goto(settings);
  await expect(page.getByRole("heading", { level: 2 }).and(page.locator("main *"))).toHaveText([
    "Your details",
    "Appearance",
    "Notify me about",
    "Time zone",
    "Password",
    "Sessions",
    "Your data",
    "Close your account",
  ]);
});

test(
  "a question whose code cannot be had says so, and comes at the second try",
  { tag: "@desktop" },
  async ({ page }) => {
    const reconnect = await makeUnreachable(page, /confirm-dialog/);
    await page.goto(settings);
    await section(page, "Close your account")
      .getByRole("button", { name: "Request closure" })
      .click();
    const notice = page.getByRole("alert").filter({ hasText: "Couldn’t open the dialog." });
    await expect(notice).toBeVisible();
    reconnect();
    await notice.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("alertdialog", { name: "Request closure?" })).toBeVisible();
  },
);

test("nothing on the screen stands in anybody's way, nor goes sideways", async ({
  isMobile,
  page,
}) => {
  await page.goto(settings);
  await expect(section(page, "Sessions").getByRole("listitem")).toHaveCount(3);
  await expectAccessible(page);
  // 195 px is a phone's page at 200 %.
  for (const width of isMobile ? [390, 320, 195] : [1440, 834]) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
});

import { readFile } from "node:fs/promises";

import type { Download } from "@playwright/test";

import { expectAccessible } from "./axe.ts";
import { expect, test } from "./signed-in.ts";
import { cutTexts, spaceText } from "./text-spacing.ts";

// A Tuesday noon in Chicago, the time zone of most sample properties.
const now = new Date("2026-07-14T17:00:00Z");

test.use({ timezoneId: "America/Chicago" });
test.beforeEach(async ({ page }) => page.clock.setFixedTime(now));

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), "utf8");
}

test(
  "the calendar names what is where, without finished stages, then what follows the month, and is exported from its menu",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/dashboard/calendar");
    await expect(page.getByRole("heading", { level: 2, name: "July 2026" })).toBeVisible();
    const month = page.getByRole("table", { name: "July 2026" });
    await expect(month.getByRole("columnheader").first()).toContainText("Sunday");
    await expect(month.locator("[aria-current=date]")).toHaveText(/Tuesday, July 14/);
    // Days of adjacent months have full names, too.
    await expect(month.getByRole("cell").first()).toHaveAccessibleName(/^Sunday, June 28/);
    await expect(month.getByRole("cell").last()).toHaveAccessibleName(/^Saturday, August 1/);
    const viewing = month.getByRole("link", {
      name: "10am Property viewing Tour, 48 Example Road",
    });
    await expect(viewing).toBeVisible();
    await expect(viewing).toHaveAttribute(
      "title",
      "Property viewing: Tour, 48 Example Road, 10am to 2pm",
    );
    await expect(month.getByRole("link", { name: /^Offer deadline Deadline/ })).toBeVisible();
    await expect(month.getByRole("link", { name: /Letters of intent due/ })).toHaveCount(0);
    const later = page.getByRole("region", { name: "Later" });
    await expect(later).toHaveCount(0);
    await expectAccessible(page);

    await page.getByRole("button", { name: "Previous month" }).click();
    await expect(later).toContainText("After July 4");
    await expect(later.getByRole("link")).toHaveText([
      "10am Property viewing",
      "Offer deadline",
      "1pm Quarterly review",
    ]);
    await expectAccessible(page);

    await page.getByRole("button", { name: "More for the calendar" }).click();
    const downloading = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "Export calendar" }).click();
    const file = await textOf(await downloading);
    expect(file).toContain("\r\nDTSTART;VALUE=DATE:20260720\r\nDTEND;VALUE=DATE:20260721\r\n");
    expect(file).toContain("Property viewing");
  },
);

test(
  "on a phone, a day's marks open its events, and everything from today on follows",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/dashboard/calendar");
    const ahead = page.getByRole("region", { name: "Ahead" });
    const first = ahead.getByRole("listitem").first();
    await expect(first.getByRole("time")).toContainText("Wednesday, July 15");
    await expect(first).toContainText("10am Property viewing");
    await expect(first).toContainText("Tomorrow");
    await expectAccessible(page);

    const deadline = page.getByRole("link", { name: "Monday, July 20, 1 event" });
    await deadline.press("Enter");
    const day = page.getByRole("dialog", { name: "Monday, July 20" });
    await expect(day.getByRole("link")).toHaveText(["Offer deadline"]);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(deadline).toBeFocused();
    await ahead.getByRole("link", { name: "Offer deadline" }).click();
    await expect(page.getByRole("dialog", { name: "Offer deadline" })).toBeVisible();
  },
);

test(
  "what is ahead reaches to the next deadline, however far, and lists the rest on request",
  { tag: ["@phone", "@more"] },
  async ({ page }) => {
    await page.addInitScript(() => {
      const calls = Array.from({ length: 12 }, (_, index) => ({
        id: `call-${index}`,
        version: 1,
        kind: "call",
        title: "Call",
        status: "confirmed",
        start: `2026-07-${15 + index}T15:00:00.000Z`,
        end: `2026-07-${15 + index}T16:00:00.000Z`,
        timeZone: "America/Chicago",
      }));
      const deadline = { version: 1, kind: "deadline", status: "confirmed" };
      const changed = [
        ...calls,
        // The sample's only deadline, moved.
        {
          ...deadline,
          id: "offer-deadline-15-placeholder-plaza",
          title: "Lease ends",
          day: "2031-03-01",
        },
        { ...deadline, id: "later", title: "Option ends", day: "2032-03-01" },
      ];
      sessionStorage.setItem("sample:events", JSON.stringify({ changed }));
    });
    await page.goto("/dashboard/calendar");
    const ahead = page.getByRole("region", { name: "Ahead" });
    await expect(ahead.getByRole("listitem").last()).toContainText("Lease ends");
    await ahead.getByRole("button", { name: "All dates" }).click();
    await expect(ahead.getByRole("listitem").last()).toContainText("Option ends");
  },
);

test(
  "the days of a month show complete titles, even with text spacing, and count the events that don't fit",
  { tag: ["@desktop", "@more"] },
  async ({ page }) => {
    await page.addInitScript(() => {
      const titles = [
        "Viewing of the warehouse with the lender's inspector",
        "Call",
        "Call",
        "Call",
        "Call",
      ];
      const events = titles.map((title, index) => ({
        id: `call-${index}`,
        version: 1,
        kind: "call",
        title,
        status: "requested",
        start: `2026-07-${index === 0 ? 21 : 22}T15:00:00.000Z`,
        end: `2026-07-${index === 0 ? 21 : 22}T16:00:00.000Z`,
        timeZone: "America/New_York",
      }));
      const changes = { changed: events };
      sessionStorage.setItem("sample:events", JSON.stringify(changes));
    });
    await page.goto("/dashboard/calendar");
    const month = page.getByRole("table", { name: "July 2026" });
    const more = month.getByRole("link", { name: "+2 more on Wednesday, July 22" });
    await expect(more).toBeVisible();
    // Times are in the viewer's time zone, as the days are; the tooltip has both zones.
    const long = month.getByRole("link", { name: /^10am Viewing of the warehouse/ });
    await expect(long).toHaveAccessibleName(/ Requested/);
    await expect(long).toHaveAttribute("title", /11am to 12pm in New York, 10am to 11am for you$/);
    for (const isSpaced of [true, false]) {
      await spaceText(page, isSpaced);
      expect(await cutTexts(month.getByRole("link"))).toEqual([]);
    }

    await more.press("Enter");
    const day = page.getByRole("dialog", { name: "Wednesday, July 22" });
    await expect(day.getByRole("listitem")).toHaveCount(4);
    await page.keyboard.press("Escape");
    await expect(day).toBeHidden();
    await expect(more).toBeFocused();
  },
);

test(
  "the URL keeps the month, and its name leads back to today",
  {
    tag: ["@desktop", "@more"],
  },
  async ({ page }) => {
    await page.goto("/dashboard/calendar");
    const title = page.getByRole("heading", { level: 2, name: /^\w+ 20\d\d$/ });
    await page.getByRole("button", { name: "Next month" }).click();
    await expect(title).toHaveText("August 2026");
    await expect(page).toHaveURL("/dashboard/calendar?date=2026-08");
    await page.reload();
    await title.getByRole("button").click();
    await expect(title).toHaveText("July 2026");
    await expect(page).toHaveURL("/dashboard/calendar");
  },
);

test.describe("for a viewer in Los Angeles", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("an event is shown in both time zones, and saved for any calendar @desktop", async ({
    page,
  }) => {
    await page.goto("/dashboard/calendar?event=viewing-48-example-road");
    const event = page.getByRole("dialog", { name: "Property viewing" });
    await expect(event).toContainText("Tomorrow, 10am to 2pm");
    await expect(event).toContainText("Central time (Chicago)");
    await expect(event).toContainText("Wednesday, July 15, 2026, 8am to 12pm for you");
    await expectAccessible(page);

    const downloading = page.waitForEvent("download");
    await event.getByRole("button", { name: "Add to my calendar" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("property-viewing-2026-07-15.ics");
    expect(await textOf(download)).toContain(
      "\r\nDTSTART:20260715T150000Z\r\nDTEND:20260715T190000Z\r\n",
    );
  });
});

test("a time is requested after its errors were corrected, and withdrawn @phone", async ({
  page,
}) => {
  await page.goto("/dashboard/calendar");
  await page.getByRole("button", { name: "Request a time" }).click();
  const form = page.getByRole("dialog", { name: "Request a time" });
  await form.getByRole("button", { name: "Send request" }).click();
  for (const message of [
    "Please select a property.",
    "Please choose a day.",
    "Please choose a time.",
  ]) {
    await expect(form.getByText(message)).toBeVisible();
  }
  await expect(form.getByLabel("Property")).toBeFocused();
  await expectAccessible(page);
  await form.getByLabel("Property").selectOption("640 Example Boulevard");
  await expect(form.getByText("Eastern time (New York).")).toBeVisible();

  // 8pm in New York is 7pm in the broker's Chicago.
  await form.getByLabel("Day").fill("2026-07-16");
  await form.getByLabel("Time", { exact: true }).fill("20:00");
  await expect(form.getByText("Thu, Jul 16, 8pm to 9pm in New York")).toBeVisible();
  await expect(form.getByText("Thu, Jul 16, 7pm to 8pm for you")).toBeVisible();
  await form.getByRole("button", { name: "Send request" }).click();
  await expect(form.getByLabel("Time", { exact: true })).toBeFocused();
  await form.getByLabel("Note").fill("The roof, please.");

  // Closing the form by accident loses nothing.
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();
  await page.getByRole("button", { name: "Request a time" }).click();
  await expect(form.getByLabel("Note")).toHaveValue("The roof, please.");
  await form.getByRole("checkbox", { name: "Request this time anyway" }).click();
  await form.getByRole("button", { name: "Send request" }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole("status").filter({ hasText: "Requested." })).toBeVisible();

  const ahead = page.getByRole("region", { name: "Ahead" });
  const requested = ahead.getByRole("listitem").filter({ hasText: "Requested" }).last();
  await requested.getByRole("link", { name: "Property tour" }).click();
  const event = page.getByRole("dialog", { name: "Property tour" });
  await expect(event).toContainText("The roof, please.");
  await event.getByRole("button", { name: "Withdraw" }).click();
  const question = page.getByRole("dialog", { name: "Withdraw this request?" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Withdraw" }).click();
  await expect(event).toBeHidden();
  await expect(ahead.getByText("Requested")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

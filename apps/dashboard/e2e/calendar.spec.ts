import { readFile } from "node:fs/promises";

import { sampleEvents } from "@frontage/content/samples/events";
import type { Download, Page } from "@playwright/test";

import { expectAccessible } from "./axe.ts";
import { expect, test } from "./signed-in.ts";

// A Tuesday noon in Chicago, where most of the sample's properties are.
const now = new Date("2026-07-14T17:00:00Z");

test.use({ timezoneId: "America/Chicago" });
test.beforeEach(async ({ page }) => page.clock.setFixedTime(now));

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), "utf8");
}

async function fillRequest(page: Page, { day, time }: { day: string; time: string }) {
  const form = page.getByRole("dialog", { name: "Request a time" });
  await form.getByLabel("Day").fill(day);
  await form.getByLabel("Time", { exact: true }).fill(time);
  return form;
}

test("shows the month and what lies ahead", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/dashboard/calendar");
  await expect(page.getByRole("tab", { name: "Month" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("heading", { level: 2, name: "July 2026" })).toBeVisible();
  const month = page.getByRole("table", { name: "July 2026" });
  await expect(month.getByRole("columnheader").first()).toContainText("Monday");
  await expect(month.locator("[aria-current=date]")).toHaveText("14");
  await expect(month.getByRole("link", { name: "Property viewing Viewing, 10am" })).toBeVisible();
  await expect(
    month.getByRole("link", { name: "Letter of intent due Deadline, passed" }),
  ).toBeVisible();
  const ahead = page.getByRole("region", { name: "Upcoming Events" });
  await expect(ahead.getByText("3 in the next two weeks")).toBeVisible();
  await expect(ahead.getByRole("link")).toHaveText([
    "Property viewing",
    "Offer deadline",
    "Quarterly review",
  ]);
  await expectAccessible(page);
});

test(
  "on a phone the month has dots and the agenda beneath",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/dashboard/calendar");
    await expect(page.getByRole("tab", { name: "Agenda" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    const agenda = page.getByRole("region", { name: "Upcoming Events" });
    await expect(agenda.getByText("Tomorrow, 10am to 2pm")).toBeVisible();
    await agenda.getByRole("button", { name: /^\d earlier dates$/ }).click();
    await expect(agenda.getByRole("link", { name: "Lender call" })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("link", { name: "Wednesday, July 15, 1 date" }).click();
    const day = page.getByRole("dialog", { name: "Wednesday, July 15" });
    await expect(day).toBeVisible();
    await expectAccessible(page);
    await day.getByRole("link", { name: "Property viewing" }).click();
    await expect(page.getByRole("dialog", { name: "Property viewing" })).toBeVisible();
  },
);

test("the address keeps month, view and filters", async ({ page }) => {
  await page.goto("/dashboard/calendar");
  const title = page.getByRole("heading", { level: 2, name: /^\w+ 20\d\d$/ });
  await page.getByRole("button", { name: "Next month" }).click();
  await expect(title).toHaveText("August 2026");
  await expect(page).toHaveURL("/dashboard/calendar?date=2026-08");
  await page.getByRole("button", { name: "Next month" }).click();
  await expect(title).toHaveText("September 2026");
  await page.goBack();
  await expect(title).toHaveText("August 2026");
  await page.getByRole("button", { name: "Today" }).click();
  await expect(title).toHaveText("July 2026");
  await expect(page).toHaveURL("/dashboard/calendar");

  await page.getByRole("tab", { name: "Agenda" }).click();
  await page.getByRole("button", { name: "Previous month" }).click();
  await page.getByRole("combobox", { name: "Kind of event" }).selectOption("Milestones");
  await page.getByRole("combobox", { name: "Deal" }).selectOption("48 Example Road");
  await page.reload();
  await expect(title).toHaveText("June 2026");
  const agenda = page.getByRole("region", { name: "Dates in June 2026" });
  await expect(agenda.getByRole("link")).toHaveText([
    "Offer accepted",
    "Purchase agreement signed",
  ]);
  await page.getByRole("combobox", { name: "Kind of event" }).selectOption("Viewings");
  await page.getByRole("button", { name: "Show every kind and property" }).click();
  await expect(agenda.getByRole("link")).not.toHaveCount(0);
});

test("a full day says how many more it holds", { tag: "@desktop" }, async ({ page }) => {
  await page.addInitScript(() => {
    const events = [1, 2, 3, 4].map((number) => ({
      id: `milestone-${number}`,
      kind: "milestone",
      title: `Milestone ${number}`,
      status: "confirmed",
      day: "2026-07-22",
    }));
    const changes = { requested: events, withdrawn: [] };
    sessionStorage.setItem("sample:events", JSON.stringify(changes));
  });
  await page.goto("/dashboard/calendar");
  const more = page.getByRole("link", { name: "+2 more on Wednesday, July 22" });
  await more.press("Enter");
  const day = page.getByRole("dialog", { name: "Wednesday, July 22" });
  await expect(day.getByRole("listitem")).toHaveCount(4);
  await page.keyboard.press("Escape");
  await expect(day).toBeHidden();
  await expect(more).toBeFocused();
});

test.describe("for a reader in Los Angeles", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("an event is told on both clocks, and saved for any calendar", async ({ page }) => {
    await page.goto("/dashboard/calendar?event=viewing-48-example-road");
    const event = page.getByRole("dialog", { name: "Property viewing" });
    await expect(event).toContainText("Wednesday, July 15, 2026, 10am to 2pm in Chicago");
    await expect(event).toContainText("Wednesday, July 15, 2026, 8am to 12pm for you");
    await expectAccessible(page);

    const downloading = page.waitForEvent("download");
    await event.getByRole("button", { name: "Add to calendar" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("property-viewing-2026-07-15.ics");
    const file = await textOf(download);
    expect(file).toMatch(/\r\nUID:viewing-48-example-road@[^\r]+\r\n/);
    expect(file).toContain("\r\nDTSTART:20260715T150000Z\r\nDTEND:20260715T190000Z\r\n");

    await event.getByRole("link", { name: "48 Example Road" }).click();
    await expect(page).toHaveURL("/dashboard/calendar?property=48-example-road");
    await expect(event).toBeHidden();
  });
});

test("the export holds what the filters show", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/dashboard/calendar?kind=deadline");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export calendar" }).click();
  const file = await textOf(await downloading);
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  expect(file).toContain("\r\nDTSTART;VALUE=DATE:20260720\r\nDTEND;VALUE=DATE:20260721\r\n");
  expect(file).not.toContain("Property viewing");
});

test("a time is requested, corrected on the way, and withdrawn", async ({ page }) => {
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
  await expect(form.getByText("On the clock in New York.")).toBeVisible();

  await fillRequest(page, { day: "2026-07-14", time: "09:00" });
  await form.getByRole("button", { name: "Send request" }).click();
  await expect(form.getByLabel("Time", { exact: true })).toHaveAccessibleDescription(
    /This time has passed/,
  );

  // 8pm in New York is 7pm in the broker's Chicago.
  await fillRequest(page, { day: "2026-07-16", time: "20:00" });
  await expect(form.getByText("Thu, Jul 16, 8pm to 9pm in New York")).toBeVisible();
  await expect(form.getByText("Thu, Jul 16, 7pm to 8pm for you")).toBeVisible();
  await form.getByRole("button", { name: "Send request" }).click();
  await expect(form.getByLabel("Time", { exact: true })).toBeFocused();
  await form.getByLabel("Note").fill("The roof, please.");

  // Closed by accident: nothing is lost.
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();
  await page.getByRole("button", { name: "Request a time" }).click();
  await expect(form.getByLabel("Note")).toHaveValue("The roof, please.");
  await form.getByRole("checkbox", { name: "Ask for this time all the same" }).click();
  await form.getByRole("button", { name: "Send request" }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole("status").filter({ hasText: "Requested." })).toBeVisible();

  const ahead = page.getByRole("region", { name: "Upcoming Events" });
  const requested = ahead.getByRole("listitem").filter({ hasText: "Requested viewing" }).last();
  await requested.getByRole("link", { name: "Property viewing" }).click();
  const event = page.getByRole("dialog", { name: "Property viewing" });
  await expect(event).toContainText("The roof, please.");
  await event.getByRole("button", { name: "Withdraw request" }).click();
  const question = page.getByRole("alertdialog", { name: "Withdraw this request?" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Withdraw" }).click();
  await expect(event).toBeHidden();
  await expect(ahead.getByText("Requested viewing")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("an address opens the form for a property, and an event that is gone says so", async ({
  page,
}) => {
  await page.goto("/dashboard/calendar?request=48-example-road");
  const form = page.getByRole("dialog", { name: "Request a time" });
  await expect(form.getByLabel("Property")).toHaveValue("48-example-road");
  await page.goto("/dashboard/calendar?event=request-nowhere");
  await expect(
    page.getByRole("dialog", { name: "This date is not in your calendar" }),
  ).toBeVisible();
});

test("an empty calendar offers to request a viewing", { tag: "@phone" }, async ({ page }) => {
  const withdrawn = sampleEvents(now).map(({ id }) => id);
  await page.addInitScript(
    (changes) => sessionStorage.setItem("sample:events", JSON.stringify(changes)),
    { requested: [], withdrawn },
  );
  await page.goto("/dashboard/calendar");
  await expect(page.getByRole("heading", { name: "No dates yet" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Request a viewing" }).click();
  await expect(page.getByRole("dialog", { name: "Request a time" })).toBeVisible();
});

import { expectAccessible } from "./axe.ts";
import { expectFocusWithin } from "./focus-within.ts";
import { expect, test } from "./signed-in.ts";

// The header's link, which has the same count as the sidebar's badge at every width.
const bell = /^Notifications(, \d+ unread)?$/;

test.use({ timezoneId: "America/Chicago" });

test("notifications are listed by day, grouped again at midnight, and say that they are unread @phone", async ({
  page,
}) => {
  // Ten minutes before midnight in Chicago: soon after, the last hours are on two days.
  await page.clock.install({ time: new Date("2026-07-15T04:50:00Z") });
  await page.goto("/dashboard/notifications");
  await expect(page.getByRole("tab", { name: "All 6" })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Unread 3" })).toBeVisible();
  const days = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(days.first()).toHaveText("Today");
  await expect(days.nth(1)).toHaveText("Yesterday");
  const rowsOf = (heading: string) =>
    page.locator(`h2:text-is("${heading}") + *`).getByRole("listitem");
  const today = rowsOf("Today");
  await expect(today).toHaveText([
    /Unread: Purchase agreement needs your signature.*48 Example Road.*[ap]m/,
    /Unread: Property viewing tomorrow/,
    /Unread: Lease abstract shared with you/,
  ]);
  await expectAccessible(page);

  await page.clock.runFor("15:00");
  await expect(days.first()).toHaveText("Yesterday");
  await expect(rowsOf("Yesterday")).toHaveCount(3);
});

test("opening a notification marks it as read, marking all can be undone, and the sample's badge stays @desktop", async ({
  page,
}) => {
  await page.goto("/dashboard/notifications");
  const header = page.getByRole("banner").getByRole("link", { name: bell });
  await expect(header).toHaveAccessibleName("Notifications, 3 unread");
  // The viewing is tomorrow, unless that is a holiday.
  await page.getByRole("link", { name: /Property viewing/ }).click();
  await expect(page).toHaveURL("/dashboard/calendar?event=viewing-48-example-road");
  await expectFocusWithin(page.getByRole("dialog", { name: "Property viewing" }));
  await page.keyboard.press("Escape");
  await header.click();
  await page.getByRole("tab", { name: "Unread 2" }).click();
  await expect(page).toHaveURL("/dashboard/notifications?tab=unread");
  await page.reload();
  const list = page.getByRole("tabpanel").getByRole("listitem");
  await expect(list).toHaveCount(2);
  await page.getByRole("button", { name: /^Mark as read: Lease abstract/ }).press("Enter");
  await expect(page.getByRole("tab", { name: "Unread 1" })).toBeVisible();
  await page.getByRole("tab", { name: "All 6" }).click();
  await page.getByRole("button", { name: /^Mark as unread: Property viewing/ }).click();
  await page.getByRole("tab", { name: "Unread 2" }).click();
  await expect(list).toHaveCount(2);

  const markAll = page.getByRole("button", { name: "Mark all as read" });
  await markAll.click();
  const notice = page.getByRole("status").filter({ hasText: "2 notifications marked as read." });
  await notice.getByRole("button", { name: "Undo" }).click();
  await expect(list).toHaveCount(2);
  await markAll.click();
  await expect(page.getByRole("heading", { name: "Nothing unread" })).toBeVisible();
  // The specification fixes the badge's count.
  await expect(header).toHaveAccessibleName("Notifications, 3 unread");
  const sidebar = page.getByRole("complementary", { name: "Sidebar" });
  await expect(sidebar.getByRole("link", { name: "Notifications 3 unread" })).toBeVisible();
  await expectAccessible(page);
});

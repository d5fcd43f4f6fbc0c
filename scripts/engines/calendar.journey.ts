import { expect, openAs, test } from "./journey.ts";

/** The Wednesday after next, within business hours on any calendar: "2026-07-15". */
function wednesday(): string {
  const day = new Date(Date.now() + 7 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((3 - day.getUTCDay() + 7) % 7));
  return day.toISOString().slice(0, 10);
}

test("the calendar turns to the next month and back, and a time is requested", async ({
  page,
  product,
}) => {
  await openAs(page, product.client, "/dashboard/calendar");
  const month = page.getByRole("heading", { level: 2, name: /^\w+ 20\d\d$/ });
  const [now] = (await month.find()).texts;
  await page.getByRole("button", { name: "Next month" }).click();
  await expect(page).toHavePath(/\?date=20\d\d-\d\d$/);
  expect((await month.find()).texts).not.toEqual([now]);
  await page.getByRole("button", { name: "Previous month" }).click();
  await expect(month).toHaveText(now ?? "");

  await page.getByRole("button", { name: "Request a time" }).click();
  const form = page.getByRole("dialog", { name: "Request a time" });
  await form.getByRole("button", { name: "Send request" }).click();
  await expect(form.getByText("Please choose a day.")).toBeVisible();
  await form.getByLabel("Property").choose("48 Example Road");
  await form.getByLabel("Day").choose(wednesday());
  await form.getByLabel("Time", { exact: true }).choose("14:00");
  await form.getByLabel("Note").fill("The roof, please.");
  await form.getByRole("button", { name: "Send request" }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole("status").filter({ hasText: "Requested." })).toBeVisible();
});

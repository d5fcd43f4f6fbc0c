import type { KeyDateView } from "@frontage/records/schemas/key-date";

import { expectAccessible } from "../axe.ts";
import { layoutShift, recordLayoutShifts } from "../layout-shift.ts";
import { dayAhead, expect, signIn, test } from "./server.ts";

test("the client's overview starts with the next step, and shows a moved effective date live, old → new @desktop", async ({
  browser,
  page,
  server,
}) => {
  const broker = await browser.newContext({ baseURL: server.origin });
  await broker.request.post("/api/auth/sign-in/email", { data: server.broker });
  const path = "/api/deals/48-example-road/key-dates";
  const dates: KeyDateView[] = await (await broker.request.get(path)).json();
  const effective = dates.find(({ kind }) => kind === "effective-date");
  const signed = effective?.day ?? "";
  const dueBefore = dates.find(({ label }) => label === "Due diligence ends")?.day ?? "";

  await signIn(page, server.client);
  // Loads the page once before, for its fonts and code: later shifts are the page's own.
  await page.goto("/dashboard");
  const next = page.getByRole("region", { name: /^Sign revision 3/ });
  const deals = page.getByRole("list", { name: "Your deals" });
  await expect(deals.getByRole("listitem")).toHaveCount(12);
  await recordLayoutShifts(page);
  const heading = next.getByRole("heading", { level: 2 });
  await page.reload();
  await expect(deals.getByRole("listitem")).toHaveCount(12);
  await expect(page.locator(".recharts-surface").first()).toBeVisible();
  // A sentence of three lines is one line taller than its reserved space; without that space, the
  // shift would be 0.09.
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  await expectAccessible(page);
  const thisWeek = /Due diligence at 48 Example Road ends (today|tomorrow|\w+day)\.$/;
  await expect(heading).not.toHaveText(thisWeek);

  const earlier = (Date.parse(dueBefore) - Date.parse(dayAhead(1))) / 86_400_000;
  const day = new Date(Date.parse(signed) - earlier * 86_400_000).toISOString().slice(0, 10);
  const moved = await broker.request.put(`${path}/${effective?.id}`, {
    headers: { Origin: server.origin },
    data: { ...effective, override: { day, reason: "Amendment 1" } },
  });
  expect(moved.ok()).toBe(true);
  // The new date is tomorrow, or the business day after.
  const datesAfter: KeyDateView[] = await (await broker.request.get(path)).json();
  const dueAfter = datesAfter.find(({ label }) => label === "Due diligence ends")?.day ?? "";
  await broker.close();

  await expect(heading).toHaveText(thisWeek);
  await expect(
    deals.getByRole("link", { name: /^48 Example Road.* Next: due diligence ends/ }),
  ).toBeVisible();
  const short = (day: string) =>
    new Date(day).toLocaleDateString("en-US", {
      month: "short",
      day: "numeric",
      year: "numeric",
      timeZone: "UTC",
    });
  // The newest notification; other tests move dates of this client, too.
  await expect(page.getByText("Key dates moved").first()).toBeVisible();
  await expect(
    page.getByText(`Due diligence ends: ${short(dueBefore)} → ${short(dueAfter)}`),
  ).toBeVisible();

  await next.getByRole("link", { name: "Review and sign" }).click();
  await expect(page).toHaveURL(/\/deals\/48-example-road\?document=/);
  await expect(page.getByRole("dialog", { name: /purchase agreement, revision 3/i })).toBeVisible();
});

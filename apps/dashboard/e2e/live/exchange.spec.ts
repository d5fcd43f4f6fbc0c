import { broker as owner } from "@frontage/content/broker";
import type { Exchange } from "@frontage/records/schemas/exchange";
import type { PageOf } from "@frontage/records/schemas/page-of";
import type { Deal } from "@frontage/records/schemas/deal";
import type { APIRequestContext, Page } from "@playwright/test";

import { phone } from "../../../../scripts/journeys.ts";
import { expectAccessible } from "../axe.ts";
import { expect, signIn, test, type LiveServer } from "./server.ts";

const ownersFirstName = owner.name.split(" ")[0];

/** Creates, as the signed-in broker, a deal of the client whose exchange began some days ago. */
async function startExchange(
  { request }: Page,
  server: LiveServer,
  { daysAgo, name }: { daysAgo: number; name: string },
) {
  const { items: deals }: PageOf<Deal> = await (await request.get("/api/deals/details")).json();
  const sample = deals.find(({ id }) => id === "48-example-road");
  const { capRate: _, client, id: __, stageDays: ___, ...form } = sample ?? ({} as Deal);
  const made = await post(request, server, `/api/clients/${client?.id}/deals`, { ...form, name });
  const { id: dealId } = (await made.json()) as { id: string };
  await post(request, server, `/api/deals/${dealId}/key-dates/template`, {
    template: "exchange",
    days: { "first-transfer": dayFromNow(-daysAgo) },
    taxReturn: { taxpayer: "individual", isExtended: true },
  });
  return {
    path: `/dashboard/deals/${dealId}/exchange`,
    remove: async () => {
      const headers = { Origin: server.origin };
      const { version } = await (await request.get(`/api/deals/${dealId}`)).json();
      const removed = await request.delete(
        `/api/clients/${client?.id}/deals/${dealId}?version=${version}`,
        { headers },
      );
      expect(removed.ok()).toBe(true);
    },
  };
}

const post = (request: APIRequestContext, { origin }: LiveServer, path: string, data: object) =>
  request.post(path, { headers: { Origin: origin }, data });

/** A date in the browser's time zone, which the client uses. */
function dayFromNow(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  return day.toLocaleDateString("en-CA");
}

test("an exchange counts down to its strict days, warns until all properties are identified, shows a postponement beside the original days, and on a phone says whom to call about a missed one @desktop @more", async ({
  other: theirs,
  page,
  server,
}) => {
  const name = "9 Template Court";
  await signIn(page, server.broker);
  const { path, remove } = await startExchange(page, server, { daysAgo: 33, name });
  await signIn(theirs, server.client);
  const errors: string[] = [];
  theirs.on("pageerror", ({ message }) => errors.push(message));
  await theirs.goto(path.replace("/exchange", ""));
  await theirs.getByRole("link", { name: "1031 exchange" }).click();
  await expect(theirs).toHaveURL(path);
  await theirs.reload();
  const headline = theirs.getByRole("main").getByRole("heading", { level: 2 }).first();
  await expect(headline).toHaveText("12 days to identify");
  const caution = theirs.getByText("Uploading here doesn’t count as identification.", {
    exact: true,
  });
  await expect(caution).toBeVisible();
  const clock = theirs.getByRole("table", { name: "The clock" });
  await expect(clock.getByRole("row", { name: /^Identify Day 45/ })).toContainText(
    "Weekends and holidays don’t extend it",
  );
  await expect(clock.getByRole("row", { name: /^Receive Day 180 .*Applies/ })).toBeVisible();
  await expect(
    clock.getByRole("row", { name: /^Receive \d+ tax return, extended .*Later/ }),
  ).toBeVisible();
  await expect(theirs.getByText(/^Checked on .* Not tax or legal advice\./)).toBeVisible();
  await expect(theirs.getByRole("button", { name: "Enter one" })).toHaveCount(0);
  await expectAccessible(theirs);
  expect(errors).toEqual([]);

  await page.goto(path);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Property").fill(name);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Add property" }).click();
  await expect(theirs.getByText("Not identified").first()).toBeVisible();

  // A postponement is always entered by hand: the notice, its link and both days.
  await page.getByRole("button", { name: "Enter one" }).click();
  const form = page.getByRole("dialog", { name: "Disaster postponement" });
  await form.getByLabel("IRS notice").fill("Notice 2026-00");
  await form.getByLabel("Day 45 becomes").fill(dayFromNow(100));
  await form.getByLabel("Day 180 becomes").fill(dayFromNow(250));
  await form.getByRole("button", { name: "Save postponement" }).click();
  await expect(form.getByLabel("Link to the notice")).toHaveAccessibleDescription(/https:\/\//);
  await form.getByLabel("Link to the notice").fill("https://www.irs.gov/notice");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Save postponement" }).click();
  await expect(headline).toHaveText("100 days to identify");
  await expect(page.getByRole("button", { name: "Edit", exact: true })).toBeFocused();
  const identify = clock.getByRole("row", { name: /^Identify Day 45/ });
  await expect(identify.locator("s")).toBeVisible();
  await expect(identify).toContainText(
    RegExp(String.raw`IRS Notice 2026-00, entered by ${ownersFirstName}, \w{3}\s\d+`),
  );
  await expect(identify.getByRole("link", { name: "IRS Notice 2026-00" })).toHaveAttribute(
    "href",
    "https://www.irs.gov/notice",
  );

  // Another broker edits the postponement while its form is open, so one of two notices is chosen.
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await form.getByLabel("IRS notice").fill("Notice 2026-02");
  const api = path.replace("/dashboard/deals/", "/api/deals/");
  const { postponement }: Exchange = await (await page.request.get(api)).json();
  const changed = await page.request.put(`${api}/postponement`, {
    headers: { Origin: server.origin },
    data: { ...postponement, notice: "Notice 2026-01" },
  });
  expect(changed.status()).toBe(204);
  await form.getByRole("button", { name: "Save postponement" }).click();
  const notices = form.getByRole("group", { name: "IRS notice" });
  await expect(notices.getByRole("radio", { name: "Yours: Notice 2026-02" })).toBeChecked();
  await notices.getByRole("radio", { name: "Now saved: Notice 2026-01" }).check();
  await expect(form.getByLabel("IRS notice", { exact: true })).toHaveValue("Notice 2026-01");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Save postponement" }).click();
  await expect(form).toBeHidden();

  await page.getByRole("button", { name: "Withdraw" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByRole("button", { name: "Enter one" })).toBeFocused();
  await expect(headline).not.toHaveText("100 days to identify");
  await page.getByRole("button", { name: `More for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const edited = page.getByRole("dialog", { name: `Edit ${name}` });
  const identifiedOn = edited.getByLabel("Identified on");
  await identifiedOn.fill(dayFromNow(1));
  await edited.getByRole("button", { name: "Save property" }).click();
  await expect(identifiedOn).toHaveAccessibleDescription(/Choose today, or the day/);
  await identifiedOn.fill(dayFromNow(-1));
  await expectAccessible(page);
  await edited.getByRole("button", { name: "Save property" }).click();
  await expect(page.getByRole("button", { name: `More for ${name}` })).toBeFocused();
  await expect(headline).toHaveText("147 days to close on your replacement");
  await expect(caution).toBeHidden();
  await expect(theirs.getByText(/^Identified \w{3} \d+$/)).toBeVisible();

  const missed = await startExchange(page, server, { daysAgo: 50, name: "77 Instance Court" });
  await theirs.setViewportSize(phone.viewport);
  await theirs.goto(missed.path);
  await expect(
    theirs.getByRole("heading", { name: "Day 45 has passed. Call your intermediary." }),
  ).toBeVisible();
  await expect(theirs.getByRole("row", { name: /^Identify Day 45/ })).toContainText("5 days late");
  await expectAccessible(theirs);
  await remove();
  await missed.remove();
});

import { broker as owner } from "@frontage/content/broker";
import { dashboardPaths, dealPath, listingPath, offersPath } from "@frontage/content/dashboard";
import { listingPaths } from "@frontage/content/listings";
import type { Browser, Page } from "@playwright/test";

import { applicationReady } from "../../../../scripts/application-ready.ts";
import { listingPages, publishSample } from "../../../../scripts/publish-sample.ts";
import { expectAccessible } from "../axe.ts";
import { roomLink } from "./room-link.ts";
import { expect, signIn, startServer, test as base, type LiveServer } from "./server.ts";

const id = "15-placeholder-plaza";
const address = "15 Placeholder Plaza";
const [firstName = owner.name] = owner.name.split(" ");

/** A server with a published sample listing. */
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
// One server for all tests of this file.
test.describe.configure({ mode: "default" });

/** Fills in and sends the agreement. */
async function sign(
  page: Page,
  { email, name, signature = name }: { email: string; name: string; signature?: string },
) {
  await page.getByLabel("Full name", { exact: true }).fill(name);
  await page.getByLabel("Company").fill("Fairley Holdings");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone").fill("(555) 555-0142");
  await page.getByRole("checkbox").check();
  await page.getByLabel("Type your full name").fill(signature);
  await page.getByRole("button", { name: "Sign and continue" }).click();
}

/**
 * Expects a signature that doesn't match to be reported and focused, with the other fields kept.
 */
async function expectWrongSignature(page: Page) {
  const signature = page.getByLabel("Type your full name");
  await expect(signature).toBeFocused();
  await expect(signature).toBeInViewport();
  await expect(signature).toHaveAccessibleDescription(/Type your name exactly as above\./);
  await expect(page.getByLabel("Company")).toHaveValue("Fairley Holdings");
  await expect(page.getByRole("alert")).toContainText("Not signed yet. One field needs you:");
  await page.getByRole("alert").getByRole("link", { name: "Type your full name" }).click();
  await expect(signature).toBeFocused();
}

/** The path of the link into the document room, once it was emailed to this address. */
async function emailedLink(address: string, server: LiveServer): Promise<string> {
  let path = "";
  await expect.poll(async () => (path = await roomLink(address, server))).not.toBe("");
  return path;
}

/** A page in a browser that runs no scripts. */
async function pageWithoutScript(browser: Browser, { origin }: LiveServer): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
  return context.newPage();
}

/** Expects axe to find no violations at a phone's and at a desktop's width. */
async function expectAccessibleAtBoth(page: Page) {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
  }
}

test("a visitor signs, reads documents and makes an offer; the seller accepts, and the listing is under contract @desktop", async ({
  other,
  page,
  server,
}) => {
  for (const path of listingPages) {
    await page.goto(path);
    await expectAccessibleAtBoth(page);
  }
  await page.getByRole("link", { name: "Request the offering memorandum" }).first().click();
  await page.getByRole("button", { name: "Sign and continue" }).click();
  // The signature must not be empty.
  await expect(page.getByLabel("Type your full name")).toHaveAccessibleDescription(
    /Type your name exactly as above\./,
  );
  await expectAccessibleAtBoth(page);
  await sign(page, { email: "dana@example.com", name: "Dana Fairley" });
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await expectAccessibleAtBoth(page);
  await page.goto(await emailedLink("dana@example.com", server));
  await expectAccessibleAtBoth(page);
  await page.getByRole("button", { name: "Open the documents" }).click();

  await expect(page.getByText("Page 1 of", { exact: false }).first()).toBeVisible();
  await expectAccessibleAtBoth(page);
  // With "Width" chosen, each page's whole width is in the frame, also if its type is small.
  const frame = page.getByRole("region", { name: "Offering memorandum", exact: true });
  for (const number of [1, 2]) {
    const canvas = frame.getByRole("region", { name: RegExp(`page ${number}$`) }).locator("canvas");
    await expect
      .poll(async () => {
        const inner = await canvas.boundingBox();
        const outer = await frame.boundingBox();
        return (
          inner && outer && inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width
        );
      })
      .toBe(true);
    await frame.getByRole("button", { name: "Next page" }).click();
  }
  await page.getByRole("link", { name: "Make an offer" }).click();
  await page.getByLabel("Price").fill("12150000");
  await page.getByLabel("Deposit").fill("250000");
  await page.getByLabel("Due diligence").fill("30");
  await page.getByLabel("Closing").fill("60");
  await page.getByRole("radio", { name: "Cash only" }).check();
  await page.getByLabel("Letter of intent").setInputFiles({
    name: "Letter.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7\n%%EOF\n"),
  });
  await expect(page.getByRole("button", { name: "Remove Letter.pdf" })).toBeVisible();
  await expectAccessibleAtBoth(page);
  await page.getByRole("button", { name: `Send offer to ${firstName}` }).click();
  await expect(page.getByRole("button", { name: /^Withdraw/ })).toBeVisible();
  const letter = page.waitForEvent("download");
  await page.getByRole("link", { name: "Letter.pdf" }).click();
  expect((await letter).suggestedFilename()).toBe("Letter.pdf");

  await signIn(other, server.broker);
  await other.goto(dashboardPaths.overview);
  const need = other.getByRole("listitem").filter({ hasText: `$12,150,000 for ${address}` });
  await need.getByRole("link", { name: /^Review/ }).click();
  await expect(other).toHaveURL(({ pathname }) => pathname === offersPath(id));
  await other
    .getByRole("button", { name: /^More for the (offers|proposals)$/ })
    .filter({ visible: true })
    .click();
  await other.getByRole("menuitem", { name: "Write a recommendation" }).click();
  const recommend = other.getByRole("dialog", { name: "Your recommendation" });
  await recommend
    .getByLabel("What you recommend, and why")
    .fill("Accept Fairley at $12,150,000. It pays cash.");
  await recommend.getByLabel("Recommended offer").selectOption({ index: 1 });
  await recommend.getByRole("button", { name: "Save recommendation" }).click();
  await other.getByRole("button", { name: /^Send your recommendation to / }).click();
  await expect(other.getByText(/^Sent to /)).toBeVisible();

  await signIn(page, server.client);
  // The broker's calendar has them, too.
  for (const reader of [other, page]) {
    await reader.goto(dashboardPaths.calendar);
    for (const name of [/Offer expires/, /Offers due/]) {
      const date = reader.getByRole("listitem").filter({ has: reader.getByRole("link", { name }) });
      await expect(date.filter({ hasText: address })).toHaveCount(1);
    }
    const expiry = reader.getByRole("listitem").filter({ hasText: "Offer expires" });
    await expect(expiry).toContainText(/\d(am|pm)/);
  }
  // The date leads to the offer, which marks its notifications as read.
  const read = page.waitForResponse("**/api/notifications/read");
  await page.getByRole("link", { name: /Offer expires/ }).click();
  await expect(page).toHaveURL(new RegExp(`${dealPath(id)}/offers/`));
  await read;
  await page.goto(dealPath(id));
  const offers = page.getByRole("region", { name: "Offers", exact: true });
  await offers.getByRole("link", { name: /Private buyer/ }).click();
  const sheet = page.getByRole("article");
  await expect(sheet).toContainText("We offer $12,150,000 for");
  await expect(sheet).not.toContainText("Fairley");
  await expectAccessibleAtBoth(page);

  // A counter, which the owner approves, the buyer is reminded of, and the broker withdraws.
  await other.goto(offersPath(id));
  await other.getByRole("button", { name: /^Counter/ }).click();
  await other.getByLabel("Price").fill("12250000");
  await expect(other.getByLabel("Open until")).not.toHaveValue("");
  await expectAccessibleAtBoth(other);
  await other.getByRole("button", { name: /^Send to / }).click();
  await expect(other.getByRole("link", { name: /^Write to / })).toBeVisible();
  await page.getByRole("button", { name: "Approve the counter" }).click();
  await other.getByRole("button", { name: /^Send to / }).click();
  const sending = other.getByRole("dialog");
  await sending.getByRole("button", { name: "Send the counter" }).click();
  await other.getByRole("button", { name: /^Remind/ }).click();
  await expect(other.getByText("Reminded today")).toBeVisible();
  await page.goto(listingPaths.offer(id));
  await expect(page.getByRole("button", { name: "Accept the counter" })).toBeVisible();
  await expect(page.getByText(/^Open until .+ Central time \(Chicago\)\.$/)).toBeVisible();
  await other.getByRole("button", { name: /^Withdraw the counter/ }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("The owner withdrew the counter")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole("button", { name: "Accept the counter" })).toBeHidden();

  await page.goto(dealPath(id));
  await offers.getByRole("link", { name: /Private buyer/ }).click();
  await page.getByRole("button", { name: "Accept as offered" }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: `Ask ${firstName} to accept` })
    .click();
  await expect(sheet).toContainText(`You asked ${firstName} to accept`);

  await other.goto(dashboardPaths.overview);
  await other
    .getByRole("listitem")
    .filter({ hasText: "The seller accepts" })
    .getByRole("link", { name: /^Review/ })
    .click();
  await other.getByRole("button", { name: /^Mark \$[\d,]+ as accepted/ }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Mark as accepted" }).click();
  await expect(other.getByRole("heading", { name: /offer is accepted\.$/ })).toBeVisible();
  await other.goto(dealPath(id));
  await expect(other.getByRole("button", { name: /^Contract, step/ })).toBeVisible();

  await page.goto(listingPaths.listing(id));
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("Under contract")).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test("a buyer who signed on paper is recorded with the agreement, and enters by the emailed link @desktop", async ({
  other,
  page,
  server,
}) => {
  await signIn(other, server.broker);
  await other.goto(listingPath(id));
  await other.getByRole("button", { name: "Add a prospect" }).click();
  const add = other.getByRole("dialog", { name: "Add a prospect" });
  await add.getByLabel("Name").fill("Rowan Pell");
  await add.getByLabel("Email").fill("rowan@example.com");
  await add.getByRole("checkbox", { name: /signed the confidentiality agreement/ }).check();
  await add.getByRole("button", { name: /^Add, and attach/ }).click();
  const signed = other.getByRole("dialog", { name: "Agreement signed elsewhere" });
  await expect(signed).toBeVisible();
  await expectAccessible(other);
  await signed.getByRole("button", { name: "Save and send the link" }).click();
  await expect(signed.getByText("Attach the signed agreement.")).toBeVisible();
  await signed.getByLabel("Signed agreement").setInputFiles({
    name: "Model agreement.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7\n%%EOF\n"),
  });
  await signed.getByLabel("Day signed").fill("2026-07-10");
  await signed.getByRole("button", { name: "Save and send the link" }).click();
  await expect(other.getByText(/Signed elsewhere, Jul 10/)).toBeVisible();
  const paper = other.waitForEvent("download");
  await other.getByRole("button", { name: "More for Rowan Pell" }).click();
  await other.getByRole("menuitem", { name: "Signed agreement, elsewhere" }).click();
  expect((await paper).suggestedFilename()).toBe("Confidentiality agreement, Rowan Pell.pdf");

  await page.goto(await emailedLink("rowan@example.com", server));
  await page.getByRole("button", { name: "Open the documents" }).click();
  await expect(page.getByText(/, until July 10, 2027/)).toBeVisible();
});

test("a look at a listing counts once it has lasted two seconds, a reload doesn't, and the broker reads where it came from @desktop", async ({
  browser,
  other,
  server,
}) => {
  // A headless browser calls itself one, and isn't counted.
  const userAgent =
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";
  const told: string[] = [];
  const visit = async () => {
    const context = await browser.newContext({ baseURL: server.origin, userAgent });
    context.on("request", (request) => {
      if (request.url().includes("/views")) told.push(new URL(request.url()).search);
    });
    return context.newPage();
  };
  const visitor = await visit();
  const now = Date.now();
  await visitor.clock.install({ time: now });
  await visitor.clock.pauseAt(now + 1000);
  await visitor.goto(`${listingPaths.listing(id)}?utm_medium=email`);
  // With the clock stopped the page is never idle, but a key starts the application, too.
  await visitor.keyboard.press("Tab");
  await applicationReady(visitor);
  await visitor.clock.runFor(1900);
  expect(told).toEqual([]);
  await visitor.clock.runFor(200);
  await expect.poll(() => told).toEqual(["?from=email"]);
  // A visit that ends within two seconds isn't counted.
  await visitor.getByRole("link", { name: "Back to Listings" }).click();
  await expect(visitor).toHaveURL(listingPaths.index);
  await visitor.getByRole("link", { name: address }).click();
  await expect(visitor).toHaveURL(listingPaths.listing(id));
  await visitor.clock.runFor(1000);
  await visitor.goBack();
  await expect(visitor).toHaveURL(listingPaths.index);
  await visitor.clock.runFor(10_000);
  await visitor.context().close();
  // The clock above hides from a page that it was reloaded.
  const reloaded = await visit();
  await reloaded.goto(listingPaths.listing(id));
  await reloaded.reload();
  await applicationReady(reloaded);
  await reloaded.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2200)));
  expect(told).toHaveLength(1);
  await reloaded.context().close();

  await signIn(other, server.broker);
  await other.goto(`${dashboardPaths.listings}/${id}`);
  const views = other.getByRole("region", { name: "Views" });
  await expect(views.getByRole("listitem").filter({ hasText: "Your emails" })).toContainText("1");
  await expect(views).toContainText("One visitor, each counted once a day.");
});

test("a signature that doesn't match is focused, without a reload if there is script @desktop", async ({
  browser,
  page,
  server,
}) => {
  const wrong = { email: "noor@example.com", name: "Noor Haddad", signature: "N. Haddad" };
  await page.goto(listingPaths.agreement(id));
  await page.evaluate(() => document.body.setAttribute("data-kept", ""));
  await sign(page, wrong);
  await expectWrongSignature(page);
  await expect(page.locator("body")).toHaveAttribute("data-kept");
  await expectAccessibleAtBoth(page);
  await page.getByLabel("Type your full name").fill("Noor Haddad");
  await page.getByRole("button", { name: "Sign and continue" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();

  const plain = await pageWithoutScript(browser, server);
  await plain.goto(listingPaths.agreement(id));
  await sign(plain, { ...wrong, email: "noor2@example.com" });
  await expectWrongSignature(plain);
  await plain.context().close();
});

test("without script, the agreement is signed, and the document room opens @desktop", async ({
  browser,
  server,
}) => {
  const page = await pageWithoutScript(browser, server);
  await page.goto(listingPaths.index);
  await page.getByRole("link", { name: address }).click();
  await page.getByRole("link", { name: "Request the offering memorandum" }).first().click();
  await sign(page, { email: "sam@example.com", name: "Sam Ito" });
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await page.goto(await emailedLink("sam@example.com", server));
  await page.getByRole("button", { name: "Open the documents" }).click();
  await expect(page).toHaveURL(listingPaths.room(id));
  await page.context().close();
});

test("the keyboard moves through a listing's photographs, in a viewer that keeps the focus and returns it @desktop @more", async ({
  page,
}) => {
  await page.goto(listingPaths.listing(id));
  const picture = page.getByRole("link", { name: "Open the photographs" });
  const viewer = page.getByRole("dialog", { name: "Photographs" });
  // Before its script has loaded, the link opens the photo without the viewer.
  await applicationReady(page);
  await picture.press("Enter");
  await expect(viewer).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByText(/^2 of /)).toBeVisible();
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press("Tab");
    // The focus may go to the browser's own controls, but never to the page behind.
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

test("printing a listing gives a flyer of one page @desktop", async ({ page }) => {
  await page.goto(listingPaths.listing(id));
  await page.emulateMedia({ media: "print" });
  const flyer = page.locator("[data-flyer]");
  await expect(flyer).toContainText(address);
  await expect(flyer).toContainText(owner.phone.display);
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  const file = (await page.pdf({ format: "Letter" })).toString("latin1");
  expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: null });
});

test("the page of a listing that doesn't exist works like any other @desktop @more", async ({
  page,
}) => {
  const answer = await page.goto(listingPaths.listing("nowhere"));
  expect(answer?.status()).toBe(404);
  const services = page.getByRole("banner").getByRole("button", { name: /services/i });
  await services.click();
  await expect(services).toHaveAttribute("aria-expanded", "true");
});

test("a link to a photograph opens the viewer, which moves to the next one and closes @phone @more", async ({
  page,
}) => {
  await page.goto(`${listingPaths.listing(id)}#photograph-2`);
  await applicationReady(page);
  const viewer = page.getByRole("dialog", { name: "Photographs" });
  await viewer.getByRole("button", { name: "Next picture" }).click();
  await expect(viewer.locator("#photograph-3")).toBeInViewport();
  await expect(viewer.getByText(/^3 of /)).toBeVisible();
  await viewer.getByRole("link", { name: "Close" }).click();
  await expect(viewer).toBeHidden();
});

test("a listing agreement ends, its protected list is sent, and renewing it restores the listing @desktop", async ({
  other,
  page,
  server,
}) => {
  const far = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await signIn(other, server.broker);
  await other.goto(listingPath(id));
  const more = other.getByRole("button", { name: `More for ${address}` }).filter({ visible: true });
  // The first test may have sold it.
  await more.click();
  const again = other.getByRole("menuitem", { name: "Mark as available again" });
  if (await again.isVisible()) {
    await again.click();
    await other.getByRole("button", { name: "End the contract" }).click();
  } else await other.keyboard.press("Escape");
  await other.getByRole("button", { name: "Add a prospect" }).click();
  const add = other.getByRole("dialog", { name: "Add a prospect" });
  await add.getByLabel("Name").fill("Ellis Rowe");
  await add.getByLabel("Email").fill("ellis@example.com");
  await add.getByRole("button", { name: "Add prospect" }).click();
  await expect(add).toBeHidden();
  const agreement = other.getByRole("region", { name: "Listing agreement" });
  const setTerm = async (from: string, to: string) => {
    await agreement.getByRole("button", { name: /^(Add|Edit)$/ }).click();
    const dialog = other.getByRole("dialog", { name: /isting agreement$/ });
    await dialog.getByLabel("From").fill(from);
    await dialog.getByLabel("To").fill(to);
    await expectAccessible(other);
    await dialog.getByRole("button", { name: /^(Save|Renew|Take it off the site)$/ }).click();
    await expect(dialog).toBeHidden();
  };
  // Before the day on which a buyer of another test signed elsewhere.
  await setTerm("2026-01-05", "2026-07-01");
  await expect(other.getByText(/^The listing agreement ended /)).toBeVisible();
  await page.goto(listingPaths.listing(id));
  await expect(async () => {
    const answer = await page.reload();
    expect(answer?.status()).toBe(404);
  }).toPass();

  await agreement.getByRole("link", { name: /^Due / }).click();
  // Everyone here was first met after the agreement's end.
  await expect(other.getByText("Nobody is checked.")).toBeVisible();
  await expectAccessibleAtBoth(other);
  await other.setViewportSize({ width: 1440, height: 900 });
  await expect(other.getByRole("button", { name: /^Send to / })).toBeDisabled();
  await other.getByRole("checkbox", { name: /^Ellis Rowe/ }).check();
  await expect(other.getByText(/^One buyer, protected until /)).toBeVisible();
  await other.getByRole("button", { name: /^Send to / }).click();
  const question = other.getByRole("alertdialog", { name: /^Send the list with one buyer to / });
  await question.getByRole("button", { name: "Send", exact: true }).click();
  await expect(other.getByText(/^Sent [A-Z]/).first()).toBeVisible();
  await expect(other.getByRole("link", { name: /^Protected list, .*PDF$/ })).toBeVisible();

  await other.goto(listingPath(id));
  await setTerm(far(-1), far(180));
  await expect(async () => {
    const answer = await page.reload();
    expect(answer?.status()).toBe(200);
  }).toPass();
  // The list's page, whose agreement is renewed, leads back to the listing.
  await other.goto(`${listingPath(id)}?view=protected-list`);
  await expect(other).toHaveURL(listingPath(id));
  await expect(agreement).toBeVisible();
});

test("a tenant proposes for a suite, the broker compares effective rents and accepts, and the suite is pending on the site within two seconds @desktop", async ({
  other,
  page,
  server,
}) => {
  // The building leases two suites, besides the sale.
  await signIn(other, server.broker);
  const headers = { Origin: server.origin };
  const { details, version } = await (await other.request.get(`/api/listings/${id}`)).json();
  const rent = { amount: 24.5, unit: "sf-year" };
  const suite = { isRentOnRequest: false, leaseType: "full-service", rent, status: "available" };
  const spaces = [
    { ...suite, id: "first", name: "Suite 1", squareFeet: 1200 },
    { ...suite, id: "third", name: "Suite 3", squareFeet: 4180 },
  ];
  const saved = await other.request.put(`/api/listings/${id}`, {
    headers,
    data: { details: { ...details, spaces }, version },
  });
  expect(saved.status()).toBe(204);

  await expect(async () => {
    await page.goto(listingPaths.listing(id));
    await page.getByRole("link", { name: "Ask about Suite 3" }).click({ timeout: 1000 });
  }).toPass();
  await expect(page.getByText(`Your question is about ${address}, Suite 3.`)).toBeVisible();
  // The webhook's body has no other place for it.
  if (owner.inquiries.transport === "webhook")
    await expect(page.getByLabel("Message")).toHaveValue(`About ${address}, Suite 3: `);
  await page.goto(listingPaths.agreement(id));
  await sign(page, { email: "riley@example.com", name: "Riley Chen" });
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await page.goto(await emailedLink("riley@example.com", server));
  await page.getByRole("button", { name: "Open the documents" }).click();
  await page.getByRole("link", { name: "Make an offer" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Make an? / })).toBeVisible();
  const lease = page.getByRole("radio", { name: "Lease space" });
  // A building that is under contract only leases.
  if (await lease.isVisible()) await lease.check();
  await page.getByRole("button", { name: /^Send proposal/ }).click();
  await page.getByRole("checkbox", { name: /^Suite 3/ }).check();
  await page.getByLabel("Rent, $/SF/yr").fill("24");
  await page.getByLabel("Term").fill("60");
  await page.getByLabel("Start").fill("2099-09-01");
  await page.getByLabel("Yearly increase").fill("3");
  await page.getByLabel("Free rent").fill("61");
  await page.getByLabel("Improvements, $/SF").fill("25");
  await page.getByRole("button", { name: /^Send proposal/ }).click();
  await expect(page.getByText("Free months can’t exceed the term.")).toBeVisible();
  await page.getByLabel("Free rent").fill("3");
  await expectAccessibleAtBoth(page);
  await page.getByRole("button", { name: /^Send proposal/ }).click();
  await expect(page.getByRole("button", { name: /^Withdraw/ })).toBeVisible();
  await expect(page.getByRole("article")).toContainText("Effective rent $19.28/SF/yr");

  await other.goto(offersPath(id));
  await other
    .getByRole("button", { name: /^More for the (offers|proposals)$/ })
    .filter({ visible: true })
    .click();
  await other.getByRole("menuitem", { name: "Enter an offer" }).click();
  const enter = other.getByRole("dialog");
  await enter.getByRole("radio", { name: "Lease space" }).check();
  await enter.getByLabel("Name").fill("Alex Kimura");
  await enter.getByLabel("Email").fill("alex@example.com");
  await enter.getByLabel("Company").fill("Template Software");
  await enter.getByRole("checkbox", { name: /^Suite 3/ }).check();
  await enter.getByLabel("Rent, $/SF/yr").fill("25");
  await enter.getByLabel("Term").fill("36");
  await enter.getByLabel("Start").fill("2099-09-01");
  await enter.getByLabel("Free rent").fill("1");
  await enter.getByLabel("Improvements, $/SF").fill("0");
  await enter.getByRole("button", { name: "Enter proposal" }).click();
  const table = other.getByRole("region", { name: "Proposals side by side" });
  const effective = table.getByRole("row", { name: /^Effective rent/ });
  await expect(effective).toContainText("$24.31/SF/yr, highest");
  await expect(effective).toContainText("($313,500 − $8,708 − $0) ÷ 4,180 SF ÷ 3 years");
  await expect(effective).toContainText("$19.28");
  await expectAccessibleAtBoth(other);

  await other.getByRole("button", { name: "More for Template Software" }).click();
  await other.getByRole("menuitem", { name: "Mark as accepted" }).click();
  const accepting = other.getByRole("dialog");
  await expect(accepting).toContainText("A deal of its own begins at Lease execution");
  const isPending = async () =>
    (await (await page.request.get(listingPaths.listing(id))).text()).includes("Lease pending");
  expect(await isPending()).toBe(false);
  await accepting.getByRole("button", { name: "Mark as accepted" }).click();
  await expect(accepting).toBeHidden();
  await expect.poll(isPending, { timeout: 2000, intervals: [50] }).toBe(true);
  await page.goto(listingPaths.listing(id));
  await expect(page.getByText("Lease pending").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Ask about Suite 1" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Ask about Suite 3" })).toBeHidden();
});

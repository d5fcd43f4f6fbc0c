import { broker } from "../../packages/content/src/broker.ts";
import {
  brokerScreens,
  dashboardPaths,
  dealPath,
  documentPath,
  eventPath,
} from "../../packages/content/src/dashboard.ts";
import { desktop, expect, logIn, phone, test } from "./journey.ts";
import type { Page } from "./page.ts";

/** Checks at both widths that a click at the center of each of a screen's controls reaches it. */
async function expectReachable(page: Page, path: string) {
  await page.open(path);
  await expect(page.getByRole("main")).toBeVisible();
  for (const [width, height] of [desktop, phone]) {
    await page.engine.resize(width, height);
    const { missed, tried } = await page.hitTest();
    expect(missed, `${path} at ${width} px`).toEqual([]);
    expect(tried, `${path} at ${width} px`).toBeGreaterThan(3);
  }
}

/**
 * A path, the button there that opens something (undefined if the path does), and the role of what
 * opens.
 */
type Opening = [path: string, button: string | RegExp | undefined, role: "dialog" | "menu"];

/** Opens something over a screen, at both widths, and checks the controls in it. */
async function expectOpened(
  page: Page,
  openings: readonly Opening[],
  sizes: readonly (readonly [number, number])[] = [desktop, phone],
) {
  for (const [path, button, role] of openings) {
    for (const [width, height] of sizes) {
      await page.engine.resize(width, height);
      await page.open(path);
      if (button) await page.getByRole("button", { name: button }).nth(0).click();
      await expect(page.getByRole(role)).toBeVisible();
      const where = `${String(button)} of ${path} at ${width} px`;
      const { missed, tried } = await page.hitTest(`dialog[open], [role=${role}]`);
      expect(missed, where).toEqual([]);
      expect(tried, where).toBeGreaterThan(0);
    }
  }
}

test("every control of the public pages responds to a press", async ({ page }) => {
  for (const path of ["/", "/contact", "/login"]) await expectReachable(page, path);
});

test("every control of a client's screens responds to a press", async ({ page, product }) => {
  const paths = [
    ...Object.values(dashboardPaths).filter(
      (path) => !brokerScreens.some((screen) => dashboardPaths[screen] === path),
    ),
    dealPath("48-example-road"),
    `${dashboardPaths.messages}?thread=broker`,
  ];
  await logIn(page, product.client);
  for (const path of paths) await expectReachable(page, path);
});

test(`a press meets every control of ${broker.name}'s screens`, async ({ page, product }) => {
  await logIn(page, product.broker);
  const { calendar, clients, contacts, documents, inquiries, listings, overview, deals } =
    dashboardPaths;
  for (const path of [
    overview,
    clients,
    inquiries,
    listings,
    documents,
    deals,
    contacts,
    calendar,
  ]) {
    await expectReachable(page, path);
  }
});

test("every control of a client's dialogs and menus responds to a press", async ({
  page,
  product,
}) => {
  await logIn(page, product.client);
  const { calendar, contacts, documents, messages, overview } = dashboardPaths;
  const today = new Date().toISOString().slice(0, 10);
  const events = (await page.run(
    "return fetch(arguments[0]).then((answer) => answer.json())",
    `/api/events?from=${today}&to=${today.slice(0, 3)}9-12-31`,
  )) as { id: string; start?: string }[];
  await expectOpened(page, [
    [overview, "Account menu", "menu"],
    [documents, "Upload", "dialog"],
    [documents, /^More for/, "menu"],
    [documentPath("title-commitment-48-example-road"), undefined, "dialog"],
    [contacts, "Add contact", "dialog"],
    [messages, "Filter messages", "menu"],
    [`${calendar}?request=`, undefined, "dialog"],
    [eventPath(events.find(({ start }) => start)?.id ?? ""), undefined, "dialog"],
  ]);
  await expectOpened(page, [[`${calendar}?day=${today}`, undefined, "dialog"]], [desktop]);
  await expectOpened(page, [[overview, "Open menu", "dialog"]], [phone]);
});

test(`a press meets every control of ${broker.name}'s dialogs and menus`, async ({
  page,
  product,
}) => {
  await logIn(page, product.broker);
  const { calendar, clients, deals } = dashboardPaths;
  await expectOpened(page, [
    [clients, "Invite a client", "dialog"],
    [deals, "Add a deal", "dialog"],
    [dealPath("48-example-road"), "More for 48 Example Road", "menu"],
    [documentPath("title-commitment-48-example-road"), undefined, "dialog"],
    [`${calendar}?request=`, undefined, "dialog"],
  ]);
});

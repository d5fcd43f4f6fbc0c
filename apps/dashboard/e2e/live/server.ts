import {
  test as base,
  expect,
  request,
  type APIRequestContext,
  type BrowserContext,
  type Page,
  type TestInfo,
} from "@playwright/test";

import { applicationReady } from "../../../../scripts/application-ready.ts";
import { desktop, phone } from "../../../../scripts/journeys.ts";
import { startServer, type Account, type LiveServer } from "./start-server.ts";

/** Whether a test runs at a phone's width, according to its tag, which is required. */
function isOnPhone({ tags, title }: TestInfo): boolean {
  const [width, ...others] = tags.filter((tag) => tag === "@phone" || tag === "@desktop");
  if (!width || others.length > 0) {
    throw new Error(`Name one width of "${title}": @phone or @desktop.`);
  }
  return width === "@phone";
}

/**
 * A test on a server with accounts. Each worker's tests share one server: records may stay, but
 * changes to the two people are undone, and no test depends on counts. Tests at a phone's width
 * share the desktop's workers, so that no extra server starts for them.
 */
export const test = base.extend<
  { other: Page },
  { server: LiveServer; store: string; others: BrowserContext }
>({
  viewport: async ({ viewport }, provide, info) =>
    provide(isOnPhone(info) ? phone.viewport : viewport),
  hasTouch: async ({ hasTouch }, provide, info) =>
    provide(isOnPhone(info) ? phone.hasTouch : hasTouch),
  isMobile: async ({ isMobile }, provide, info) =>
    provide(isOnPhone(info) ? phone.isMobile : isMobile),
  contextOptions: async ({ contextOptions }, provide, info) =>
    provide(isOnPhone(info) ? {} : contextOptions),
  /** Which store the tests use. A file with a store of its own needn't undo its changes. */
  store: ["shared", { option: true, scope: "worker" }],
  server: [
    // Playwright reads from the destructuring pattern which fixtures are needed.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const server = await startServer();
      await provide(server);
      await server.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ server }, provide) => provide(server.origin),
  others: [
    async ({ browser, server }, provide) => {
      const { contextOptions, viewport } = desktop;
      const others = await browser.newContext({
        baseURL: server.origin,
        viewport,
        ...contextOptions,
      });
      await provide(others);
      await others.close();
    },
    { scope: "worker" },
  ],
  /**
   * A second person's page, at a desktop's width: in a context that the worker keeps, and clears
   * between tests.
   */
  other: async ({ others, server }, provide) => {
    const page = await others.newPage();
    const cdp = await others.newCDPSession(page);
    await cdp.send("Storage.clearDataForOrigin", {
      origin: server.origin,
      storageTypes: "cookies,local_storage,indexeddb",
    });
    await cdp.detach();
    await provide(page);
    await page.close();
  },
});

/** Erases the second client and the inquiry of the samples, for tests of counts and empty lists. */
export async function eraseBrokersDay({ broker, origin }: LiveServer): Promise<void> {
  const asBroker = await request.newContext({
    baseURL: origin,
    extraHTTPHeaders: { Origin: origin },
  });
  await asBroker.post("/api/auth/sign-in/email", { data: broker });
  const second = await idOfClient(asBroker, "Noor Haddad");
  for (const path of [`/api/clients/${second}`, "/api/inquiries/riley-chen"]) {
    expect((await asBroker.delete(path)).status(), path).toBe(204);
  }
  await asBroker.dispose();
}

/** A client's id, requested by the signed-in broker. */
export async function idOfClient(asBroker: APIRequestContext, name: string): Promise<string> {
  const clients = (await (await asBroker.get("/api/clients")).json()) as {
    id: string;
    name: string;
  }[];
  return clients.find((client) => client.name === name)?.id ?? "";
}

/** The day after this many days: "2026-07-14". */
export function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Signs in with a request, as the login page does. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  const answer = await page.request.post("/api/auth/sign-in/email", { data: { email, password } });
  expect(answer.status()).toBe(200);
  const { user } = (await answer.json()) as { user: object };
  await page.addInitScript(
    ([entry, once]) => {
      // Stores the user once per tab: a test that logs out stays logged out, and a logout clears
      // storage.
      if (window.name.includes(once)) return;
      window.name += once;
      localStorage.setItem("user", entry);
    },
    [JSON.stringify(user), crypto.randomUUID()] as const,
  );
}

/** Fills in and submits the login page. */
export async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await applicationReady(page);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

export { expect, startServer };
export type { Account, LiveServer };

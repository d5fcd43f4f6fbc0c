import type { Receipt, ReceivedInquiry } from "@frontage/records/schemas/received-inquiry";
import { broker } from "@frontage/content/broker";
import { expect, request, test as base, type Page } from "@playwright/test";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const { transport } = broker.inquiries;
const app = join(import.meta.dirname, "../..");
/** Where build.setup.ts puts the site with the transport that `broker.ts` doesn't use. */
export const root = join(app, ".cache/by-server");
/** That site's transport. */
export const otherTransport = transport === "server" ? "webhook" : "server";
const other = join(root, "site");
const own = join(app, "dist");
/** The two sites, by transport. */
export const sites =
  transport === "server" ? { server: own, webhook: other } : { server: other, webhook: own };
/** The composition whose server accepts inquiries. */
export const composition =
  transport === "server" ? join(app, "../server/dist") : join(root, "composition");

/**
 * The real server on its own store, with a site that sends it inquiries.
 *
 * @param publicUrl the address that people type, if it isn't this machine
 * @param limitPerHour how many inquiries one address may send; 0 for no limit
 */
export async function startProduct({ limitPerHour = 0, publicUrl = "" } = {}) {
  const folder = await mkdtemp(join(tmpdir(), "frontage-by-server-"));
  let said = "";
  let port = 0;
  let child: ChildProcess | undefined;

  async function start() {
    const started = spawn(process.execPath, ["../server/bundle/serve.js", composition], {
      env: {
        HOST: "127.0.0.1",
        PORT: String(port),
        DATA_DIR: folder,
        INQUIRY_LIMIT_PER_HOUR: String(limitPerHour),
        PUBLIC_URL: publicUrl,
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    child = started;
    const from = said.length;
    started.stdout.setEncoding("utf8");
    started.stdout.on("data", (text: string) => (said += text));
    await expect.poll(() => said.slice(from), { timeout: 60_000 }).toMatch(/Frontage is at .*\n/);
    port = Number(/localhost:(\d+)/.exec(said)?.[1]);
  }

  /** Ends the server abruptly, like a failing machine. */
  async function kill() {
    if (child?.exitCode !== null || child.signalCode) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  }

  /** Waits for the samples, which a server adds after it already answers. */
  async function seeded() {
    await expect.poll(() => said, { timeout: 60_000 }).toMatch(/^ +broker .*\n/m);
  }

  await start();
  const url = `http://127.0.0.1:${port}`;
  const inbox = await request.newContext({ baseURL: url, extraHTTPHeaders: { Origin: url } });
  let isLoggedIn = false;

  /** Logs the broker in, once, because each login computes a password hash. */
  async function logIn() {
    if (isLoggedIn) return;
    await seeded();
    const [, email, password] = /^ +broker +(\S+) +(\S+)$/m.exec(said) ?? [];
    const answer = await inbox.post("/api/auth/sign-in/email", { data: { email, password } });
    expect(answer.ok()).toBe(true);
    isLoggedIn = true;
  }

  return {
    url,
    seeded,
    kill,
    /** Starts it again at the same address, on the same store. */
    start,
    /** The broker's inbox for these words. */
    async inbox(words: string): Promise<ReceivedInquiry[]> {
      await logIn();
      const answer = await inbox.get("/api/inquiries", { params: { text: words } });
      return (await answer.json()).items;
    },
    async [Symbol.asyncDispose]() {
      await inbox.dispose();
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Product = Awaited<ReturnType<typeof startProduct>>;

/** Journeys on that product, started once by the only worker. */
export const test = base.extend<object, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, provide) => {
      await using product = await startProduct();
      await provide(product);
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: ({ product }, provide) => provide(product.url),
});

/** An inquiry about a service that every form offers. */
export const inquiry = {
  name: "Alex Morgan",
  email: "alex@example.com",
  phone: "(555) 555-0100",
  service: "other",
};

/** Fills in the form; the message distinguishes the inquiries of different tests. */
export async function fillForm(page: Page, message: string) {
  await page.getByLabel("Full name").fill(inquiry.name);
  await page.getByRole("textbox", { name: "Email" }).fill(inquiry.email);
  await page.getByRole("textbox", { name: "Phone" }).fill(inquiry.phone);
  await page.getByRole("combobox", { name: "Service" }).selectOption(inquiry.service);
  await page.getByRole("textbox", { name: "Message" }).fill(message);
}

export async function expectFormKept(page: Page, message: string) {
  await expect(page.getByLabel("Full name")).toHaveValue(inquiry.name);
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(inquiry.email);
  await expect(page.getByRole("textbox", { name: "Phone" })).toHaveValue(inquiry.phone);
  await expect(page.getByRole("combobox", { name: "Service" })).toHaveValue(inquiry.service);
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(message);
}

/** The reference on the receipt, once the receipt has the focus. */
export async function readReceipt(page: Page): Promise<Receipt["reference"]> {
  await expect(page.getByRole("heading", { name: /^Your inquiry is with/ })).toBeFocused();
  const place = page.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/);
  await expect(place).toBeVisible();
  return (await place.textContent()) ?? "";
}

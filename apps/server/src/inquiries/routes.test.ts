import { inquiryBodyMaxBytes } from "@frontage/records/limits";
import type { Receipt } from "@frontage/records/schemas/received-inquiry";
import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { openStore, sharedStore } from "../../test/store.ts";
import { readServerEnvironment } from "../env.ts";
import { createLog } from "../logging.ts";
import { openServices } from "../services.ts";
import { createApi } from "../api.ts";

const store = sharedStore({ transport: "server" });
afterEach(async () => {
  await store.db.deleteFrom("inquiry").execute();
  await store.db.deleteFrom("attempt").execute();
});

const inquiry = {
  name: "Zoë Sample",
  email: "zoe@example.com",
  phone: "(555) 555-0199",
  service: "leasing",
  message: "We look for 12,000 square feet near the airport.",
};

/** Sends an inquiry like the page's script. */
async function send(
  body: object = inquiry,
  { key = randomUUID(), address = "" }: { key?: string; address?: string } = {},
) {
  return store.api.request(
    `${store.origin}/api/inquiries`,
    {
      method: "POST",
      body: JSON.stringify({ elapsedMs: 20_000, ...body }),
      headers: {
        "Content-Type": "application/json",
        Origin: store.origin,
        ...(key ? { "Idempotency-Key": key } : {}),
      },
    },
    socketAt(address),
  );
}

/** Posts the form like a browser without JavaScript. */
async function post(fields: Record<string, string> = inquiry, address = "", headers = {}) {
  return store.api.request(
    `${store.origin}/api/inquiries`,
    {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { Origin: store.origin, ...headers },
    },
    socketAt(address),
  );
}

const socketAt = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
const stored = () => store.db.selectFrom("inquiry").selectAll().execute();

describe("an inquiry by the page's script", () => {
  test("is stored before the response, with its deliveries and the broker's notification", async () => {
    const answer = await send({ ...inquiry, name: "  Zoë Sample " });
    expect(answer.status).toBe(201);
    const receipt: Receipt = await answer.json();
    expect(receipt.reference).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    const [row, ...others] = await stored();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ ...inquiry, ...receipt, status: "new", isUndelivered: 0 });
    const deliveries = await store.db.selectFrom("delivery").selectAll().execute();
    expect(deliveries).toMatchObject([{ inquiryId: row?.id, target: "mailbox", state: "waiting" }]);
    const notifications = await (await store.as(store.broker)("/api/notifications")).json();
    expect(notifications[0]).toMatchObject({
      kind: "inquiry",
      title: "New inquiry from Zoë Sample",
      detail: "Leasing Solutions",
      path: `/dashboard/inquiries?inquiry=${row?.id}`,
    });
  });

  test("is stored once per key, even if it arrives twenty times together, and after a restart", async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(inquiry, { key })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
    const receipts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(receipts).size).toBe(1);
    expect(await stored()).toHaveLength(1);

    const services = await openServices(
      readServerEnvironment(store.variables),
      createLog("silent"),
      { isServer: false, transport: "server" },
    );
    const again = await services.inquiries.accept({
      inquiry: { ...inquiry, service: "leasing" },
      key,
      isTimed: true,
      ipAddress: "",
    });
    await services.close();
    expect(again.isRepeated).toBe(true);
    expect(receipts[0]).toContain(again.receipt.reference);
  });

  test("with different content and the same key is refused, also at the same time", async () => {
    const key = randomUUID();
    const other = { ...inquiry, message: "Something else entirely." };
    const answers = await Promise.all([send(inquiry, { key }), send(other, { key })]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 422]));
    const later = await send(other, { key });
    expect([later.status, (await later.json()).error]).toEqual([
      422,
      expect.stringContaining("A different inquiry was already sent"),
    ]);
    expect(await stored()).toHaveLength(1);
  });

  test("that can’t be stored fails alone", async () => {
    const take = (name: string | null) =>
      store.inquiries.accept({
        inquiry: { ...inquiry, service: "leasing", name: name as string },
        key: randomUUID(),
        isTimed: true,
        ipAddress: "",
      });
    const outcomes = await Promise.allSettled([take("Zoë"), take(null), take("Zoë")]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await stored()).toHaveLength(2);
  });

  test("needs a key, and gets a message for each invalid field", async () => {
    expect((await send(inquiry, { key: "" })).status).toBe(400);
    expect((await send(inquiry, { key: "short" })).status).toBe(400);
    const answer = await send({ ...inquiry, email: "zoe", message: " " });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      error: "Please enter a valid email address.",
      fields: {
        email: "Please enter a valid email address.",
        message: "Message must be at least 10 characters.",
      },
    });
    expect(await stored()).toEqual([]);
  });

  test("from a bot is refused with a message that helps a person", async () => {
    const trapped = await send({ ...inquiry, fax: "1" });
    expect([trapped.status, (await trapped.json()).error]).toEqual([
      422,
      expect.stringContaining("perhaps by your browser"),
    ]);
    const hasty = await send({ ...inquiry, elapsedMs: 2999 });
    expect([hasty.status, (await hasty.json()).error]).toEqual([
      422,
      expect.stringContaining("wait 3 seconds"),
    ]);
    expect((await send({ ...inquiry, elapsedMs: 3000 })).status).toBe(201);
    expect(await stored()).toHaveLength(1);
  });

  test("over 64 KiB, or of another type, is not read", async () => {
    const large = await send({ ...inquiry, more: "x".repeat(inquiryBodyMaxBytes) });
    expect(large.status).toBe(413);
    const inDisguise = await post({ ...inquiry, more: "x".repeat(inquiryBodyMaxBytes) }, "", {
      "Content-Type": "application/x-www-form-urlencoded; as=application/json",
    });
    expect(inDisguise.status).toBe(413);
    const largeForm = await post({ ...inquiry, more: "x".repeat(inquiryBodyMaxBytes) });
    expect([largeForm.status, await largeForm.text()]).toEqual([
      413,
      expect.stringContaining("return to what you typed"),
    ]);
    const answer = await store.ask("/api/inquiries", { method: "POST", body: "hello" });
    expect(answer.status).toBe(415);
  });

  test("is accepted twenty times an hour per address, also after a restart; repeats don’t count", async () => {
    const address = "192.0.2.7";
    const key = randomUUID();
    for (let count = 0; count < 20; count += 1) {
      const answer = await send(inquiry, { address, ...(count === 0 ? { key } : {}) });
      expect(answer.status).toBe(201);
    }
    expect((await send(inquiry, { address, key })).status).toBe(200);
    const refused = await send(inquiry, { address });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3000);
    expect((await send(inquiry, { address: "192.0.2.8" })).status).toBe(201);

    const restarted = await openServices(
      readServerEnvironment(store.variables),
      createLog("silent"),
      { isServer: false, transport: "server" },
    );
    const answer = await createApi(restarted).request(
      `${store.origin}/api/inquiries`,
      {
        method: "POST",
        body: JSON.stringify(inquiry),
        headers: { "Content-Type": "application/json", "Idempotency-Key": randomUUID() },
      },
      socketAt(address),
    );
    await restarted.close();
    expect(answer.status).toBe(429);
  });

  test("is a 404 if the site sends inquiries elsewhere", async () => {
    const elsewhere = await openStore({ transport: "webhook" });
    const answer = await elsewhere.ask("/api/inquiries", {
      method: "POST",
      body: JSON.stringify(inquiry),
      headers: { "Content-Type": "application/json", "Idempotency-Key": randomUUID() },
    });
    await elsewhere.remove();
    expect(answer.status).toBe(404);
  });
});

describe("a form posted without script", () => {
  test("is stored, and the same content is the same inquiry for a day", async () => {
    const [first, second] = await Promise.all([post(), post({ ...inquiry, fax: "" })]);
    expect([first.status, second.status]).toEqual([201, 201]);
    const [row] = await stored();
    expect(await first.text()).toContain(row?.reference);
    expect(await stored()).toHaveLength(1);

    const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString();
    await store.db.updateTable("inquiry").set({ receivedAt: yesterday }).execute();
    expect((await post()).status).toBe(201);
    expect(await stored()).toHaveLength(2);
    expect((await post()).status).toBe(201);
    expect(await stored()).toHaveLength(2);
  });

  test("gets its errors, also for characters that no database stores", async () => {
    const answer = await post({ ...inquiry, name: "Z", message: "Half of it \0" });
    expect([answer.status, await answer.text()]).toEqual([
      422,
      expect.stringContaining("Name must be at least 2 characters."),
    ]);
    expect((await post({ ...inquiry, name: "Zo\0ë" })).status).toBe(201);
    expect((await post({ ...inquiry, fax: "1" })).status).toBe(422);
    expect((await post({})).status).toBe(422);
  });

  test("is stored with the line breaks that a script sends", async () => {
    expect(
      (await post({ ...inquiry, message: "Two lines,\r\nof which\r\nthis is the last." })).status,
    ).toBe(201);
    expect(await stored()).toMatchObject([{ message: "Two lines,\nof which\nthis is the last." }]);
  });

  test("is accepted half as often", async () => {
    const address = "2001:db8::7";
    for (let count = 0; count < 10; count += 1) {
      const answer = await post({ ...inquiry, message: `Message number ${count}` }, address);
      expect(answer.status).toBe(201);
    }
    const refused = await post({ ...inquiry, message: "One too many of them" }, address);
    expect([refused.status, await refused.text()]).toEqual([
      429,
      expect.stringContaining("Too many attempts"),
    ]);
  });

  test("from another site gets a page that repeats none of its content", async () => {
    const api = createApi(store, {
      headers: {},
      receipt: () => "A receipt",
      form: (values, _fields, sentence) => JSON.stringify({ values, sentence }),
    });
    const answer = await api.request(`${store.origin}/api/inquiries`, {
      method: "POST",
      body: new URLSearchParams(inquiry),
      headers: { Origin: "https://evil.example" },
    });
    expect(answer.status).toBe(403);
    expect(answer.headers.get("Content-Type")).toContain("text/html");
    expect(await answer.json()).toEqual({
      values: {},
      sentence: expect.stringContaining("was sent from a different site"),
    });
    expect(await stored()).toEqual([]);
  });
});

describe("an inquiry from a page of this site", () => {
  const behindProxy = {
    Origin: "https://www.frontage.test",
    Host: "127.0.0.1:3000",
    "X-Forwarded-Host": "www.frontage.test",
  };

  test.each<[string, Record<string, string>]>([
    ["by its first name", { Origin: "http://frontage.test" }],
    ["by a second name", { Origin: "https://www.frontage.test", Host: "www.frontage.test" }],
    ["by a second name, told by the browser alone", { "Sec-Fetch-Site": "same-origin" }],
    ["with its origin withheld", { Origin: "null", "Sec-Fetch-Site": "same-origin" }],
    ["behind a port that is said", { Origin: "https://www.x.test", Host: "www.x.test:443" }],
  ])("is accepted: %s", async (_, headers) => {
    expect((await fromPage(headers)).status).toBe(201);
  });

  test.each<[string, Record<string, string>]>([
    ["another site", { Origin: "https://evil.example", Host: "frontage.test" }],
    ["nobody", { Origin: "null", Host: "null" }],
    ["a site beside this one", { "Sec-Fetch-Site": "same-site" }],
    ["a name that nobody vouches for", behindProxy],
  ])("is not one of %s", async (_, headers) => {
    const answer = await fromPage(headers);
    expect([answer.status, (await answer.json()).error]).toEqual([
      403,
      expect.stringContaining("other sites"),
    ]);
  });

  test("is accepted under the host name that a trusted proxy reports", async () => {
    const api = createApi({ ...store, trustedProxies: 1 });
    expect((await fromPage(behindProxy, api)).status).toBe(201);
  });

  const fromPage = async (headers: Record<string, string>, api = store.api) =>
    api.request("http://127.0.0.1:3000/api/inquiries", {
      method: "POST",
      body: JSON.stringify({ ...inquiry, elapsedMs: 20_000 }),
      headers: {
        "Content-Type": "application/json",
        "Idempotency-Key": randomUUID(),
        ...headers,
      },
    });
});

test("without a limit, an address may send any number", async () => {
  const open = await openStore({
    transport: "server",
    settings: { INQUIRY_LIMIT_PER_HOUR: "0" },
  });
  const many = Array.from({ length: 40 }, () =>
    open.inquiries.accept({
      inquiry: { ...inquiry, service: "leasing" },
      key: randomUUID(),
      isTimed: false,
      ipAddress: "192.0.2.7",
    }),
  );
  expect(await Promise.all(many)).toHaveLength(40);
  await open.remove();
});

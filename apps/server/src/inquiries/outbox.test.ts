import { broker } from "@frontage/content/broker";
import type { Inquiry } from "@frontage/records/schemas/inquiry";
import type { Delivery, DeliveryTarget } from "@frontage/records/schemas/received-inquiry";
import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sendInquiry, webhookSecret } from "../../test/inquiries.ts";
import { openSmtpSink } from "../../test/smtp-sink.ts";
import { sharedStore } from "../../test/store.ts";
import { answering, hanging, openReceiver } from "../../test/webhook-receiver.ts";
import { createLog } from "../logging.ts";
import type { Email, Mailer } from "../mail/mailer.ts";
import { folderMailer, smtpMailer } from "../mail/mailer.ts";
import { eraseInquiry } from "../erasure/erase-inquiry.ts";
import { retryDelivery } from "./deliveries.ts";
import { addReply, readInquiry } from "./queries.ts";
import { createInquiries, type Inquiries } from "./inquiries.ts";

const hour = 3_600_000;
const patient = { timeout: 120_000, interval: 20 };

const store = sharedStore({ transport: "server" });
let stopped: (() => Promise<void>)[] = [];
/** The outbox's clock: it stands still, so that a pause ends only when the test says so. */
let clock = 0;
beforeEach(() => {
  // Start later than the times of anything the test sends.
  clock = Date.now() + 30_000;
});
afterEach(async () => {
  for (const stop of stopped.toReversed()) await stop();
  stopped = [];
  for (const table of ["inquiry", "notification"] as const) {
    await store.db.deleteFrom(table).execute();
  }
});

/** Inquiries with their own targets, on the test's clock. */
function open({
  isProduction = false,
  mailer,
  sendsReceipts = false,
  webhookUrl,
}: {
  isProduction?: boolean;
  mailer?: Mailer;
  sendsReceipts?: boolean;
  webhookUrl?: string;
} = {}): Inquiries {
  const inquiries = createInquiries({
    ...store,
    publish: () => undefined,
    isProduction,
    store,
    mailer: mailer ?? { send: async () => undefined },
    sendsReceipts,
    settings: {
      limitPerHour: 0,
      retentionDays: 0,
      webhook: webhookUrl
        ? { url: webhookUrl, secret: webhookSecret, mayBePrivate: true }
        : undefined,
    },
    now: () => clock,
  });
  inquiries.outbox.start();
  stopped.push(() => inquiries.outbox.stop());
  return inquiries;
}

async function receiver(...manner: Parameters<typeof openReceiver>) {
  const opened = await openReceiver(...manner);
  stopped.push(() => opened.close());
  return opened;
}

async function mailServer(options: Parameters<typeof openSmtpSink>[0] = {}) {
  const sink = await openSmtpSink(options);
  stopped.push(() => sink.close());
  return { ...sink, mailer: smtpMailer(sink.url, "office@example.com") };
}

const send = ({ accept }: Inquiries, inquiry: Partial<Inquiry> = {}) =>
  sendInquiry({ db: store.db, accept }, inquiry);

/** An inquiry's delivery to a target. */
async function deliveryOf(id: string, target: DeliveryTarget): Promise<Delivery | undefined> {
  const { deliveries } = await readInquiry(store.db, id);
  return deliveries.find((delivery) => delivery.target === target);
}

/** Waits for a number of attempts. */
const tries = (id: string, target: DeliveryTarget, count: number) =>
  expect.poll(async () => (await deliveryOf(id, target))?.attempts.length, patient).toBe(count);
const state = (id: string, target: DeliveryTarget) =>
  expect.poll(async () => (await deliveryOf(id, target))?.state, patient);

/** Moves the clock forward, and wakes the outbox. */
function later({ outbox }: Inquiries, ms: number): void {
  clock += ms;
  outbox.wake();
}

/** Attempts a delivery every two hours for a day. */
async function tryForADay(inquiries: Inquiries, id: string, target: DeliveryTarget): Promise<void> {
  const before = (await deliveryOf(id, target))?.attempts.length ?? 0;
  for (let count = before + 1; count <= before + 12; count += 1) {
    later(inquiries, 2 * hour);
    await tries(id, target, count);
  }
}

/** The titles of the broker's notifications. */
const notified = async () =>
  (await store.db.selectFrom("notification").select("title").execute()).map(({ title }) => title);

describe("a receipt", () => {
  const receiptsOf = async () => {
    const rows = store.db
      .selectFrom("delivery")
      .select("inquiryId")
      .where("target", "=", "receipt");
    return new Set((await rows.execute()).map(({ inquiryId }) => inquiryId));
  };
  const forget = () => store.db.updateTable("attempt").set({ expiresAt: 0 }).execute();
  afterEach(forget);

  /** Inquiries with receipts, and the emails to visitors. */
  function openWithReceipts() {
    const sent: Email[] = [];
    const send = async (mail: Email) => {
      if (mail.to !== broker.sendTo) sent.push(mail);
    };
    return { sent, inquiries: open({ mailer: { send }, sendsReceipts: true }) };
  }

  test("goes to the visitor in the broker's name, as text and HTML, without the visitor's words", async () => {
    const { inquiries, sent } = openWithReceipts();
    const { id } = await send(inquiries, { name: "Zoë O'Neil", message: "Buy my pills today." });
    await state(id, "receipt").toBe("delivered");
    const { reference } = await readInquiry(store.db, id);
    expect(sent).toMatchObject([
      {
        to: "zoe@example.com",
        replyTo: { name: broker.name, address: broker.email },
        subject: `Your inquiry ${reference} arrived`,
        headers: { "Auto-Submitted": "auto-replied" },
      },
    ]);
    const [{ html = "", text } = { text: "" }] = sent;
    expect(text).toMatch(/^Hi Zoë,\n/);
    expect(html).toContain(">Hi Zoë,</p>");
    for (const part of [text, html]) {
      expect(part).toContain(reference);
      expect(part).not.toContain("pills");
    }
  });

  test.each([
    "Visit evil.example now",
    "<b>Zoë</b>",
    "555 555 0199",
    "Win a prize today my friend",
  ])("doesn't repeat the name %j", async (name) => {
    const { inquiries, sent } = openWithReceipts();
    const { id } = await send(inquiries, { name });
    await state(id, "receipt").toBe("delivered");
    expect(sent[0]?.text).toMatch(/^Hi,\n/);
    expect(sent[0]?.text).not.toContain(name);
    expect(sent[0]?.html).toContain(">Hi,</p>");
  });

  test("is sent to a mailbox once a day, however often and under whatever tag it is entered", async () => {
    const { inquiries } = openWithReceipts();
    const first = await send(inquiries);
    await send(inquiries, { message: "Another question of mine." });
    await send(inquiries, { email: "Zoe+again@Example.com" });
    const other = await send(inquiries, { email: "kim@example.com" });
    expect(await receiptsOf()).toEqual(new Set([first.id, other.id]));
    await forget();
    const again = await send(inquiries, { message: "The next day." });
    expect(await receiptsOf()).toEqual(new Set([first.id, other.id, again.id]));
  });

  test("is sent to a Gmail mailbox once a day, wherever its address has dots", async () => {
    const { inquiries } = openWithReceipts();
    const { id } = await send(inquiries, { email: "zoe.oneil@gmail.com" });
    await send(inquiries, { email: "z.o.e.oneil+again@GoogleMail.com" });
    expect(await receiptsOf()).toEqual(new Set([id]));
    // For other providers, a dot makes another mailbox.
    const plain = await send(inquiries, { email: "zoe.oneil@example.com" });
    const other = await send(inquiries, { email: "zoeoneil@example.com" });
    expect(await receiptsOf()).toEqual(new Set([id, plain.id, other.id]));
  });

  test("is off unless the owner wants it, and without email in production", async () => {
    await send(open());
    const folder = { outcome: "", forget: async () => undefined };
    await send(
      open({
        isProduction: true,
        mailer: { send: async () => undefined, folder },
        sendsReceipts: true,
      }),
    );
    expect(await receiptsOf()).toEqual(new Set());
  });

  test("that can't be sent leaves the inquiry delivered", async () => {
    const send = async ({ to }: Email) => {
      if (to !== broker.sendTo) throw new Error("No such mailbox.");
    };
    const inquiries = open({ mailer: { send }, sendsReceipts: true });
    const { id } = await sendInquiry({ db: store.db, accept: inquiries.accept });
    await tries(id, "receipt", 1);
    await tryForADay(inquiries, id, "receipt");
    await state(id, "receipt").toBe("dead");
    expect((await readInquiry(store.db, id)).isUndelivered).toBe(false);
    expect(await notified()).not.toContainEqual(expect.stringMatching(/^Not delivered/));
  });
});

describe("a webhook", () => {
  test("that recovers gets the inquiry, with the same ID at each attempt", async () => {
    const hook = await receiver(answering(500));
    const inquiries = open({ webhookUrl: hook.url });
    const { id } = await send(inquiries);
    await tries(id, "webhook", 1);
    const waiting = await deliveryOf(id, "webhook");
    expect(waiting).toMatchObject({
      state: "waiting",
      attempts: [{ isDelivered: false, detail: "The receiver answered 500." }],
    });
    expect(Date.parse(waiting?.nextAttemptAt ?? "") - clock).toBeLessThanOrEqual(5000);

    hook.behave(answering(200));
    later(inquiries, 5000);
    await state(id, "webhook").toBe("delivered");
    const delivered = await deliveryOf(id, "webhook");
    expect(delivered?.attempts.map(({ isDelivered }) => isDelivered)).toEqual([true, false]);
    expect(delivered?.nextAttemptAt).toBeUndefined();
    expect(new Set(hook.received.map(({ headers }) => headers["webhook-id"]))).toEqual(
      new Set([delivered?.id]),
    );
  });

  test("that is down for a day fails for good, with a notification to the broker, who can retry", async () => {
    const hook = await receiver(answering(503));
    const inquiries = open({ webhookUrl: hook.url });
    const { id } = await send(inquiries);
    await tries(id, "webhook", 1);
    await tryForADay(inquiries, id, "webhook");
    await state(id, "webhook").toBe("dead");
    expect((await readInquiry(store.db, id)).isUndelivered).toBe(true);
    await expect.poll(notified, patient).toContain("Not delivered: the inquiry from Zoë Sample");
    later(inquiries, 2 * hour);
    const other = await send(inquiries);
    await tries(other.id, "webhook", 1);
    await tries(id, "webhook", 13);

    hook.behave(answering(200));
    const deliveryId = (await deliveryOf(id, "webhook"))?.id ?? "";
    await retryDelivery(store.db, { inquiryId: id, deliveryId });
    inquiries.outbox.wake();
    await state(id, "webhook").toBe("delivered");
    expect((await readInquiry(store.db, id)).isUndelivered).toBe(false);
  });

  test("is attempted for a day, not counting the time the server was down", async () => {
    const hook = await receiver(answering(503));
    const before = open({ webhookUrl: hook.url });
    await before.outbox.stop();
    const { id } = await send(before);
    clock += 48 * hour;
    const friday = open({ webhookUrl: hook.url });
    await tries(id, "webhook", 1);
    await friday.outbox.stop();
    expect(await deliveryOf(id, "webhook")).toMatchObject({ state: "waiting" });

    clock += 72 * hour;
    const monday = open({ webhookUrl: hook.url });
    await tries(id, "webhook", 2);
    expect(await deliveryOf(id, "webhook")).toMatchObject({ state: "waiting" });
    await tryForADay(monday, id, "webhook");
    await state(id, "webhook").toBe("dead");
  });

  test("that hangs delays no email, and an aborted attempt is repeated by the next process", async () => {
    const hook = await receiver(hanging);
    const first = open({ webhookUrl: hook.url });
    const { id } = await send(first);
    await state(id, "mailbox").toBe("delivered");
    await expect.poll(() => hook.received.length, patient).toBe(1);
    await first.outbox.stop();
    expect(await deliveryOf(id, "webhook")).toMatchObject({ state: "waiting", attempts: [] });

    hook.behave(answering(200));
    open({ webhookUrl: hook.url });
    await state(id, "webhook").toBe("delivered");
  });

  test("gets what a killed process had claimed, after the lease", async () => {
    const hook = await receiver(answering(200));
    const { id } = await send(store.inquiries);
    const until = new Date(Date.now() + 60_000).toISOString();
    await store.db
      .insertInto("delivery")
      .values({
        id: randomUUID(),
        inquiryId: id,
        target: "webhook",
        state: "waiting",
        startedAt: new Date().toISOString(),
        nextAttemptAt: until,
        leasedUntil: until,
        attempts: 1,
      })
      .execute();
    const inquiries = open({ webhookUrl: hook.url });
    await state(id, "mailbox").toBe("delivered");
    expect(await deliveryOf(id, "webhook")).toMatchObject({ state: "waiting", attempts: [] });
    later(inquiries, 60_000);
    await state(id, "webhook").toBe("delivered");
  });

  test("gets what was scheduled before the clock was set back", async () => {
    const hook = await receiver(answering(200));
    const { id } = await send(store.inquiries);
    await store.db
      .insertInto("delivery")
      .values({
        id: randomUUID(),
        inquiryId: id,
        target: "webhook",
        state: "waiting",
        startedAt: new Date(Date.now() + 48 * hour).toISOString(),
        nextAttemptAt: new Date(Date.now() + 48 * hour).toISOString(),
      })
      .execute();
    open({ webhookUrl: hook.url });
    await state(id, "webhook").toBe("delivered");
    expect(hook.received).toHaveLength(1);
  });

  test("that is no longer set up is reported as missing", async () => {
    const hook = await receiver(answering(200));
    const before = open({ webhookUrl: hook.url });
    await before.outbox.stop();
    const { id } = await send(before);
    open();
    await tries(id, "webhook", 1);
    expect(await deliveryOf(id, "webhook")).toMatchObject({
      attempts: [{ detail: "No webhook is set up. Ask whoever runs your site to set one up." }],
    });
  });
});

describe("the broker's mailbox", () => {
  test("gets the inquiry as text, and replies go to the visitor", async () => {
    const sink = await mailServer();
    const inquiries = open({ mailer: sink.mailer });
    const { id, reference } = await send(inquiries, {
      message: "Hello <b>there</b>,\r\n.\r\nsecond",
    });
    await state(id, "mailbox").toBe("delivered");
    const [mail] = sink.received;
    expect(mail?.recipients).toEqual([broker.sendTo]);
    expect(mail?.headers["reply-to"]).toContain("zoe@example.com");
    expect(mail?.headers["content-type"]).toContain("text/plain");
    for (const words of [
      reference,
      "Service: Leasing Solutions",
      "Phone: (555) 555-0199",
      "> Hello <b>there</b>,",
      "> second",
      `${store.publicUrl}/dashboard/inquiries?inquiry=${id}`,
    ]) {
      expect(mail?.body).toContain(words);
    }
    // None of the visitor's lines is split.
    expect(mail?.body.match(/^>.*$/gm)).toHaveLength(3);
  });

  test("gets no header and no recipient from a visitor's text", async () => {
    const sink = await mailServer();
    const inquiries = open({ mailer: sink.mailer });
    const evil = '"Zoë" <zoe@example.com>\r\nBcc: victim@example.com\r\n\r\nBuy now';
    const { id } = await send(inquiries, { name: evil, phone: "(555) 555-0199\r\nCc: x@y.z" });
    await state(id, "mailbox").toBe("delivered");
    const [mail] = sink.received;
    expect(mail?.recipients).toEqual([broker.sendTo]);
    expect(Object.keys(mail?.headers ?? {})).not.toContain("bcc");
    expect(Object.keys(mail?.headers ?? {})).not.toContain("cc");
    expect(mail?.headers["reply-to"]).toMatch(/<zoe@example\.com>$/);
    expect(mail?.body).toContain("Phone: (555) 555-0199 Cc: x@y.z");
  });

  test("that rejects an email is attempted again, and the broker reads why", async () => {
    const sink = await mailServer({ refuses: [broker.sendTo] });
    const inquiries = open({ mailer: sink.mailer });
    const { id } = await send(inquiries);
    await tries(id, "mailbox", 1);
    expect(await deliveryOf(id, "mailbox")).toMatchObject({
      state: "waiting",
      attempts: [{ detail: expect.stringContaining("No such mailbox here") }],
    });
    later(inquiries, 10_000);
    await tries(id, "mailbox", 2);
  });

  test("behind a greylist or a broken connection gets the email once", async () => {
    const sink = await mailServer({ greylists: 1, drops: 1 });
    const inquiries = open({ mailer: sink.mailer });
    const { id } = await send(inquiries);
    await tries(id, "mailbox", 1);
    later(inquiries, 10_000);
    await tries(id, "mailbox", 2);
    later(inquiries, 20_000);
    await state(id, "mailbox").toBe("delivered");
    const delivered = await deliveryOf(id, "mailbox");
    expect(delivered?.attempts.map(({ detail }) => detail)).toEqual([
      "The email server accepted it.",
      expect.stringContaining("couldn’t be sent"),
      expect.stringContaining("Please try again later"),
    ]);
    expect(sink.received).toHaveLength(1);
    expect(sink.received[0]?.headers["message-id"]).toContain(delivered?.id);
  });
});

test("without an email server the broker reads that the email is only a file, which is erased with the inquiry", async () => {
  const folder = await mkdtemp(join(tmpdir(), "frontage-email-"));
  stopped.push(() => rm(folder, { recursive: true }));
  const mailer = folderMailer(folder, createLog("silent"));
  const inquiries = open({ mailer });
  const [gone, stays] = [await send(inquiries), await send(inquiries)];
  for (const { id } of [gone, stays]) {
    await state(id, "mailbox").toBe("saved");
  }
  expect(await deliveryOf(gone.id, "mailbox")).toMatchObject({
    attempts: [
      {
        detail:
          "Email isn’t set up, so this was only saved on the server. Ask whoever runs your site to set it up.",
      },
    ],
  });
  const doing = { person: { name: "Jordan" }, ipAddress: "" };
  await store.db.transaction().execute((db) => eraseInquiry({ db, mailer }, gone.id, doing));
  const [mail, ...others] = await readdir(folder);
  expect(others).toEqual([]);
  expect(await readFile(join(folder, mail ?? ""), "utf8")).toContain(stays.reference);
});

test("an email that is saved while its inquiry is erased is removed too", async () => {
  const folder = await mkdtemp(join(tmpdir(), "frontage-email-"));
  stopped.push(() => rm(folder, { recursive: true }));
  const kept = folderMailer(folder, createLog("silent"));
  const isTried = Promise.withResolvers<void>();
  const isErased = Promise.withResolvers<void>();
  const written: string[][] = [];
  const mailer: Mailer = {
    ...kept,
    async send(mail) {
      isTried.resolve();
      await isErased.promise;
      await kept.send(mail);
      written.push(await readdir(folder));
    },
  };
  const inquiries = open({ mailer });
  const { id } = await send(inquiries);
  await isTried.promise;
  const doing = { person: { name: "Jordan" }, ipAddress: "" };
  await store.db.transaction().execute((db) => eraseInquiry({ db, mailer }, id, doing));
  isErased.resolve();
  await inquiries.outbox.stop();
  expect(written).toEqual([[expect.stringMatching(/\.eml$/)]]);
  expect(await readdir(folder)).toEqual([]);
});

test("in production an email that is only a file is not delivered, until an email server is set up", async () => {
  const folder = await mkdtemp(join(tmpdir(), "frontage-email-"));
  stopped.push(() => rm(folder, { recursive: true }));
  const without = open({
    isProduction: true,
    mailer: folderMailer(folder, createLog("silent")),
  });
  const { id } = await send(without);
  await addReply(store.db, { id: randomUUID(), inquiryId: id, text: "Gladly.", author: "Jordan" });
  without.outbox.wake();
  for (const target of ["mailbox", "reply"] as const) {
    await tries(id, target, 1);
    expect(await deliveryOf(id, target)).toMatchObject({
      state: "waiting",
      attempts: [
        {
          isDelivered: false,
          detail: "Email isn’t set up. Ask whoever runs your site to set it up.",
        },
      ],
    });
  }
  await without.outbox.stop();

  const sink = await mailServer();
  clock += 10_000;
  open({ isProduction: true, mailer: sink.mailer });
  await state(id, "mailbox").toBe("delivered");
  await state(id, "reply").toBe("delivered");
  expect(new Set(sink.received.flatMap(({ recipients }) => recipients))).toEqual(
    new Set([broker.sendTo, "zoe@example.com"]),
  );
});

test("in production with a webhook and no email server, inquiries go to the webhook only", async () => {
  const hook = await receiver(answering(200));
  const mailer = folderMailer("", createLog("silent"));
  const inquiries = open({ isProduction: true, mailer, webhookUrl: hook.url });
  const { id } = await send(inquiries);
  await state(id, "webhook").toBe("delivered");
  expect(await deliveryOf(id, "mailbox")).toBeUndefined();
});

test("a reply goes to the visitor, whose answer goes to the broker", async () => {
  const sink = await mailServer();
  const inquiries = open({ mailer: sink.mailer });
  const { id, reference } = await send(inquiries);
  const reply = { id: randomUUID(), inquiryId: id, text: "Gladly.\nTomorrow?", author: "Jordan" };
  await addReply(store.db, reply);
  inquiries.outbox.wake();
  await state(id, "reply").toBe("delivered");
  const mail = sink.received.find(({ recipients }) => recipients.includes("zoe@example.com"));
  expect(mail?.headers).toMatchObject({ subject: expect.stringContaining(reference) });
  expect(mail?.headers["reply-to"]).toContain(broker.email);
  expect(mail?.body).toMatch(/^Gladly\.\r?\nTomorrow\?/);
  expect(mail?.body).toContain("> We look for 12,000 square feet");
});

test("a reply that the visitor's email server refuses notifies the broker", async () => {
  const sink = await mailServer({ refuses: ["zoe@example.com"] });
  const inquiries = open({ mailer: sink.mailer });
  const { id } = await send(inquiries);
  await addReply(store.db, { id: randomUUID(), inquiryId: id, text: "Gladly.", author: "Jordan" });
  inquiries.outbox.wake();
  await tries(id, "reply", 1);
  await state(id, "reply").toBe("dead");
  await expect.poll(notified, patient).toContain("Not delivered: your reply to Zoë Sample");
});

test("a fast receiver gets 160 requests a second at most", async () => {
  const before = open();
  await before.outbox.stop();
  await Promise.all(Array.from({ length: 80 }, () => send(before)));
  const handedOver: number[] = [];
  const startedAt = performance.now();
  open({ mailer: { send: async () => void handedOver.push(performance.now() - startedAt) } });
  await expect.poll(() => handedOver.length, patient).toBe(80);
  // Ten at a time, and nine pauses between; a timer may be early by one millisecond.
  expect(handedOver.at(-1)).toBeGreaterThan(9 * 49);
});

test("many inquiries arrive once each, though one in five attempts fails", async () => {
  let count = 0;
  const hook = await receiver((response) => {
    count += 1;
    answering(count % 5 === 0 ? 500 : 200)(response);
  });
  const inquiries = open({ webhookUrl: hook.url });
  await Promise.all(Array.from({ length: 30 }, () => send(inquiries)));
  const left = store.db.selectFrom("delivery").select("id").where("state", "!=", "delivered");
  await expect
    .poll(async () => {
      // Only while none is claimed or due, because its lease would expire.
      const underWay = await left
        .where((eb) =>
          eb.or([
            eb("leasedUntil", "is not", null),
            eb("nextAttemptAt", "<=", new Date(clock).toISOString()),
          ]),
        )
        .execute();
      if (underWay.length === 0) later(inquiries, 2 * hour);
      return (await left.execute()).length;
    }, patient)
    .toBe(0);
  expect(hook.received.length - Math.floor(count / 5)).toBe(30);
  expect(new Set(hook.received.map(({ headers }) => headers["webhook-id"])).size).toBe(30);
});

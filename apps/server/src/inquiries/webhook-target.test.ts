import { broker } from "@frontage/content/broker";
import { inquiryBodySchema } from "@frontage/content/schemas/inquiry";
import { Webhook } from "standardwebhooks";
import { afterEach, expect, test } from "vitest";
import { answering, hanging, openReceiver } from "../../test/webhook-receiver.ts";
import { webhookTarget } from "./webhook-target.ts";

const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const parcel = {
  id: "a-delivery",
  inquiry: {
    id: "an-inquiry",
    reference: "K7QM-2XRD",
    receivedAt: "2026-07-14T14:12:00.000Z",
    name: "Zoë Sample",
    email: "zoe@example.com",
    phone: "(555) 555-0199",
    service: "leasing" as const,
    message: "We look for 12,000 square feet.",
  },
};

const opened: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ close }) => close()));
});

async function receiver(...manner: Parameters<typeof openReceiver>) {
  const open = await openReceiver(...manner);
  opened.push(open);
  return open;
}

function deliver(
  url: string,
  { mayBePrivate = true, patienceMs = 10_000, signal = new AbortController().signal } = {},
) {
  const target = webhookTarget(
    { url, secret, mayBePrivate },
    "https://www.example.com",
    patienceMs,
  );
  opened.push(target);
  return target.deliver(parcel, signal);
}

test("posts the nine fields, under a signature that the receiver can check", async () => {
  const { received, url } = await receiver(answering(204));
  expect(await deliver(url)).toEqual({ isDelivered: true, detail: "The receiver answered 204." });
  const [{ body, headers } = { body: "", headers: {} }] = received;
  const verified = new Webhook(secret).verify(body, headers as Record<string, string>);
  const { id: _id, receivedAt, reference: _reference, ...fields } = parcel.inquiry;
  expect(verified).toEqual({
    ...fields,
    form: "contact",
    send_to: broker.sendTo,
    timestamp: receivedAt,
    triggered_from: "https://www.example.com",
  });
  expect(inquiryBodySchema.safeParse(verified).success).toBe(true);
  expect(headers["webhook-id"]).toBe("a-delivery");
  const other = new Webhook(`whsec_${Buffer.alloc(32, 8).toString("base64")}`);
  expect(() => other.verify(body, headers as Record<string, string>)).toThrow("signature");
});

test.each([400, 410, 500, 503])("takes %i for a failed try", async (status) => {
  const { url } = await receiver(answering(status));
  const detail = `The receiver answered ${status}.`;
  expect(await deliver(url)).toEqual({ isDelivered: false, detail });
});

test("follows no redirect", async () => {
  const elsewhere = await receiver(answering(200));
  const { url } = await receiver(answering(307, elsewhere.url));
  expect(await deliver(url)).toEqual({
    isDelivered: false,
    detail: "The receiver answered 307, a redirect, which is not followed.",
  });
  expect(elsewhere.received).toEqual([]);
});

test("waits for no receiver for ever, nor for one that stops the server from ending", async () => {
  const { url } = await receiver(hanging);
  expect(await deliver(url, { patienceMs: 200 })).toEqual({
    isDelivered: false,
    detail: "The receiver did not answer within 0.2 seconds.",
  });
  const stopping = new AbortController();
  const broken = deliver(url, { signal: stopping.signal });
  stopping.abort(new DOMException("The server stops", "AbortError"));
  expect(await broken).toEqual({ isDelivered: false, detail: "The server was stopped." });
});

test("says when nobody is there", async () => {
  const gone = await openReceiver(answering(200));
  await gone.close();
  expect(await deliver(gone.url)).toEqual({
    isDelivered: false,
    detail: "The receiver could not be reached (ECONNREFUSED).",
  });
});

test("reads no answer to its end", async () => {
  const hungUp = Promise.withResolvers<void>();
  const { url } = await receiver((response) => {
    response.once("close", hungUp.resolve).writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write("x".repeat(65_536)));
    };
    response.on("drain", more);
    more();
  });
  // More patience than this test has: whoever read on would never come back.
  expect(await deliver(url, { patienceMs: 600_000 })).toMatchObject({ isDelivered: true });
  await hungUp.promise;
});

test("connects to nothing private, however it is written", async () => {
  const { port, received } = await receiver(answering(200));
  for (const host of ["127.0.0.1", "localhost", "127.1", "2130706433", "[::ffff:127.0.0.1]"]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { detail } = await deliver(`http://${host}:${port}/`, { mayBePrivate: false });
    expect([host, detail]).toEqual([host, expect.stringContaining("is in a private network")]);
  }
  expect(received).toEqual([]);
});

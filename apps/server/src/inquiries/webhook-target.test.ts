import { broker } from "@frontage/content/broker";
import { inquiryBodySchema } from "@frontage/records/schemas/inquiry";
import { Webhook } from "standardwebhooks";
import { afterEach, expect, test } from "vitest";
import { answering, hanging, openReceiver } from "../../test/webhook-receiver.ts";
import type { DeliveryJob } from "./deliveries.ts";
import { isPublicAddress } from "../outbox/webhook.ts";
import { webhookTarget } from "./webhook-target.ts";

const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const job: DeliveryJob = {
  id: "a-delivery",
  target: "webhook",
  inquiry: {
    id: "an-inquiry",
    reference: "K7QM-2XRD",
    receivedAt: "2026-07-14T14:12:00.000Z",
    name: "Zoë Sample",
    email: "zoe@example.com",
    phone: "(555) 555-0199",
    service: "leasing",
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
  { mayBePrivate = true, of = job, timeoutMs = 10_000, signal = new AbortController().signal } = {},
) {
  const target = webhookTarget({ url, secret, mayBePrivate }, "https://www.example.com", timeoutMs);
  opened.push(target);
  return target.deliver(of, signal);
}

test("posts the nine fields, under a signature that the receiver can check", async () => {
  const { received, url } = await receiver(answering(204));
  expect(await deliver(url)).toEqual({ isDelivered: true, detail: "The receiver answered 204." });
  const [{ body, headers } = { body: "", headers: {} }] = received;
  const verified = new Webhook(secret).verify(body, headers as Record<string, string>);
  const { id: _id, receivedAt, reference: _reference, ...fields } = job.inquiry;
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

test("an inquiry about a listing says which, besides the nine fields", async () => {
  const { received, url } = await receiver(answering(204));
  const listing = { id: "a-listing", slug: "15-placeholder-plaza", name: "15 Placeholder Plaza" };
  await deliver(url, { of: { ...job, listing } });
  expect(JSON.parse(received[0]?.body ?? "")).toMatchObject({ name: "Zoë Sample", listing });
});

test.each([400, 410, 500, 503])("treats %i as a failed attempt", async (status) => {
  const { url } = await receiver(answering(status));
  const detail = `The receiver answered ${status}.`;
  expect(await deliver(url)).toEqual({ isDelivered: false, detail });
});

test("follows no redirect", async () => {
  const elsewhere = await receiver(answering(200));
  const { url } = await receiver(answering(307, elsewhere.url));
  expect(await deliver(url)).toEqual({
    isDelivered: false,
    detail: "The receiver answered 307, a redirect, which isn’t followed.",
  });
  expect(elsewhere.received).toEqual([]);
});

test("has a timeout, and ends when the server stops", async () => {
  const { url } = await receiver(hanging);
  expect(await deliver(url, { timeoutMs: 200 })).toEqual({
    isDelivered: false,
    detail: "The receiver didn’t answer within 0.2 seconds.",
  });
  const stopping = new AbortController();
  const broken = deliver(url, { signal: stopping.signal });
  stopping.abort(new DOMException("The server stops", "AbortError"));
  expect(await broken).toEqual({ isDelivered: false, detail: "The server was stopped." });
});

test("says if the receiver can’t be reached", async () => {
  const gone = await openReceiver(answering(200));
  await gone.close();
  expect(await deliver(gone.url)).toEqual({
    isDelivered: false,
    detail: "The receiver couldn’t be reached (ECONNREFUSED).",
  });
});

test("doesn’t read a whole response", async () => {
  const hungUp = Promise.withResolvers<void>();
  const { url } = await receiver((response) => {
    response.once("close", hungUp.resolve).writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write("x".repeat(65_536)));
    };
    response.on("drain", more);
    more();
  });
  // Longer than the test's own timeout: reading to the end would take forever.
  expect(await deliver(url, { timeoutMs: 600_000 })).toMatchObject({ isDelivered: true });
  await hungUp.promise;
});

test("connects to no private address, however it is written", async () => {
  const { port, received } = await receiver(answering(200));
  for (const host of ["127.0.0.1", "localhost", "127.1", "2130706433", "[::ffff:127.0.0.1]"]) {
    const { detail } = await deliver(`http://${host}:${port}/`, { mayBePrivate: false });
    expect([host, detail]).toEqual([host, expect.stringContaining("is on a private network")]);
  }
  expect(received).toEqual([]);
});

test.each(["93.184.215.14", "8.8.8.8", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"])(
  "%s is of the open internet",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ["this machine", ["127.0.0.1", "127.255.255.254", "::1", "0.0.0.0", "::"]],
  ["a private network", ["10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "fd00::1"]],
  ["a link", ["169.254.1.1", "fe80::1"]],
  ["a cloud's metadata", ["169.254.169.254", "fd00:ec2::254", "100.100.100.200", "168.63.129.16"]],
  ["a carrier", ["100.64.0.1", "100.127.255.255"]],
  ["many at once", ["224.0.0.1", "255.255.255.255", "ff02::1"]],
  ["a disguise", ["::ffff:127.0.0.1", "::ffff:10.0.0.1", "::127.0.0.1", "64:ff9b::7f00:1"]],
  ["another disguise", ["2002:7f00:1::", "2001:0:7f00:1::", "::ffff:0:127.0.0.1"]],
  ["nobody", ["192.0.2.1", "198.51.100.1", "203.0.113.1", "240.0.0.1", "2001:db8::1"]],
  ["no address", ["", "localhost", "127.1.evil", "1.2.3.4.5", "0x7f000001x"]],
])("nothing of %s is", (_, addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});

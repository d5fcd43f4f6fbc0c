import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { checkInquiries } from "./check.ts";
import { newLedger } from "./ledger.ts";
import { inquiryWith, sendInquiry, type Site } from "./load.ts";
import type { Store } from "./store.ts";

type Kept = ReturnType<typeof inquiryWith> & { reference: string };
const receivedAt = "2026-01-01T00:00:00.000Z";

/** A site that stores what `keep` decides. */
async function siteThat(keep: (key: string) => Kept[]): Promise<Site> {
  const kept: object[] = [];
  const server = createServer((request, response) => {
    request.resume();
    if (request.method === "POST") {
      const key = String(request.headers["idempotency-key"]);
      kept.push(...keep(key).map((one) => ({ ...one, receivedAt })));
      response.end(JSON.stringify({ reference: "K7QM-2XRD", receivedAt }));
    } else {
      response.end(JSON.stringify({ items: kept }));
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const store = { broker: { cookie: "" } } as Store;
  return { address: `http://127.0.0.1:${port}`, store, ledger: newLedger() };
}

const asSent = (key: string): Kept => ({ ...inquiryWith(key), reference: "K7QM-2XRD" });
const good = { acknowledged: 1, found: 1, lost: 0, doubled: 0 };

async function checked(keep: (key: string) => Kept[]) {
  const site = await siteThat(keep);
  await sendInquiry(site, randomUUID());
  return checkInquiries(site);
}

test("an inquiry stored as it was sent, under its receipt's number, is found", async () => {
  expect(await checked((key) => [asSent(key)])).toEqual({ inquiries: good, receipts: good });
});

test("an acknowledged inquiry that is missing is lost, and so is its receipt", async () => {
  const lost = { ...good, found: 0, lost: 1 };
  expect(await checked(() => [])).toEqual({ inquiries: lost, receipts: lost });
});

test("a receipt whose number matches no inquiry is lost", async () => {
  expect(await checked((key) => [{ ...asSent(key), reference: "AAAA-2222" }])).toEqual({
    inquiries: good,
    receipts: { ...good, found: 0, lost: 1 },
  });
});

test("an inquiry stored twice is reported", async () => {
  const twice = (key: string) => [asSent(key), { ...asSent(key), reference: "AAAA-2222" }];
  expect(await checked(twice)).toEqual({ inquiries: { ...good, doubled: 1 }, receipts: good });
});

test("a field that differs from what was sent is reported", async () => {
  await expect(checked((key) => [{ ...asSent(key), phone: "5555550199" }])).rejects.toThrow(
    /"5555550199" is kept where "\(555\) 555-0143 .*" was sent/,
  );
});

test("an inquiry that was never sent is reported", async () => {
  const another = () => [asSent(randomUUID())];
  await expect(checked(another)).rejects.toThrow("Nobody sent the inquiry K7QM-2XRD.");
});

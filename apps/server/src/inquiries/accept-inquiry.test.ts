import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { sharedStore } from "../../test/store.ts";
import { createAcceptInquiry, type IncomingInquiry } from "./accept-inquiry.ts";

const store = sharedStore();

const incoming = (message: string): IncomingInquiry => ({
  inquiry: {
    name: "Zoë Sample",
    email: "zoe@example.com",
    phone: "(555) 555-0199",
    service: "leasing",
    message,
  },
  key: randomUUID(),
  isTimed: true,
  ipAddress: "",
});

test("an inquiry whose reference is in use gets another one", async () => {
  const references = ["AAAA-1111", "AAAA-1111", "BBBB-2222"];
  const acceptInquiry = createAcceptInquiry({
    store,
    limitPerHour: 0,
    targets: ["mailbox"],
    sendsReceipts: false,
    onAccepted: () => undefined,
    newReference: () => references.shift() ?? "none left",
  });
  const first = await acceptInquiry(incoming("The first."));
  const second = await acceptInquiry(incoming("The second."));
  expect([first.receipt.reference, second.receipt.reference]).toEqual(["AAAA-1111", "BBBB-2222"]);
  const stored = await store.db
    .selectFrom("inquiry")
    .innerJoin("delivery", "delivery.inquiryId", "inquiry.id")
    .select(["reference", "message"])
    .orderBy("message")
    .execute();
  expect(stored.map(({ message }) => message)).toEqual(["The first.", "The second."]);
});

test("half a character in a message doesn't stop the inquiries stored with it", async () => {
  const acceptInquiry = createAcceptInquiry({
    store,
    limitPerHour: 0,
    targets: ["mailbox"],
    sendsReceipts: false,
    onAccepted: () => undefined,
  });
  const [{ receipt }] = await Promise.all([
    acceptInquiry(incoming('A cut \ud83d emoji, a \\ and "quotes".')),
    acceptInquiry(incoming("In the same batch.")),
  ]);
  const stored = await store.db
    .selectFrom("inquiry")
    .select("message")
    .where("reference", "=", receipt.reference)
    .executeTakeFirstOrThrow();
  expect(stored.message).toBe('A cut \ufffd emoji, a \\ and "quotes".');
});

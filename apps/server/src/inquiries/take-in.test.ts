import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore, type TestStore } from "../../test/store.ts";
import { createTakeIn, type IncomingInquiry } from "./take-in.ts";

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.remove());

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

test("an inquiry whose number is another's already gets one of its own", async () => {
  const numbers = ["AAAA-1111", "AAAA-1111", "BBBB-2222"];
  const takeIn = createTakeIn({
    store,
    limitPerHour: 0,
    targets: ["mailbox"],
    onTaken: () => undefined,
    newReference: () => numbers.shift() ?? "none is left",
  });
  const first = await takeIn(incoming("The first."));
  const second = await takeIn(incoming("The second."));
  expect([first.reference, second.reference]).toEqual(["AAAA-1111", "BBBB-2222"]);
  const kept = await store.db
    .selectFrom("inquiry")
    .innerJoin("delivery", "delivery.inquiryId", "inquiry.id")
    .select(["reference", "message"])
    .orderBy("message")
    .execute();
  expect(kept.map(({ message }) => message)).toEqual(["The first.", "The second."]);
});

test("half a character in what was typed keeps nobody's inquiry from being written", async () => {
  const takeIn = createTakeIn({
    store,
    limitPerHour: 0,
    targets: ["mailbox"],
    onTaken: () => undefined,
  });
  const [receipt] = await Promise.all([
    takeIn(incoming('A cut \ud83d emoji, a \\ and "quotes".')),
    takeIn(incoming("In the same batch.")),
  ]);
  const kept = await store.db
    .selectFrom("inquiry")
    .select("message")
    .where("reference", "=", receipt.reference)
    .executeTakeFirstOrThrow();
  expect(kept.message).toBe('A cut \ufffd emoji, a \\ and "quotes".');
});

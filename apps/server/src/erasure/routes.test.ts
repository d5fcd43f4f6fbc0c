import type { Prospect } from "@frontage/records/schemas/prospect";
import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { addListing, addOffer, addProspect, saleTerms } from "../../test/listing.ts";
import { addRoomDocument, agreementValues, enterRoomOf, roomPages } from "../../test/room.ts";
import { sharedStore } from "../../test/store.ts";
import { cleanUp } from "../cleanup/cleanup.ts";
import { executedAgreement } from "../prospects/executed-agreement.ts";

const store = sharedStore();
const dayMs = 86_400_000;
let slug: string;
let listingId: string;
beforeEach(async () => {
  slug = `plaza-${randomUUID().slice(0, 8)}`;
  const dealId = await addDeal(store.db, store.client);
  listingId = await addListing(store.db, { slug, clientId: store.client.id, dealId });
  await store.db.deleteFrom("attempt").execute();
  await store.db.deleteFrom("tourRequest").execute();
  await store.db.deleteFrom("event").execute();
});

const broker = (path: string, method = "GET", body?: object) =>
  store.as(store.broker)(path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
  });
const list = async () =>
  (await (await broker(`/api/listings/${listingId}/prospects`)).json()) as Prospect[];
/** Where in the whole database a text is, by table and column. */
async function placesOf(text: string): Promise<string[]> {
  const places = new Set<string>();
  for (const { name: table } of await store.db.introspection.getTables()) {
    if (table.startsWith("passage")) continue;
    const rows = (await store.db
      .selectFrom(table as "event")
      .selectAll()
      .execute()) as object[];
    for (const [column, value] of rows.flatMap((row) => Object.entries(row))) {
      if (
        JSON.stringify(value ?? "")
          .toLowerCase()
          .includes(text.toLowerCase())
      ) {
        places.add(`${table}.${column}`);
      }
    }
  }
  return [...places].toSorted();
}

test("of a prospect who signed, asked for a tour and wrote, an erasure leaves the agreement alone", async () => {
  const [email, name] = [`${slug}@example.com`, `Dana ${slug}`];
  const signer = { email, name, signature: name, company: `Holdings ${slug}` };
  const cookie = await enterRoomOf(store, slug, signer);
  const room = (path: string, body: object) =>
    store.api.request(`http://frontage.test/api/room/${slug}${path}`, {
      method: "POST",
      headers: {
        Cookie: cookie,
        Origin: "http://frontage.test",
        "Content-Type": "application/json",
      },
      body: JSON.stringify(body),
    });
  expect(
    (await room("/messages", { id: randomUUID(), text: `Yours, ${name}` })).status,
  ).toBeLessThan(300);
  const tour = { id: randomUUID(), day: "2099-07-16", time: "10:00", note: "" };
  expect((await room("/tours", tour)).status).toBeLessThan(300);
  const confirmed = await broker(`/api/tours/${tour.id}/answer`, "POST", {
    answer: "confirm",
    note: "",
  });
  expect(confirmed.status).toBe(204);
  const documentId = await addRoomDocument(store, listingId, "approval");
  expect((await room(`/documents/${documentId}/request`, {})).status).toBe(204);
  const [before] = await list();
  expect(before).toMatchObject({ name, email });
  await store.background.settled();

  expect((await broker(`/api/prospects/${before?.id}`, "DELETE")).status).toBe(204);
  for (const text of [email, name, `Holdings ${slug}`]) {
    const left = (await placesOf(text)).map((place) => place.split(".")[0]);
    // The agreement, and in the log that it was signed and confirmed.
    expect(new Set([...left, "agreement", "audit"])).toEqual(new Set(["agreement", "audit"]));
  }
  const named = await store.db
    .selectFrom("audit")
    .select("subject")
    .where("personName", "=", name)
    .execute();
  expect(new Set(named.map(({ subject }) => subject))).toEqual(new Set(["agreement"]));
  expect((await placesOf(email)).filter((place) => !place.startsWith("agreement."))).toEqual([]);
  expect(await list()).toMatchObject([{ id: before?.id, name: "Erased", stage: "signed" }]);
  const kept = await broker(`/api/agreements/${before?.agreements[0]?.id}`);
  expect(
    Buffer.from(await kept.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  const asReader = await store.api.request(`http://frontage.test/api/room/${slug}`, {
    headers: { Cookie: cookie },
  });
  expect(asReader.status).toBe(401);
  // Nothing more can be done with who is erased.
  const restored = await broker(`/api/prospects/${before?.id}/access`, "PUT", {
    isRevoked: false,
    version: 1,
  });
  expect(restored.status).toBe(404);
});

test.each(["inquiries", "prospects"] as const)(
  "whoever asked, signed, toured and offered is erased everywhere by one of their %s, except in what they signed",
  async (by) => {
    const [name, email] = [`Canary ${slug}`, `canary.${slug}@example.com`];
    const phone = "(555) 555-0142";
    const ask = async (typed: string, listing?: string) => {
      const incoming = { name, email: typed, phone, service: "leasing", message: `From ${name}` };
      await store.inquiries.accept({
        inquiry: { ...incoming, service: "leasing" },
        key: randomUUID(),
        isTimed: true,
        ipAddress: "",
        listing,
      });
    };
    await ask(email.toUpperCase());
    await ask(email, slug);
    const inquiries = await store.db
      .selectFrom("inquiry")
      .select("id")
      .where("name", "=", name)
      .orderBy("receivedAt")
      .execute();
    expect(inquiries).toHaveLength(2);
    const [first = { id: "" }] = inquiries;
    await broker(`/api/inquiries/${first.id}/replies/${randomUUID()}`, "POST", {
      text: `Hello ${name}`,
    });

    const signer = { email, name, phone, signature: name, company: `Holdings ${slug}` };
    const cookie = await enterRoomOf(store, slug, signer);
    const room = (path: string, method: string, body: object) =>
      store.ask(`/api/room/${slug}${path}`, {
        method,
        headers: { Cookie: cookie, "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
    const tour = { id: randomUUID(), day: "2099-07-16", time: "10:00", note: `Call ${phone}` };
    expect((await room("/tours", "POST", tour)).status).toBeLessThan(300);
    const confirm = { answer: "confirm", note: "" };
    expect((await broker(`/api/tours/${tour.id}/answer`, "POST", confirm)).status).toBe(204);
    expect(
      (await room("/messages", "POST", { id: randomUUID(), text: `Yours, ${name}` })).status,
    ).toBeLessThan(300);
    const offer = { ...saleTerms, note: name, expiresOn: "2099-07-20", expiresAt: "17:00" };
    const sent = await room("/offer", "PUT", { offer, files: [] });
    expect(sent.status).toBe(200);
    const { offer: own } = await sent.json();
    const form = { message: `Dear ${name}`, version: own.version };
    expect((await broker(`/api/offers/${own.id}/decline`, "POST", form)).status).toBe(204);

    // And at another listing, where they have signed nothing that counts.
    const otherSlug = `${slug}-other`;
    const otherId = await addListing(store.db, { slug: otherSlug });
    const added = { name, email, phone, company: "", role: "principal", buyerName: "" };
    const other = await broker(`/api/listings/${otherId}/prospects`, "POST", added);
    expect(other.status).toBeLessThan(300);
    await roomPages(store).post(
      `/listings/${otherSlug}/agreement`,
      await agreementValues(store, otherSlug, signer),
    );
    await store.background.settled();
    const [prospect = { id: "" }] = await list();

    const id = by === "inquiries" ? first.id : prospect.id;
    expect((await broker(`/api/${by}/${id}`, "DELETE")).status).toBe(204);
    const places = new Set<string>();
    for (const text of [name, email, phone]) {
      for (const place of await placesOf(text)) places.add(place);
    }
    expect([...places].filter((place) => !place.startsWith("agreement.")).toSorted()).toEqual(
      // That they signed, which is part of the agreement.
      ["audit.personName", "audit.subjectName"],
    );
    const logged = await store.db
      .selectFrom("audit")
      .select("subject")
      .distinct()
      .where((eb) => eb.or([eb("personName", "=", name), eb("subjectName", "like", `%${name}%`)]))
      .execute();
    expect(logged).toEqual([{ subject: "agreement" }]);
    const kept = await store.db
      .selectFrom("agreement")
      .select("listingId")
      .where("email", "=", email)
      .execute();
    expect(kept).toEqual([{ listingId }]);
  },
);

test("a buyer who was erased with their contract gets no email that it has ended", async () => {
  await enterRoomOf(store, slug, { email: `${slug}@example.com` });
  const [{ id: prospectId } = { id: "" }] = await list();
  await store.db.updateTable("deal").set({ side: "sale", stage: "contract" }).execute();
  const offerId = await addOffer(store.db, { listingId, prospectId }, { state: "accepted" });
  expect((await broker(`/api/prospects/${prospectId}`, "DELETE")).status).toBe(204);
  await store.background.settled();
  store.mails.length = 0;
  expect((await broker(`/api/listings/${listingId}/withdraw`, "POST", { version: 1 })).status).toBe(
    204,
  );
  await store.background.settled();
  const { state } = await store.db
    .selectFrom("offer")
    .select("state")
    .where("id", "=", offerId)
    .executeTakeFirstOrThrow();
  expect(state).toBe("ended");
  expect(store.mails.map(({ to }) => to)).not.toContain("");
  const emails = await store.db
    .selectFrom("email")
    .select("state")
    .where("prospectId", "=", prospectId)
    .execute();
  expect(emails).toEqual([]);
});

test("whoever signed first with someone's address is corrected, and the agreement stays as signed", async () => {
  const email = `${slug}@example.com`;
  await enterRoomOf(store, slug, { email, name: "Mallory Stone", signature: "Mallory Stone" });
  const [{ id, version } = { id: "", version: 0 }] = await list();
  const corrected = {
    name: "Dana Fairley",
    company: "Fairley Holdings",
    phone: "",
    role: "principal",
    buyerName: "",
    version,
  };
  expect((await broker(`/api/prospects/${id}`, "PUT", corrected)).status).toBe(204);
  expect(await list()).toMatchObject([{ name: "Dana Fairley", email }]);
  const agreement = await store.db
    .selectFrom("agreement")
    .select("name")
    .where("prospectId", "=", id)
    .executeTakeFirst();
  expect(agreement).toEqual({ name: "Mallory Stone" });
});

test("a prospect who was corrected is erased under the earlier name, too", async () => {
  const documentId = await addRoomDocument(store, listingId, "approval");
  const cookie = await enterRoomOf(store, slug, {
    name: "Zadie Canary",
    signature: "Zadie Canary",
  });
  const asked = await store.ask(`/api/room/${slug}/documents/${documentId}/request`, {
    method: "POST",
    headers: { Cookie: cookie },
  });
  expect(asked.status).toBe(204);
  const [{ id, version } = { id: "", version: 0 }] = await list();
  const offerId = await addOffer(store.db, { listingId, prospectId: id }, { state: "declined" });
  await store.db
    .updateTable("listing")
    .set({ recommendation: "Counter Zadie Canary.", recommendedOfferId: offerId })
    .where("id", "=", listingId)
    .execute();
  const corrected = {
    name: "Dana Fairley",
    company: "",
    phone: "",
    role: "principal",
    buyerName: "",
  };
  expect((await broker(`/api/prospects/${id}`, "PUT", { ...corrected, version })).status).toBe(204);
  expect((await broker(`/api/prospects/${id}`, "DELETE")).status).toBe(204);
  const left = (await placesOf("Zadie")).filter((place) => !/^(agreement|audit)\./.test(place));
  expect(left).toEqual([]);
  // That they signed is part of the agreement.
  const named = await store.db
    .selectFrom("audit")
    .select("subject")
    .where((eb) => eb.or([eb("personName", "like", "Zadie%"), eb("subjectName", "like", "Zadie%")]))
    .execute();
  expect(new Set(named.map(({ subject }) => subject))).toEqual(new Set(["agreement"]));
});

test("a prospect with an open offer is erased once it is declined, and an accepted one stays with its buyer", async () => {
  await enterRoomOf(store, slug, { email: `${slug}@example.com` });
  const [{ id: prospectId } = { id: "" }] = await list();
  const offerId = await addOffer(store.db, { listingId, prospectId });
  const refused = await broker(`/api/prospects/${prospectId}`, "DELETE");
  expect(refused.status).toBe(409);
  expect((await refused.json()).error).toMatch(/^Dana Fairley has an open offer\. Decline it/);
  await store.db
    .updateTable("offer")
    .set({ state: "accepted" })
    .where("id", "=", offerId)
    .execute();
  expect((await broker(`/api/prospects/${prospectId}`, "DELETE")).status).toBe(204);
  expect(await list()).toMatchObject([{ name: "Dana Fairley", email: "", phone: "" }]);
  const offers = await store.db
    .selectFrom("offer")
    .select("id")
    .where("listingId", "=", listingId)
    .execute();
  expect(offers).toEqual([{ id: offerId }]);
});

test("a client who was a prospect and inquired before is erased as both", async () => {
  const email = `${slug}@example.com`;
  await store.db
    .insertInto("prospect")
    .values({
      id: randomUUID(),
      listingId,
      name: "Quinn Abara",
      email,
      emailKey: email,
      company: "",
      phone: "",
      role: "principal",
      source: "broker",
      createdAt: new Date().toISOString(),
    })
    .execute();
  const [{ id } = { id: "" }] = await list();
  const client = await (await broker(`/api/prospects/${id}/client`, "POST")).json();
  await store.background.settled();
  expect((await broker(`/api/clients/${client.id}`, "DELETE")).status).toBe(204);
  expect(await placesOf(email)).toEqual([]);
  expect(await list()).toEqual([]);
});

test("a signature that nobody confirms goes after a month, with whoever it made a prospect", async () => {
  const email = `${slug}@example.com`;
  await roomPages(store).post(
    `/listings/${slug}/agreement`,
    await agreementValues(store, slug, { email }),
  );
  await store.background.settled();
  expect(await list()).toMatchObject([{ email }]);
  await cleanUp(store, Date.now() + 29 * dayMs);
  expect(await list()).toMatchObject([{ email }]);
  await cleanUp(store, Date.now() + 31 * dayMs);
  expect(await list()).toEqual([]);
  expect(await placesOf(email)).toEqual([]);
});

test("an unconfirmed signature of someone who has signed goes with its file and its part in the log", async () => {
  const email = `${slug}@example.com`;
  await enterRoomOf(store, slug, { email });
  const name = `Mallory ${slug}`;
  await roomPages(store).post(
    `/listings/${slug}/agreement`,
    await agreementValues(store, slug, { email, name, signature: name }),
  );
  const unsigned = await store.db
    .selectFrom("agreement")
    .select("id")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  const { fileKey } = await executedAgreement(store, unsigned.id);
  await cleanUp(store, Date.now() + 31 * dayMs);
  expect(await placesOf(name)).toEqual([]);
  expect(await list()).toMatchObject([{ email, stage: "signed" }]);
  await expect(store.files.read(fileKey)).rejects.toThrow("ENOENT");
});

test("sessions of a document room go once they have expired, and links a month later", async () => {
  await enterRoomOf(store, slug, { email: `${slug}@example.com` });
  const [{ id } = { id: "" }] = await list();
  const left = async (table: "prospectLink" | "prospectSession") =>
    (await store.db.selectFrom(table).select("expiresAt").where("prospectId", "=", id).execute())
      .length;
  await cleanUp(store, Date.now() + 29 * dayMs);
  expect([await left("prospectSession"), await left("prospectLink")]).toEqual([1, 1]);
  await cleanUp(store, Date.now() + 32 * dayMs);
  expect([await left("prospectSession"), await left("prospectLink")]).toEqual([0, 0]);
  expect(await list()).toHaveLength(1);
});

test("the buyer hears that the contract has ended when its seller is erased", async () => {
  const seller = store.otherClient;
  const dealId = await addDeal(store.db, seller);
  await store.db
    .updateTable("deal")
    .set({ side: "sale", stage: "contract" })
    .where("id", "=", dealId)
    .execute();
  const id = await addListing(store.db, { clientId: seller.id, dealId, status: "under-contract" });
  const prospectId = await addProspect(store.db, id);
  const offerId = await addOffer(store.db, { listingId: id, prospectId });
  await store.db
    .updateTable("offer")
    .set({ state: "accepted" })
    .where("id", "=", offerId)
    .execute();
  expect((await broker(`/api/clients/${seller.id}`, "DELETE")).status).toBe(204);
  const { state } = await store.db
    .selectFrom("offer")
    .select("state")
    .where("id", "=", offerId)
    .executeTakeFirstOrThrow();
  expect(state).toBe("ended");
  const emails = await store.db
    .selectFrom("email")
    .select("content")
    .where("prospectId", "=", prospectId)
    .execute();
  expect(emails.map(({ content }) => content).join()).toContain("Contract ended");
});

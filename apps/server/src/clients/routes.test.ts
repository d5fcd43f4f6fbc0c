import { removeDeal } from "../../test/deal.ts";
import type { Client, ClientEmail, DealForm } from "@frontage/records/schemas/client";
import type { ClientSummary } from "@frontage/records/schemas/client-summary";
import type { Profile } from "@frontage/records/schemas/profile";
import type { Overview } from "@frontage/records/schemas/overview";
import type { Deal } from "@frontage/records/schemas/deal";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { openStore, sharedStore, type TestStore } from "../../test/store.ts";
import { today } from "../time/today.ts";

const store = sharedStore();
let broker: ReturnType<TestStore["as"]>;
let client: ReturnType<TestStore["as"]>;

beforeAll(async () => {
  broker = store.as(store.broker);
  client = store.as(store.client);
});

const body = (value: unknown, method = "POST"): RequestInit => ({
  method,
  body: JSON.stringify(value),
  headers: { "Content-Type": "application/json" },
});

const deal: DealForm = {
  name: "48 Example Road",
  city: "Anytown",
  region: "ST",
  type: "industrial",
  squareFeet: 64_000,
  yearBuilt: 1998,
  summary: "Warehouse with eight dock doors.",
  occupancy: 100,
  price: 9_350_000,
  timeZone: "America/Chicago",
  progress: { side: "purchase", stage: "contract" },
};

async function newDeal(): Promise<string> {
  const answer = await broker(`/api/clients/${store.client.id}/deals`, body(deal));
  return (await answer.json()).id;
}

test("a broker lists the clients with what waits in each", async () => {
  const [thread] = await (await client("/api/threads")).json();
  await client(
    `/api/threads/${thread.id}/messages/question`,
    body({ text: "When do we close?", attachmentIds: [] }, "PUT"),
  );
  const clients: Client[] = await (await broker("/api/clients")).json();
  expect(clients.map(({ name }) => name)).toEqual(["Kim Osei", "Taylor Morgan"]);
  expect(clients[1]).toMatchObject({ deals: 0, unreadMessages: 1, isInvited: false });
  expect(clients[1]?.lastActivityAt).toEqual(expect.any(String));
});

test("of two invitations to one address at the same time, one says that it is taken", async () => {
  const invite = () => broker("/api/clients", body({ name: "Lea Orr", email: "lea@example.com" }));
  const statuses = (await Promise.all([invite(), invite()])).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 409]));
  await store.db.deleteFrom("user").where("email", "=", "lea@example.com").execute();
});

test("an invited client gets one mail, waits for a password, and can be reminded", async () => {
  const invite = () => broker("/api/clients", body({ name: "Ada Voss", email: "Ada@example.com" }));
  const invited: Client = await (await invite()).json();
  expect(invited).toMatchObject({ email: "ada@example.com", isInvited: true });
  await store.background.settled();
  expect(store.mails.filter(({ to }) => to === "ada@example.com")).toHaveLength(1);

  const again = await invite();
  expect(again.status).toBe(409);
  expect((await again.json()).fields.email).toContain("already");
  const remind = (id: string) => broker(`/api/clients/${id}/invitation`, body({}));
  expect((await remind(invited.id)).status).toBe(204);
  expect((await remind(store.client.id)).status).toBe(409);
});

test("an invitation that couldn't be sent shows that, and is sent when the broker retries", async () => {
  const send = store.mailer.send;
  store.mailer.send = async () => {
    throw Object.assign(new Error("down"), { code: "ECONNREFUSED" });
  };
  const form = body({ name: "Lou Field", email: "lou@example.com" });
  const { id }: Client = await (await broker("/api/clients", form)).json();
  await store.background.settled();
  const emails = async (): Promise<ClientEmail[]> =>
    (await broker(`/api/clients/${id}/emails`)).json();
  const [waiting] = await emails();
  expect(waiting).toMatchObject({
    kind: "invitation",
    state: "waiting",
    detail: "The email couldn’t be sent: no connection to the email server.",
  });
  expect(await (await broker(`/api/clients/${id}`)).json()).toMatchObject({
    invitation: "waiting",
  });

  store.mailer.send = send;
  const retry = () => broker(`/api/clients/${id}/emails/${waiting?.id}/retry`, body({}));
  expect((await retry()).status).toBe(204);
  await store.background.settled();
  expect(store.mails.filter(({ to }) => to === "lou@example.com")).toHaveLength(1);
  // Saved as a file: no email server is set.
  expect(await emails()).toMatchObject([{ state: "saved", attempts: 2 }]);
});

test("an invitation's answer says whether email is set up at all", async () => {
  const settings = {
    NODE_ENV: "production",
    PUBLIC_URL: "http://frontage.test",
    BROKER_TWO_FACTOR: "optional",
  };
  const inProduction = await openStore({ settings });
  const form = body({ name: "Noa Late", email: "noa@example.com" });
  const invite = async (at: TestStore): Promise<Client> =>
    (await at.as(at.broker)("/api/clients", form)).json();
  expect(await invite(inProduction)).toMatchObject({ isInvited: true, isEmailSetUp: false });
  expect(await invite(store)).toMatchObject({ isEmailSetUp: true });
  await inProduction.remove();
});

test("a deal appears at its client's, and changes there", async () => {
  const id = await newDeal();
  const seen = await (await client(`/api/deals/${id}`)).json();
  expect(seen).toMatchObject({ id, name: "48 Example Road", progress: { stage: "contract" } });

  const changed: DealForm = { ...deal, progress: { side: "purchase", stage: "closing" } };
  const path = `/api/clients/${store.client.id}/deals/${id}`;
  expect((await broker(path, body({ ...changed, version: 1 }, "PUT"))).status).toBe(204);
  const after = await (await client(`/api/deals/${id}`)).json();
  expect(after.progress.stage).toBe("closing");
  const astray = `/api/clients/${store.otherClient.id}/deals/${id}`;
  expect((await broker(astray, body({ ...deal, version: 2 }, "PUT"))).status).toBe(404);
});

test("a cap rate follows from a stored income and the price; until both are known it is as quoted", async () => {
  const path = `/api/clients/${store.client.id}/deals`;
  const { price: _, ...bare } = deal;
  const priced = { ...bare, price: 9_350_000, noi: 584_375, noiPeriod: "in-place", capRate: 9 };
  const { id } = await (await broker(path, body(priced))).json();
  const read = async () => (await client(`/api/deals/${id}`)).json();
  expect(await read()).toMatchObject({ noi: 584_375, noiPeriod: "in-place", capRate: 6.25 });

  const quoted = { ...bare, noi: 584_375, noiPeriod: "trailing-12", capRate: 6.4 };
  const withoutMonth = await broker(`${path}/${id}`, body({ ...quoted, version: 1 }, "PUT"));
  expect(Object.keys((await withoutMonth.json()).fields)).toEqual(["noiThrough"]);
  await broker(`${path}/${id}`, body({ ...quoted, noiThrough: "2026-06", version: 1 }, "PUT"));
  expect(await read()).toMatchObject({ noi: 584_375, noiThrough: "2026-06", capRate: 6.4 });

  await broker(`${path}/${id}`, body({ ...bare, noiPeriod: "in-place", version: 2 }, "PUT"));
  const without = await read();
  for (const figure of ["noi", "noiPeriod", "noiThrough", "capRate"]) {
    expect(without).not.toHaveProperty(figure);
  }
});

test("a deal keeps the days on which it reached its stages, and forgets those it is before again", async () => {
  const id = await newDeal();
  const path = `/api/clients/${store.client.id}/deals/${id}`;
  const moveTo = async (stage: DealForm["progress"]) => {
    const { version } = await (await client(`/api/deals/${id}`)).json();
    await broker(path, body({ ...deal, progress: stage, version }, "PUT"));
    return (await (await client(`/api/deals/${id}`)).json()).stageDays;
  };
  await store.db
    .updateTable("deal")
    .set({ stageDays: JSON.stringify({ contract: "2026-01-05" }) })
    .where("id", "=", id)
    .execute();
  const reached = { contract: "2026-01-05", closing: today() };
  expect(await moveTo({ side: "purchase", stage: "closing" })).toEqual(reached);
  expect(await moveTo({ side: "purchase", stage: "closing" })).toEqual(reached);
  expect(await moveTo({ side: "purchase", stage: "contract" })).toEqual({ contract: "2026-01-05" });
  expect(await moveTo({ side: "sale", stage: "contract" })).toEqual({ contract: today() });
});

test("a deal moves to another stage of its side alone, and only among its client's", async () => {
  const id = await newDeal();
  const path = `/api/clients/${store.client.id}/deals/${id}/stage`;
  const moved = { side: "purchase", stage: "due-diligence" };
  expect((await broker(path, body({ ...moved, version: 1 }, "PUT"))).status).toBe(204);
  const after = await (await client(`/api/deals/${id}`)).json();
  expect(after).toMatchObject({ progress: moved, price: deal.price });
  expect(after.stageDays).toHaveProperty("due-diligence", today());
  const stage = async (to: object, at = path) =>
    (await broker(at, body({ ...to, version: 2 }, "PUT"))).status;
  expect(await stage({ side: "sale", stage: "closing" })).toBe(409);
  expect(await stage({ side: "purchase", stage: "offers" })).toBe(400);
  const astray = path.replace(store.client.id, store.otherClient.id);
  expect(await stage(moved, astray)).toBe(404);
});

test("a client's summary has what they look for, and each document that they opened once", async () => {
  const summary = async (): Promise<ClientSummary> =>
    (await broker(`/api/clients/${store.client.id}/summary`)).json();
  expect(await summary()).toEqual({ openings: [], listings: [] });
  const profile: Profile = await (await client("/api/profile")).json();
  const criteria = { ...profile.criteria, priceMax: "20000000" };
  await client("/api/profile", body({ ...profile, preferredContact: "phone", criteria }, "PUT"));

  const dealId = await newDeal();
  const share = async (name: string): Promise<{ id: string }> => {
    const path = `/api/documents?name=${name}&mediaType=text%2Fcsv&dealId=${dealId}&type=other`;
    return (await broker(path, { method: "POST", body: "name,value\na,1\n" })).json();
  };
  const [first, second] = [await share("Rents"), await share("Taxes")];
  const open = async (by: typeof client, { id }: { id: string }) =>
    (await by(`/api/documents/${id}/versions/1/file?for=view`)).arrayBuffer();
  for (const document of [first, second, first]) await open(client, document);
  await open(broker, second);
  await store.background.settled();
  expect(await summary()).toMatchObject({
    wishes: { preferredContact: "phone", criteria },
    openings: [{ documentId: first.id, documentName: "Rents" }, { documentId: second.id }],
  });
});

test("land has no building, and a search without a street is named after what is wanted", async () => {
  const { occupancy: _, yearBuilt: __, ...land } = { ...deal, type: "land" as const };
  const post = async (form: object) =>
    (await (await broker(`/api/clients/${store.client.id}/deals`, body(form))).json()).id;
  const plot = await (await client(`/api/deals/${await post(land)}`)).json();
  expect(plot).toMatchObject({ type: "land", name: "48 Example Road" });
  expect(plot).not.toHaveProperty("yearBuilt");
  expect(plot).not.toHaveProperty("occupancy");
  const search = { ...land, name: "", progress: { side: "purchase", stage: "search" } };
  const wanted = await (await client(`/api/deals/${await post(search)}`)).json();
  expect(wanted.name).toBe("Land search, Anytown");
});

test("a stage of another side, or a price of nothing, is refused by its field", async () => {
  const wrong = { ...deal, price: 0, progress: { side: "lease", stage: "closing" } };
  const answer = await broker(`/api/clients/${store.client.id}/deals`, body(wrong));
  expect(answer.status).toBe(400);
  expect(Object.keys((await answer.json()).fields)).toEqual(
    expect.arrayContaining(["price", "progress.stage"]),
  );
});

test("a contact belongs only to deals of the same client", async () => {
  const dealId = await newDeal();
  const form = {
    name: "Casey Park",
    role: "lender",
    company: "Example Bank",
    email: "casey@example.com",
    phone: "(555) 555-0111",
    dealIds: [dealId],
  };
  const path = `/api/clients/${store.client.id}/parties`;
  const { id } = await (await broker(path, body(form))).json();
  const row = await store.db
    .selectFrom("contact")
    .select(["phoneE164", "isOwn", "clientId"])
    .where("id", "=", id)
    .executeTakeFirst();
  expect(row).toEqual({ phoneE164: "+15555550111", isOwn: 0, clientId: store.client.id });

  const astray = await broker(`/api/clients/${store.otherClient.id}/parties`, body(form));
  expect(astray.status).toBe(404);
  const none = await store.db
    .selectFrom("contact")
    .select("id")
    .where("clientId", "=", store.otherClient.id)
    .execute();
  expect(none).toEqual([]);
  expect((await broker(`${path}/${id}`, body({}, "DELETE"))).status).toBe(204);
  expect((await broker(`${path}/${id}`, body({}, "DELETE"))).status).toBe(404);

  // What a client added is theirs, and doesn't exist for another client.
  const ownDeal = await newDeal();
  const { dealIds: _, ...typed } = form;
  const added = await client("/api/contacts", body({ ...typed, dealId: ownDeal }));
  const { id: ownId } = await added.json();
  const elsewhere = `/api/clients/${store.otherClient.id}/parties`;
  for (const [at, status] of [
    [path, 409],
    [elsewhere, 404],
  ] as const) {
    expect(
      (await broker(`${at}/${ownId}`, body({ ...form, dealIds: [], version: 1 }, "PUT"))).status,
    ).toBe(status);
    expect((await broker(`${at}/${ownId}`, body({}, "DELETE"))).status).toBe(status);
  }
});

test("the overview tells of a deal and a party that the broker adds", async () => {
  const dealId = await newDeal();
  const form = {
    name: "Robin Hale",
    role: "property-manager",
    company: "",
    email: "robin@example.com",
    phone: "",
    dealIds: [dealId],
  };
  await broker(`/api/clients/${store.client.id}/parties`, body(form));
  const { activity }: Overview = await (await client("/api/overview")).json();
  expect(activity.slice(0, 2)).toEqual([
    {
      icon: "user-plus",
      title: "New contact added",
      description: "Robin Hale, property manager",
      timestamp: "Just now",
    },
    {
      icon: "handshake",
      title: "New deal started",
      description: "48 Example Road, purchase",
      timestamp: "Just now",
    },
  ]);
  const other = await store.as(store.otherClient)("/api/overview");
  expect(((await other.json()) as Overview).activity).toEqual([]);
});

test("a client has none of these routes", async () => {
  expect((await client("/api/clients")).status).toBe(404);
  expect((await client("/api/clients", body({ name: "X", email: "x" }))).status).toBe(404);
});

test("of two people who move a deal at the same time, the second has to look again, and no stage's day is lost", async () => {
  const id = await newDeal();
  const path = `/api/clients/${store.client.id}/deals/${id}`;
  const to = async (stage: "closing" | "contract" | "due-diligence"): Promise<void> => {
    const { version } = await (await client(`/api/deals/${id}`)).json();
    const moved = { ...deal, progress: { side: "purchase", stage }, version };
    const { status } = await broker(path, body(moved, "PUT"));
    if (status === 409) return to(stage);
    expect(status).toBe(204);
  };
  for (let round = 0; round < 5; round += 1) {
    await to("contract");
    await Promise.all([to("due-diligence"), to("closing")]);
    const property: Deal = await (await client(`/api/deals/${id}`)).json();
    const last = property.progress.stage === "closing" ? ["closing"] : [];
    expect(Object.keys(property.stageDays ?? {})).toEqual(["contract", "due-diligence", ...last]);
  }
  await removeDeal(store, { clientId: store.client.id, dealId: id });
});

test("a deal whose key dates can't be stored isn't there either", async () => {
  const deals = async () => (await store.db.selectFrom("deal").select("id").execute()).length;
  const before = await deals();
  await sql`alter table "keyDate" rename to "elsewhere"`.execute(store.db);
  const template = { template: "purchase", days: {} };
  const answer = await broker(`/api/clients/${store.client.id}/deals`, body({ ...deal, template }));
  await sql`alter table "elsewhere" rename to "keyDate"`.execute(store.db);
  expect(answer.ok).toBe(false);
  expect(await deals()).toBe(before);
});

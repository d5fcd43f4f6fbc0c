import type { Contact } from "@frontage/records/schemas/contact";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { sharedStore } from "../../test/store.ts";
import { seedSamples } from "../seed/seed-samples.ts";

const store = sharedStore();
let seeded: Awaited<ReturnType<typeof seedSamples>>;
beforeAll(async () => {
  seeded = await seedSamples(store);
});

const client = (path: string, init?: RequestInit) => store.as(seeded.client)(path, init);
const json = async (answer: Promise<Response>) => (await answer).json();
const post = (body: object): RequestInit => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "Content-Type": "application/json" },
});
const names = async (query: string) =>
  (
    await json(client(`/api/contacts?${query.includes("limit") ? "" : "limit=200&"}${query}`))
  ).items.map(({ name }: Contact) => name);

test.each([
  ["a role and a deal", "role=title-officer&dealId=48-example-road", "Sasha Varga"],
  ["a name in any case", "text=cAsEy", "Casey Park"],
  ["words in any order", "text=park%20lender", "Casey Park"],
  ["a number as it is shown", "text=(555)%20555-0158", "Yael Brooks"],
  ["a number in digits alone", "text=5555550158", "Yael Brooks"],
  ["a property", "text=placeholder%20row%20fitness", "Yael Brooks"],
])("by %s it finds one", async (_, query, name) => {
  expect(await names(query)).toEqual([name]);
});

test.each(["%25", "_", "%5C", "casey%20nobody"])("%s is a text like any other", async (text) => {
  expect(await names(`text=${text}`)).toEqual([]);
});

test("pages follow each other without a gap, whatever their size", async () => {
  const all = await names("");
  expect(all).toHaveLength(24);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 24 }), async (limit) => {
      const seen: string[] = [];
      for (let offset = 0; offset < 24; offset += limit) {
        const page = await json(client(`/api/contacts?limit=${limit}&offset=${offset}`));
        expect(page.total).toBe(24);
        seen.push(...page.items.map(({ name }: Contact) => name));
      }
      expect(seen).toEqual(all);
    }),
    { numRuns: 5 },
  );
});

test("a page past the end is empty", async () => {
  expect(await names("offset=24")).toEqual([]);
});

test("a contact is added, shown to its client and the broker alone, removed and brought back", async () => {
  const input = {
    name: "Çelik 100%",
    role: "lender",
    company: "",
    email: "celik@example.com",
    phone: "555 555 0177",
    dealId: "2-sample-square",
  };
  const added: Contact = await json(client("/api/contacts", post(input)));
  expect(added).toMatchObject({
    isOwn: true,
    dealIds: ["2-sample-square"],
    phone: { e164: "+15555550177", display: "(555) 555-0177" },
  });
  expect(await names("text=%C3%A7elik%20100%25")).toEqual(["Çelik 100%"]);
  const path = `/api/contacts/${added.id}`;
  expect((await store.as(store.otherClient)(path)).status).toBe(404);
  expect((await store.as(store.otherClient)(path, { method: "DELETE" })).status).toBe(404);
  expect((await store.as(seeded.broker)(path)).status).toBe(200);

  expect((await client(path, { method: "DELETE" })).status).toBe(204);
  expect((await client(path)).status).toBe(404);
  expect((await client(`${path}/restore`, { method: "POST" })).status).toBe(204);
  expect((await client(path)).status).toBe(200);

  const [activity] = (await json(client("/api/overview"))).activity;
  expect(activity).toMatchObject({
    title: "New contact added",
    description: "Çelik 100%, lender",
    timestamp: "Just now",
  });
});

test("what the broker took away, the broker alone brings back", async () => {
  const path = "/api/contacts/terry-voss";
  const restore = { method: "POST" };
  expect((await store.as(seeded.broker)(path, { method: "DELETE" })).status).toBe(204);
  expect((await client(`${path}/restore`, restore)).status).toBe(404);
  expect((await client(path)).status).toBe(404);
  expect((await store.as(seeded.broker)(`${path}/restore`, restore)).status).toBe(204);
  expect((await client(path)).status).toBe(200);
});

test("what a client added, only the client edits, removes and restores", async () => {
  const input = {
    name: "Olaf Ibsen",
    role: "lender",
    company: "",
    email: "olaf@example.com",
    phone: "",
    dealId: "48-example-road",
  };
  const { id }: Contact = await json(client("/api/contacts", post(input)));
  const broker = store.as(seeded.broker);
  const [path, ofClient] = [
    `/api/contacts/${id}`,
    `/api/clients/${seeded.client.id}/parties/${id}`,
  ];
  const edit = (changes: object) => ({
    ...post({ ...input, name: "Other", ...changes }),
    method: "PUT",
  });
  for (const answer of [
    await broker(path, edit({})),
    await broker(path, { method: "DELETE" }),
    await broker(ofClient, edit({ dealIds: [] })),
    await broker(ofClient, { method: "DELETE" }),
  ]) {
    expect(answer.status).toBe(409);
    expect((await answer.json()).error).toMatch(/^The client added this contact, so you can’t/);
  }
  expect((await json(client(path))).name).toBe("Olaf Ibsen");
  expect((await client(path, { method: "DELETE" })).status).toBe(204);
  expect((await broker(`${path}/restore`, { method: "POST" })).status).toBe(404);
  expect((await client(`${path}/restore`, { method: "POST" })).status).toBe(204);
});

test("what the broker shares cannot be removed, another's property not be named", async () => {
  expect((await client("/api/contacts/casey-park", { method: "DELETE" })).status).toBe(409);
  const input = {
    name: "Sam Doe",
    role: "other",
    company: "",
    email: "sam@example.com",
    phone: "",
  };
  const foreign = { ...input, dealId: "2-sample-square" };
  const answer = await store.as(store.otherClient)("/api/contacts", post(foreign));
  expect(answer.status).toBe(400);
  expect(Object.keys((await answer.json()).fields)).toEqual(["dealId"]);
});

test("a client edits a contact they added and moves it to another deal, and none of the broker's", async () => {
  const input = {
    name: "Nico Vance",
    role: "lender",
    company: "",
    email: "nico@example.com",
    phone: "",
    dealId: "48-example-road",
  };
  const { id } = await json(client("/api/contacts", post(input)));
  const put = (path: string, body: object) => client(path, { ...post(body), method: "PUT" });
  const edited = await put(`/api/contacts/${id}`, {
    ...input,
    name: "Nico Vance-Ito",
    phone: "(555) 555-0170",
    dealId: "77-instance-lane",
  });
  expect(await edited.json()).toMatchObject({
    id,
    name: "Nico Vance-Ito",
    phone: { e164: "+15555550170" },
    dealIds: ["77-instance-lane"],
    isOwn: true,
    client: { name: seeded.client.name },
  });
  expect(await names("text=vance-ito")).toEqual(["Nico Vance-Ito"]);

  const refused = await put("/api/contacts/casey-park", input);
  expect(refused.status).toBe(409);
  expect((await refused.json()).error).toBe(
    "Your broker added this contact, so you can’t edit it.",
  );
});

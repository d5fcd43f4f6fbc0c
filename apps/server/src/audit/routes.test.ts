import type { AuditPage } from "@frontage/records/schemas/audit";
import { expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { sharedStore, type TestStore } from "../../test/store.ts";
import { audit } from "./audit.ts";

const store = sharedStore();

const opened = (clientId: string | null, subjectId: string, person = store.broker) =>
  audit(store.db, {
    person,
    clientId,
    action: "download",
    subject: "document",
    subjectId,
    ipAddress: "192.0.2.1",
  });
const read = async (person: TestStore["client"], search = "") => {
  const answer = await store.as(person)(`/api/audit${search}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as AuditPage;
};
const downloads = ({ items }: AuditPage) =>
  items.filter(({ action }) => action === "download").map(({ subjectId }) => subjectId);

test("a client reads what concerns them, a broker everything, the newest first", async () => {
  await opened(store.client.id, "first");
  await opened(store.otherClient.id, "another");
  await opened(null, "nobodys");
  await opened(store.client.id, "second", store.client);

  expect(downloads(await read(store.client))).toEqual(["second", "first"]);
  expect(downloads(await read(store.otherClient))).toEqual(["another"]);
  expect(downloads(await read(store.broker))).toEqual(["second", "nobodys", "another", "first"]);
});

test("a client sees whence they came themselves, not whence the broker did", async () => {
  const { items } = await read(store.client);
  const byId = (id: string) => items.find(({ subjectId }) => subjectId === id);
  expect(byId("second")).toMatchObject({ isOwn: true, ipAddress: "192.0.2.1" });
  expect(byId("first")).toMatchObject({ person: "Jordan Reed", outcome: "done" });
  expect(byId("first")).not.toHaveProperty("isOwn");
  expect(byId("first")).not.toHaveProperty("ipAddress");
});

test("the pages follow each other without gap or repetition", async () => {
  const whole = await read(store.broker);
  const ids: number[] = [];
  let cursor: string | undefined;
  do {
    const page: AuditPage = await read(
      store.broker,
      `?limit=2${cursor ? `&cursor=${cursor}` : ""}`,
    );
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(ids).toEqual(whole.items.map(({ id }) => id));
});

test.each(["?cursor=nonsense", "?cursor=e30", "?limit=0", "?limit=201", "?limit=many"])(
  "a page that cannot be is refused: %s",
  async (search) => {
    expect((await store.as(store.client)(`/api/audit${search}`)).status).toBe(400);
  },
);

test("refused requests are logged", async () => {
  const answer = await store.as(store.client)("/api/deals/not-mine");
  expect(answer.status).toBe(404);
  const [newest] = (await read(store.client)).items;
  expect(newest).toMatchObject({
    person: "Taylor Morgan",
    action: "read",
    subject: "deals",
    subjectId: "not-mine",
    outcome: "refused",
  });
});

test("the record says what things were called then, also once they are gone", async () => {
  const contact = { name: "Noa Attorney", role: "attorney", company: "", phone: "" };
  const clientId = store.client.id;
  const added = await store.as(store.broker)(`/api/clients/${clientId}/parties`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...contact, email: "noa@example.com", dealIds: [] }),
  });
  const { id } = (await added.json()) as { id: string };
  await store.db.updateTable("contact").set({ name: "Noa Byrd" }).where("id", "=", id).execute();
  await store.as(store.broker)(`/api/clients/${clientId}/parties/${id}`, { method: "DELETE" });
  await store.db.deleteFrom("contact").where("id", "=", id).execute();
  const { items } = await read(store.client);
  expect(items.slice(0, 2)).toMatchObject([
    { action: "remove", subjectName: "Noa Byrd" },
    { action: "create", subjectName: "Noa Attorney" },
  ]);
});

test("a refusal doesn't reveal the name of someone else's record", async () => {
  const dealId = await addDeal(store.db, store.otherClient);
  await audit(store.db, {
    person: store.client,
    clientId: store.client.id,
    action: "read",
    subject: "deal",
    subjectId: dealId,
    outcome: "refused",
    ipAddress: "",
  });
  expect((await read(store.client)).items[0]).not.toHaveProperty("subjectName");
});

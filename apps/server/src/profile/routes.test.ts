import { profileSchema } from "@frontage/content/schemas/profile";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore, type TestStore } from "../../test/store.ts";

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.remove());

const json = async (answer: Promise<Response>) => (await answer).json();
const put = (body: object): RequestInit => ({
  method: "PUT",
  body: JSON.stringify(body),
  headers: { "Content-Type": "application/json" },
});

test("a profile begins with the account's name and address, and keeps what is saved", async () => {
  const client = store.as(store.client);
  const initial = profileSchema.parse(await json(client("/api/profile")));
  expect([initial.name, initial.email]).toEqual([store.client.name, store.client.email]);

  const changed = { ...initial, company: "Morgan Holdings", phone: "(555) 555-0199" };
  expect(await json(client("/api/profile", put(changed)))).toEqual(changed);
  expect(await json(client("/api/profile"))).toEqual(changed);
  expect((await json(store.as(store.otherClient)("/api/profile"))).company).toBe("");

  const row = await store.db
    .selectFrom("audit")
    .selectAll()
    .where("subject", "=", "profile")
    .executeTakeFirst();
  expect(row).toMatchObject({ personId: store.client.id, action: "change", outcome: "done" });
});

test("a profile that does not fit is refused by field", async () => {
  const client = store.as(store.client);
  const initial = await json(client("/api/profile"));
  const answer = await client("/api/profile", put({ ...initial, email: "nobody" }));
  expect(answer.status).toBe(400);
  expect(Object.keys((await answer.json()).fields)).toEqual(["email"]);
});

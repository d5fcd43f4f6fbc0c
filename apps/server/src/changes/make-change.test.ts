import { beforeAll, beforeEach, expect, test } from "vitest";
import { sharedStore } from "../../test/store.ts";
import { type Actor, makeChange } from "./make-change.ts";

const store = sharedStore();
let actor: Actor;
beforeAll(async () => {
  actor = { ipAddress: "203.0.113.7", person: { ...store.broker, role: "broker" } };
});

const deal = { subject: "deal", subjectId: "a-deal", subjectName: "48 Example Road" } as const;
const notice = { kind: "contact", title: "New", detail: "", path: "/dashboard/contacts" } as const;

const tables = ["activity", "audit", "change", "notification"] as const;

const rows = async (table: (typeof tables)[number]) =>
  store.db
    .selectFrom(table as "audit")
    .selectAll()
    .execute();
beforeEach(async () => {
  for (const table of tables) {
    await store.db.deleteFrom(table).execute();
  }
});

/** What each person's open pages refetch. */
async function refetched(personId: string): Promise<Set<string>> {
  const changes = await store.db
    .selectFrom("change")
    .select("subjects")
    .where("personId", "=", personId)
    .execute();
  return new Set(changes.flatMap(({ subjects }) => subjects.split(",")));
}

test("a change that fails leaves no entry, no activity and no notification, and updates no page", async () => {
  const clientId = store.client.id;
  const failing = makeChange(store, actor, async (change) => {
    await change.audit({ clientId, action: "change", ...deal });
    await change.noteActivity({ clientId, icon: "handshake", title: "New deal", description: "" });
    await change.notify([clientId], notice);
    throw new Error("It failed.");
  });
  await expect(failing).rejects.toThrow("It failed.");
  expect(await Promise.all(tables.map(rows))).toEqual([[], [], [], []]);
});

test("a change is logged under who made it, and updates every screen that shows it on both sides", async () => {
  const clientId = store.client.id;
  const result = await makeChange(store, actor, async (change) => {
    await change.audit({ clientId, action: "change", ...deal });
    await change.notify([clientId], notice);
    return "done";
  });
  expect(result).toBe("done");
  expect(await rows("audit")).toMatchObject([
    { personId: store.broker.id, clientId, action: "change", ipAddress: "203.0.113.7" },
  ]);
  const shown = ["deals", "overview", "events", "clients"];
  expect(await refetched(store.broker.id)).toEqual(new Set(shown));
  expect(await refetched(clientId)).toEqual(new Set([...shown, "notifications", "unread"]));
  expect(await refetched(store.otherClient.id)).toEqual(new Set());
});

test("what only brokers may know updates no page of the client", async () => {
  const clientId = store.client.id;
  await makeChange(store, actor, async ({ audit }) =>
    audit({ clientId, action: "change", isForBrokers: true, ...deal }),
  );
  expect(await refetched(clientId)).toEqual(new Set());
  expect(await refetched(store.broker.id)).toContain("deals");
});

import { broker as identity } from "@frontage/content/broker";
import { type Profile, profileSchema } from "@frontage/records/schemas/profile";
import type { Thread } from "@frontage/records/schemas/thread";
import { beforeAll, describe, expect, test } from "vitest";
import { sharedStore, type TestStore } from "../../test/store.ts";

const store = sharedStore();

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

describe("what is saved in a profile", () => {
  const photo = `data:image/png;base64,${Buffer.from("a picture").toString("base64")}`;
  let client: ReturnType<TestStore["as"]>;
  let broker: ReturnType<TestStore["as"]>;
  beforeAll(async () => {
    client = store.as(store.client);
    broker = store.as(store.broker);
  });
  const save = async (requestAs: typeof client, changes: Partial<Profile>): Promise<void> => {
    const profile = await json(requestAs("/api/profile"));
    const answer = await requestAs("/api/profile", put({ ...profile, ...changes }));
    expect(answer.status).toBe(200);
  };
  const findClient = async () => json(broker(`/api/clients/${store.client.id}`));

  test("names the client to the broker, and says how to reach them", async () => {
    await save(client, {
      name: "Taylor M. Reed",
      company: "Reed Holdings",
      phone: "555 555 0123",
      email: "office@reed.example.com",
      photo,
    });
    const shown = {
      name: "Taylor M. Reed",
      company: "Reed Holdings",
      email: store.client.email,
      contactEmail: "office@reed.example.com",
      phone: { e164: "+15555550123", display: "(555) 555-0123" },
    };
    expect(await findClient()).toMatchObject(shown);
    const [thread] = await json(broker(`/api/threads?clientId=${store.client.id}`));
    expect(thread).toMatchObject({ name: shown.name, phone: shown.phone });
    expect(await json(client("/api/me"))).toMatchObject({
      name: shown.name,
      email: store.client.email,
      photo: thread.photo,
    });

    // Someone who has saved no profile is contacted at their login email.
    const other = await json(broker(`/api/clients/${store.otherClient.id}`));
    expect(other).toMatchObject({ contactEmail: store.otherClient.email, company: "" });
    expect(other).not.toHaveProperty("phone");
    expect(other).not.toHaveProperty("photo");
  });

  test("shows a photo to the client and the broker, at an address that changes with it", async () => {
    await save(client, { photo });
    const kept = store.db.selectFrom("profile").where("personId", "=", store.client.id);
    const { profile } = await kept.select("profile").executeTakeFirstOrThrow();
    // Lists read this column.
    expect(profile).not.toContain("base64");
    const first = (await findClient()).photo;
    for (const requestAs of [broker, client]) {
      const answer = await requestAs(first);
      expect(answer.headers.get("Content-Type")).toBe("image/png");
      expect(answer.headers.get("Content-Disposition")).toBe("attachment; filename=photo.png");
      expect(answer.headers.get("Cache-Control")).toBe("private, max-age=86400");
      expect(await answer.text()).toBe("a picture");
    }
    expect((await store.as(store.otherClient)(first)).status).toBe(404);

    await save(client, { photo: photo.replace("png", "webp").replace("base64,", "base64,aGkg") });
    expect((await findClient()).photo).not.toBe(first);
    await save(client, { photo: "" });
    expect(await findClient()).not.toHaveProperty("photo");
    expect((await broker(first)).status).toBe(404);
  });

  test("takes notifications to the client's contact address, and account emails to the login's", async () => {
    await save(client, { name: "Taylor M. Reed", email: "office@reed.example.com" });
    await store.notifier.notify([store.client.id], {
      kind: "signature",
      title: "A document needs your signature",
      detail: "",
      path: "/dashboard/documents",
    });
    await store.accounts.sendReset(store.client);
    await store.background.settled();
    const sent = store.mails.map(({ subject, text, to }) => [subject, to, text.split("\n")[0]]);
    expect(sent).toContainEqual([
      "A document needs your signature",
      "office@reed.example.com",
      "Hi Taylor,",
    ]);
    expect(sent).toContainEqual(["Choose a new password", store.client.email, "Hi Taylor,"]);
  });

  test("shows the broker to clients; until then, they see what the public pages say", async () => {
    const brokersThread = async () => {
      const threads: Thread[] = await json(client("/api/threads"));
      return threads.find(({ kind }) => kind === "broker");
    };
    expect(await brokersThread()).toMatchObject({ name: identity.name, phone: identity.phone });
    expect(await json(broker("/api/profile"))).toMatchObject({
      name: store.broker.name,
      phone: identity.phone.display,
      email: identity.email,
    });

    await save(broker, { name: "Jordan R. Avery", phone: "555 555 0177", photo });
    const changes = await store.db
      .selectFrom("change")
      .select("subjects")
      .where("personId", "=", store.client.id)
      .orderBy("id", "desc")
      .execute();
    expect(changes[0]?.subjects.split(",")).toContain("threads");
    const shown = await brokersThread();
    expect(shown).toMatchObject({
      name: "Jordan R. Avery",
      phone: { e164: "+15555550177", display: "(555) 555-0177" },
    });
    expect(await (await client(shown?.photo ?? "")).text()).toBe("a picture");

    await store.notifier.notify([store.otherClient.id], {
      kind: "signature",
      title: "Please sign the lease",
      detail: "",
      path: "/dashboard/documents",
    });
    await store.background.settled();
    const sent = store.mails.find(({ subject }) => subject === "Please sign the lease");
    expect(sent?.replyTo).toEqual({ name: "Jordan R. Avery", address: identity.email });
    expect(sent?.text).toContain("Jordan R. Avery\n");
    expect(sent?.text).toContain("(555) 555-0177");
  });
});

test("a profile that does not fit is refused by field", async () => {
  const client = store.as(store.client);
  const initial = await json(client("/api/profile"));
  const answer = await client("/api/profile", put({ ...initial, email: "nobody" }));
  expect(answer.status).toBe(400);
  expect(Object.keys((await answer.json()).fields)).toEqual(["email"]);
});

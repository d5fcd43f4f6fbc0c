import type { Client } from "@frontage/records/schemas/client";
import { expect, test } from "vitest";
import { addDeal, removeDeal } from "../../test/deal.ts";
import { password, sharedStore } from "../../test/store.ts";
import type { Person } from "../database/scope.ts";
import { fileKeysOf, uploadTo } from "../../test/upload.ts";

const store = sharedStore({ transport: "server" });

const json = (value: unknown, method = "POST"): RequestInit => ({
  method,
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(value),
});
const broker = (path: string, init?: RequestInit) => store.as(store.broker)(path, init);
const setAccess = async ({ id }: Pick<Person, "id">, isEnabled: boolean) =>
  (await broker(`/api/clients/${id}/access`, json({ isEnabled }, "PUT"))).status;
const signIn = ({ email }: Pick<Person, "email">) =>
  store.ask("/api/auth/sign-in/email", json({ email, password }));
const clientOf = async (id: string): Promise<Client> => (await broker(`/api/clients/${id}`)).json();

test("a disabled client is logged out everywhere, and in again once enabled", async () => {
  const { client } = store;
  const asClient = store.as(client);
  const stream = await asClient("/api/changes");
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toContain("event: open");

  expect(await setAccess(client, false)).toBe(204);
  let read = "";
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) break;
    read += value;
  }
  expect(read).toContain("event: signed-out");
  expect((await asClient("/api/me")).status).toBe(401);
  const refused = await signIn(client);
  expect(refused.status).toBe(403);
  expect((await asClient("/api/me")).status).toBe(401);
  expect((await clientOf(client.id)).isDisabled).toBe(true);

  store.mails.length = 0;
  await store.ask("/api/auth/request-password-reset", json({ email: client.email }));
  await store.background.settled();
  expect(store.mails).toEqual([]);

  expect(await setAccess(client, true)).toBe(204);
  expect((await signIn(client)).status).toBe(200);
});

test("a wrong password gets the same answer whether or not the account is disabled", async () => {
  const wrong = async (email: string) => {
    const answer = await store.ask(
      "/api/auth/sign-in/email",
      json({ email, password: "not the password of anyone" }),
    );
    return [answer.status, await answer.json()];
  };
  const enabled = await wrong(store.otherClient.email);
  await setAccess(store.otherClient, false);
  expect(await wrong(store.otherClient.email)).toEqual(enabled);
  await setAccess(store.otherClient, true);
});

test("the link of a canceled invitation is dead, and another invitation has a new one", async () => {
  const form = { name: "Ines Vale", email: "ines@example.com" };
  const invited: Client = await (await broker("/api/clients", json(form))).json();
  const lastToken = async () => {
    await store.background.settled();
    const { text = "" } = store.mails.findLast(({ to }) => to === form.email) ?? {};
    return /invitation=([\w-]+)/.exec(text)?.[1] ?? "";
  };
  const choose = async (token: string) =>
    (await store.ask("/api/auth/reset-password", json({ token, newPassword: password }))).status;
  const works = async (token: string) =>
    (await store.ask("/api/auth/check-password-link", json({ token }))).status;
  const first = await lastToken();
  expect(await works(first)).toBe(200);
  expect(await setAccess(invited, false)).toBe(204);
  expect(await works(first)).toBe(400);
  expect(await choose(first)).toBe(400);
  expect(await setAccess(invited, true)).toBe(204);
  const second = await lastToken();
  expect(second).not.toBe(first);
  expect(await choose(second)).toBe(204);
});

test("the email about open requests isn’t lost where giving access fails halfway", async () => {
  const form = { name: "Ada Moss", email: "ada@example.com" };
  const invited: Client = await (await broker("/api/clients", json(form))).json();
  const dealId = await addDeal(store.db, { ...invited, role: "client" });
  expect(await setAccess(invited, false)).toBe(204);
  const request = json({ label: "Rent roll", note: "" });
  expect((await broker(`/api/deals/${dealId}/document-requests`, request)).status).toBe(200);
  await store.background.settled();
  store.mails.length = 0;
  // Which emails they want can’t be read.
  await store.db.insertInto("settings").values({ personId: invited.id, settings: "{" }).execute();
  expect(await setAccess(invited, true)).toBe(500);
  await store.db.deleteFrom("settings").where("personId", "=", invited.id).execute();
  expect(await setAccess(invited, true)).toBe(204);
  await store.background.settled();
  const texts = store.mails.filter(({ to }) => to === form.email).map(({ text }) => text);
  expect(texts).toContainEqual(expect.stringContaining("Rent roll"));
});

test("a deal is removed with its documents and events, and its files are left to the cleanup", async () => {
  const dealId = await addDeal(store.db, store.otherClient);
  await uploadTo(store, { by: store.broker, dealId });
  const keys = await fileKeysOf(store.db, store.otherClient.id);
  expect(keys).toHaveLength(1);
  const remove = (clientId: string) => removeDeal(store, { clientId, dealId });
  expect((await remove(store.client.id)).status).toBe(404);
  expect((await remove(store.otherClient.id)).status).toBe(204);
  expect((await broker(`/api/deals/${dealId}`)).status).toBe(404);
  expect(await fileKeysOf(store.db, store.otherClient.id)).toEqual([]);
  const left = await store.db.selectFrom("upload").select("key").execute();
  expect(left.map(({ key }) => key)).toEqual(keys);
});

test("a request to close an account is declined, or answered by erasing all but the log", async () => {
  const { otherClient } = store;
  const other = store.as(otherClient);
  const ask = async () => {
    const settings = await (await other("/api/settings")).json();
    const closureRequestedAt = new Date().toISOString();
    await other("/api/settings", json({ ...settings, closureRequestedAt }, "PUT"));
  };
  await ask();
  expect((await clientOf(otherClient.id)).closureRequestedAt).toEqual(expect.any(String));
  const decline = () =>
    broker(`/api/clients/${otherClient.id}/closure-request`, { method: "DELETE" });
  expect((await decline()).status).toBe(204);
  expect((await decline()).status).toBe(409);
  expect((await (await other("/api/settings")).json()).closureRequestedAt).toBeUndefined();

  const dealId = await addDeal(store.db, otherClient);
  await uploadTo(store, { by: otherClient, dealId });
  await broker(
    `/api/deals/${dealId}/document-requests`,
    json({ label: "Proof of funds", note: "" }),
  );
  const [thread] = await (await other("/api/threads")).json();
  const text = { text: "A secret of mine", attachmentIds: [] };
  await other(`/api/threads/${thread.id}/messages/secret`, json(text, "PUT"));
  await ask();
  const erased = await broker(`/api/clients/${otherClient.id}`, { method: "DELETE" });
  expect(erased.status).toBe(204);
  expect((await other("/api/me")).status).toBe(401);
  expect((await broker(`/api/clients/${otherClient.id}`)).status).toBe(404);
  const tables = ["deal", "document", "documentRequest", "documentVersion", "message", "thread"];
  for (const table of tables as "deal"[]) {
    const rows = store.db.selectFrom(table).select("clientId");
    expect(await rows.where("clientId", "=", otherClient.id).execute()).toEqual([]);
  }
  expect((await signIn(otherClient)).status).toBe(401);
  const told = await (await broker("/api/notifications")).text();
  expect(told).not.toContain(otherClient.name);
  const log = await (await broker("/api/audit?limit=200")).json();
  const erasure = { action: "erase", subject: "client", subjectName: otherClient.name };
  expect(log.items).toContainEqual(expect.objectContaining(erasure));
  expect(log.items).toContainEqual(expect.objectContaining({ person: otherClient.name }));
});

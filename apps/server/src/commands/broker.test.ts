import { expect, test } from "vitest";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { password, sharedStore } from "../../test/store.ts";
import { readServerEnvironment } from "../env.ts";
import { runBrokerCommand } from "./broker.ts";

// Next to an open store, as if a server were running.
const store = sharedStore();

async function broker(...args: string[]) {
  const lines: string[] = [];
  const code = await runBrokerCommand(
    args,
    () => readServerEnvironment(store.variables),
    (line) => void lines.push(line),
  );
  return { code, lines, said: lines.join("\n") };
}

const signIn = (email: string, secret: string) =>
  store.ask("/api/auth/sign-in/email", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password: secret }),
  });

async function newestMail(): Promise<string> {
  const folder = join(store.variables.DATA_DIR ?? "", "mail");
  const newest = (await readdir(folder)).toSorted().at(-1) ?? "";
  const raw = await readFile(join(folder, newest), "utf8");
  return raw.replaceAll("=\n", "").replaceAll("=3D", "=");
}

test("create makes an account and prints a password that signs in", async () => {
  const { code, lines } = await broker(
    "create",
    "Dana.Hill@example.com",
    "--name",
    "Dana Hill",
    "--role",
    "broker",
  );
  expect(code).toBe(0);
  const answer = await signIn("dana.hill@example.com", lines.at(-1) ?? "");
  expect(await answer.json()).toMatchObject({ user: { name: "Dana Hill", role: "Broker" } });

  const again = await broker("create", "dana.hill@example.com", "--name", "Dana");
  expect(again).toMatchObject({ code: 1, said: "dana.hill@example.com already has an account." });
});

test("invite mails a link, again where it was not followed", async () => {
  const email = "lee.ray@example.com";
  for (let round = 0; round < 2; round += 1) {
    const { code, said } = await broker("invite", email, "--name", "Lee Ray");
    expect(code).toBe(0);
    expect(said).toContain("the email was saved in");
  }
  const token = /login\?invitation=([\w-]+)/.exec(await newestMail())?.[1];
  const answer = await store.ask("/api/auth/reset-password", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ token, newPassword: "chosen by the invited person" }),
  });
  expect(answer.status).toBe(204);
  expect((await broker("invite", email, "--name", "Lee Ray")).code).toBe(1);
});

test("unsubscribe ends market notes by email, and is audited as the administrator’s", async () => {
  const said = [
    await broker("unsubscribe", store.client.email),
    await broker("unsubscribe", store.client.email),
  ];
  for (const { code, lines } of said) {
    expect(code).toBe(0);
    expect(lines).toEqual(["Taylor Morgan gets no market notes by email."]);
  }
  const settings = await (await store.as(store.client)("/api/settings")).json();
  expect(settings.marketNotesUnsubscribedAt).toEqual(expect.any(String));
  const rows = await store.db
    .selectFrom("audit")
    .select(["personName", "clientId"])
    .where("action", "=", "unsubscribe")
    .execute();
  expect(rows).toEqual([{ personName: "Server administrator", clientId: store.client.id }]);
  expect((await broker("unsubscribe", "nobody@example.com")).code).toBe(1);
});

test("reset mails a link, and leaves the password as it is until then", async () => {
  const { code } = await broker("reset", store.client.email, "--two-factor-off");
  expect(code).toBe(0);
  expect(await newestMail()).toContain("/login?reset=");
  expect((await signIn(store.client.email, password)).status).toBe(200);
  expect(await broker("reset", "nobody@example.com")).toMatchObject({
    code: 1,
    said: "nobody@example.com has no account.",
  });
});

test("list names everybody, with their role", async () => {
  const { code, lines } = await broker("list");
  expect(code).toBe(0);
  expect(lines).toContain("broker  jordan.reed@example.com  Jordan Reed");
  expect(lines).toContain("client  taylor.morgan@example.com  Taylor Morgan");
});

test.each([
  [["sell"], 'There is no command "sell".'],
  [["create"], "The email address is missing."],
  [["create", "somebody"], "Please enter a valid email address."],
  [["create", "a@example.com"], "The name is missing"],
  [["create", "a@example.com", "--name", "A\nBcc: b@example.com"], "A name must be on one line."],
  [["create", "a@example.com", "--name", "A", "--role", "owner"], "The role is client or broker."],
  [["list", "--all"], "--all"],
])("what is typed wrong is said, with how it goes: %j", async (args, sentence) => {
  const { code, said } = await broker(...args);
  expect(code).toBe(1);
  expect(said).toContain(sentence);
  expect(said).toContain("npm run broker -- create");
});

test("without a command, or when asked, it says how it goes", async () => {
  expect((await broker()).said).toContain("npm run broker -- invite");
  expect(await broker("--help")).toMatchObject({ code: 0 });
});

test("what it does is written down", async () => {
  const rows = await store.db
    .selectFrom("audit")
    .select("action")
    .where("personName", "=", "Server administrator")
    .execute();
  expect(rows.map(({ action }) => action)).toEqual([
    "create",
    "invite",
    "invite",
    "unsubscribe",
    "two-factor-off",
    "reset-request",
  ]);
});

import { afterEach, expect, test } from "vitest";
import { sharedStore } from "../../test/store.ts";
import { readServerEnvironment } from "../env.ts";
import { openDatabase } from "../database/open-database.ts";
import { attemptLimits, takeAttempt } from "./attempts.ts";

const store = sharedStore();
afterEach(() => store.db.deleteFrom("attempt").execute());

const tooMany = { status: 429 };

async function exhaust(tried: { account?: string; address?: string }, times: number) {
  for (let count = 0; count < times; count += 1) await takeAttempt(store.db, "sign-in", tried);
}

test("one address's attempts on an account are limited, and don't lock anyone else out", async () => {
  const guesser = { account: "a@example.com", address: "192.0.2.1" };
  await exhaust(guesser, attemptLimits["sign-in"].pair);
  const again = { ...guesser, account: "A@Example.com" };
  await expect(takeAttempt(store.db, "sign-in", again)).rejects.toMatchObject(tooMany);
  await takeAttempt(store.db, "sign-in", { ...guesser, address: "192.0.2.2" });
  await takeAttempt(store.db, "sign-in", { ...guesser, device: "known" });
  await takeAttempt(store.db, "reset", guesser);
});

test("an address's attempts are limited over all accounts, and an IPv6 network is one address", async () => {
  const { address: most } = attemptLimits["sign-in"];
  for (let count = 0; count < most; count += 1) {
    const address = `2001:db8:1:2::${count.toString(16)}`;
    await takeAttempt(store.db, "sign-in", { account: `${count}@example.com`, address });
  }
  const next = { account: "new@example.com", address: "2001:0db8:0001:0002:ffff:1:2:3" };
  await expect(takeAttempt(store.db, "sign-in", next)).rejects.toMatchObject(tooMany);
  await takeAttempt(store.db, "sign-in", { ...next, address: "2001:db8:1:3::1" });
});

test("a successful attempt isn't counted", async () => {
  const { address } = attemptLimits["sign-in"];
  for (let count = 0; count <= address; count += 1) {
    const takeBack = await takeAttempt(store.db, "sign-in", {
      account: "a@example.com",
      address: "192.0.2.1",
    });
    await takeBack();
  }
  const [left] = await store.db.selectFrom("attempt").selectAll().execute();
  expect(left?.count).toBe(0);
});

test("the counts survive a restart, and end with their time", async () => {
  const tried = { account: "a@example.com" };
  await exhaust(tried, attemptLimits["sign-in"].pair);
  const place = readServerEnvironment(store.variables);
  const restarted = openDatabase(place, { isServer: false });
  await expect(takeAttempt(restarted.db, "sign-in", tried)).rejects.toMatchObject(tooMany);
  const later = Date.now() + attemptLimits["sign-in"].windowMs + 1;
  await takeAttempt(restarted.db, "sign-in", tried, later);
  await restarted.close();
});

test("at the same moment no more get through than are allowed", async () => {
  const { pair } = attemptLimits["sign-in"];
  const tries = Array.from({ length: pair * 2 }, () =>
    takeAttempt(store.db, "sign-in", { account: "a@example.com" }),
  );
  const passed = (await Promise.allSettled(tries)).filter(({ status }) => status === "fulfilled");
  expect(passed).toHaveLength(pair);
});

test("who tried is not to be read in the table, and what has ended is cleared away", async () => {
  await takeAttempt(store.db, "sign-in", { account: "a@example.com", address: "192.0.2.1" });
  const rows = await store.db.selectFrom("attempt").selectAll().execute();
  expect(rows).toHaveLength(2);
  // With the dot, because a hash or a time may contain these digits.
  expect(JSON.stringify(rows)).not.toMatch(/example|192\.0/);
  await takeAttempt(store.db, "reset", { account: "b@example.com" }, Date.now() + 20 * 60_000);
  expect(await store.db.selectFrom("attempt").selectAll().execute()).toHaveLength(1);
});

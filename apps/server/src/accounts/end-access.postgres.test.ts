import { sql } from "kysely";
import { expect, test } from "vitest";
import { createSomebody, openBrowser } from "../../test/browser.ts";
import { password, sharedStore } from "../../test/store.ts";
import { endAccess } from "./end-access.ts";

const store = sharedStore();

async function someoneWaits(): Promise<void> {
  const waiting = sql`
    select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `;
  await expect.poll(async () => (await waiting.execute(store.db)).rows.length).toBeGreaterThan(0);
}

/** What someone who is logged in adds. */
const additions = {
  calendarLink: ["POST", "/calendar-link", {}],
  emailChange: ["PUT", "/login-email", { email: "stranger@example.com", password }],
} as const;

test.each(Object.keys(additions) as (keyof typeof additions)[])(
  "a request that a stranger began before the account was taken back adds nothing: %s",
  async (table) => {
    const person = await createSomebody(store);
    const stranger = openBrowser(store);
    await stranger.signIn(person.email);

    const { began } = await store.db.transaction().execute(async (transaction) => {
      await endAccess(transaction, person.id, "disable");
      const [method, path, body] = additions[table];
      const answer = stranger.send(method, path, body);
      await Promise.race([answer, someoneWaits()]);
      return { began: answer };
    });

    expect((await began).status).toBe(401);
    const added = await store.db
      .selectFrom(table)
      .select("personId")
      .where("personId", "=", person.id)
      .execute();
    expect(added).toEqual([]);
  },
);

test("a login that a stranger started before the account was taken back fails", async () => {
  const person = await createSomebody(store);
  const { began } = await store.db.transaction().execute(async (transaction) => {
    // The password is right, and the session waits to be stored.
    await sql`lock table "session" in share row exclusive mode`.execute(transaction);
    const answer = openBrowser(store).signIn(person.email);
    await Promise.race([answer, someoneWaits()]);
    await transaction
      .$extendTables<{ account: { userId: string; password: string } }>()
      .updateTable("account")
      .set({ password: "another" })
      .where("userId", "=", person.id)
      .execute();
    await endAccess(transaction, person.id, "reset");
    return { began: answer };
  });

  expect((await began).status).toBe(401);
  expect(await store.accounts.listSessions(person.id, "")).toEqual([]);
});

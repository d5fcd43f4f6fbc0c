import { cookies } from "@frontage/content/cookies";
import { expect, test } from "vitest";
import { createSomebody, openBrowser } from "./browser.ts";
import { sharedStore } from "./store.ts";

const store = sharedStore();

/** Without those that are removed. */
const namesIn = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .filter((line) => !/max-age=0/i.test(line))
    .map((line) => line.slice(0, line.indexOf("=")));

test("the privacy policy names every cookie that logging in sets, with a password, a code or a passkey", async () => {
  const client = await createSomebody(store);
  const signedIn = await openBrowser(store).signIn(client.email);
  const offered = await openBrowser(store).post("/auth/passkey-options");
  await store.db
    .$extendTables<{ user: { twoFactorEnabled: boolean | number } }>()
    .updateTable("user")
    .set({ twoFactorEnabled: store.kind === "sqlite" ? 1 : true })
    .where("id", "=", client.id)
    .execute();
  const halfway = await openBrowser(store).signIn(client.email);

  const set = [signedIn, offered, halfway].flatMap(namesIn);
  const ofRooms = ["frontage.signed", "frontage.room-"];
  const named = cookies.map(({ name }) => name).filter((name) => !ofRooms.includes(name));
  expect(new Set(set)).toEqual(new Set(named));
});

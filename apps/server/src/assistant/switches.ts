import { broker } from "@frontage/content/broker";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";
import { Failure } from "../http/failure.ts";

const everyone = "everyone";

/**
 * Whether this person may ask the assistant: the site offers it, it is on for everyone, and the
 * broker hasn't turned it off for this client.
 *
 * @param db everyone's rows: a client may not read the settings
 */
export async function isOnFor(db: Database, { id }: Pick<Person, "id">): Promise<boolean> {
  if (!broker.assistant.isOffered) return false;
  const off = await db
    .selectFrom("assistantSetting")
    .select("name")
    .where("name", "in", [everyone, id])
    .where("isOn", "=", 0)
    .executeTakeFirst();
  return off === undefined;
}

/** @throws Failure 403, unless it's on */
export async function checkIsOn(db: Database, person: Pick<Person, "id">): Promise<void> {
  if (await isOnFor(db, person)) return;
  throw new Failure(
    403,
    `The assistant is turned off. Please send ${broker.name} a message instead.`,
  );
}

/** Whether it's on for everyone, some clients aside. */
export async function isOnForEveryone(db: Database): Promise<boolean> {
  if (!broker.assistant.isOffered) return false;
  const row = await db
    .selectFrom("assistantSetting")
    .select("isOn")
    .where("name", "=", everyone)
    .executeTakeFirst();
  return row?.isOn !== 0;
}

/**
 * Turns it on or off.
 *
 * @param clientId null: for everyone
 */
export async function turn(db: Database, clientId: string | null, isOn: boolean): Promise<void> {
  await db
    .insertInto("assistantSetting")
    .values({ name: clientId ?? everyone, clientId, isOn: isOn ? 1 : 0 })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ isOn: isOn ? 1 : 0 }))
    .execute();
}

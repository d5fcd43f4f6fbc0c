import type { OpenDatabase } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";
import { tooMany } from "../http/failure.ts";

const hourMs = 3_600_000;

/**
 * Checks whether someone may ask another question now: those of the last hour count, by the audit,
 * also where the same one was asked again.
 *
 * @param store everyone's rows, in the transaction that stores the question
 * @throws Failure 429
 */
export async function checkQuestionLimit(
  { db, kind }: Pick<OpenDatabase, "db" | "kind">,
  { id }: Pick<Person, "id">,
  perHour: number,
): Promise<void> {
  if (!Number.isFinite(perHour)) return;
  if (kind === "postgres") {
    // Their other questions wait until this one is counted. SQLite has one writer anyway.
    await db.selectFrom("user").select("id").where("id", "=", id).forNoKeyUpdate().execute();
  }
  const time = Date.now();
  const earliest = await db
    .selectFrom("audit")
    .select("at")
    .where("personId", "=", id)
    .where("at", ">", new Date(time - hourMs).toISOString())
    // What lies ahead was asked before the clock was set back, and would count until then.
    .where("at", "<=", new Date(time).toISOString())
    .where("action", "=", "ask")
    .where("subject", "=", "question")
    .orderBy("at", "desc")
    .limit(1)
    .offset(perHour - 1)
    .executeTakeFirst();
  if (!earliest) return;
  const seconds = Math.max(Math.ceil((Date.parse(earliest.at) + hourMs - time) / 1000), 1);
  const minutes = Math.ceil(seconds / 60);
  throw tooMany(
    `You’ve asked ${perHour} ${perHour === 1 ? "question" : "questions"} in the last hour. Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
    seconds,
  );
}

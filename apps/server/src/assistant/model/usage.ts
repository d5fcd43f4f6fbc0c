import type { Database } from "../../database/open-database.ts";
import type { Person } from "../../database/scope.ts";

/** One person's daily limits for the language model, in UTC. */
export type ModelLimits = {
  /** Max time for one answer. */
  timeoutMs: number;
  requestsPerDay: number;
  /** In and out; estimated if the provider doesn't say. */
  tokensPerDay: number;
  millisecondsPerDay: number;
};

// A request is about 1,500 tokens and two seconds. A hundred are more than a person reads on a day,
// and cost cents.
export const modelLimits: ModelLimits = {
  timeoutMs: 8000,
  requestsPerDay: 100,
  tokensPerDay: 200_000,
  millisecondsPerDay: 10 * 60_000,
};

type Whose = { person: Pick<Person, "id">; day: string };

/**
 * Counts a request before it is made, so that concurrent ones can't exceed the limit.
 *
 * @param records scoped to the person
 * @returns whether it may be made
 */
export async function reserveRequest(
  records: Database,
  { day, person }: Whose,
  limits: ModelLimits,
): Promise<boolean> {
  const used = await records
    .insertInto("assistantUsage")
    .values({ personId: person.id, day, requests: 1, tokens: 0, milliseconds: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(["personId", "day"])
        .doUpdateSet((eb) => ({ requests: eb("assistantUsage.requests", "+", 1) })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return (
    used.requests <= limits.requestsPerDay &&
    used.tokens < limits.tokensPerDay &&
    used.milliseconds < limits.millisecondsPerDay
  );
}

/** Adds what a request used. */
export async function addUsage(
  records: Database,
  { day, person }: Whose,
  { milliseconds, tokens }: { milliseconds: number; tokens: number },
): Promise<void> {
  await records
    .updateTable("assistantUsage")
    .set((eb) => ({
      tokens: eb("tokens", "+", Math.ceil(tokens)),
      milliseconds: eb("milliseconds", "+", Math.ceil(milliseconds)),
    }))
    .where("personId", "=", person.id)
    .where("day", "=", day)
    .execute();
}

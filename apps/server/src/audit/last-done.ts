import { type RawBuilder, sql } from "kysely";

/** When this was last done to the document or event of a row, by the log; null for never. */
export const lastDone = (
  table: "document" | "event",
  actions: readonly string[],
): RawBuilder<string | null> => sql`(
  select max("audit"."at") from "audit"
  where "audit"."clientId" = ${sql.ref(`${table}.clientId`)}
    and "audit"."subject" = ${table}
    and "audit"."subjectId" = ${sql.ref(`${table}.id`)}
    and "audit"."action" in (${sql.join(actions)})
)`;

/**
 * When a user was last invited: from the email, or from the log once the cleanup has deleted that.
 */
export const lastInvited: RawBuilder<string> = sql`coalesce(max("email"."createdAt"), (
  select max("audit"."at") from "audit"
  where "audit"."clientId" = "user"."id"
    and "audit"."subject" = 'account'
    and "audit"."action" = 'invite'
))`;

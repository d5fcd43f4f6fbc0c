import { sql, type SqlBool } from "kysely";
import { documentsToRead } from "../assistant/passages/stale-documents.ts";
import type { Database } from "../database/open-database.ts";

/** How many are waiting, and when the oldest one began to wait. */
type Waiting = { count: number; oldestAt: string | null };

/** Written out: SQLite uses a partial index only for a literal. */
const isWaiting = (table: "delivery" | "email" | "listingEvent") =>
  sql<SqlBool>`${sql.ref(`${table}.state`)} = 'waiting'`;

const emailQueues = ["account", "notification"] as const;

/** How many are waiting in each queue, including empty ones. */
export async function readOutbox(db: Database): Promise<({ queue: string } & Waiting)[]> {
  const emails = await db
    .selectFrom("email")
    .where(isWaiting("email"))
    .groupBy("target")
    .select(({ fn }) => ["target", fn.countAll<number>().as("count")])
    .select(({ fn }) => fn.min<string | null>("createdAt").as("oldestAt"))
    .execute();
  const deliveries = await db
    .selectFrom("delivery")
    .innerJoin("inquiry", "inquiry.id", "delivery.inquiryId")
    .where(isWaiting("delivery"))
    .groupBy("delivery.target")
    .select(({ fn }) => ["delivery.target", fn.countAll<number>().as("count")])
    .select(({ fn }) => fn.min<string | null>("inquiry.receivedAt").as("oldestAt"))
    .execute();
  const events = await db
    .selectFrom("listingEvent")
    .where(isWaiting("listingEvent"))
    .groupBy("target")
    .select(({ fn }) => ["target", fn.countAll<number>().as("count")])
    .select(({ fn }) => fn.min<string | null>("at").as("oldestAt"))
    .execute();
  const found = new Map<string, Waiting>([
    ...emails.map(({ target, ...waiting }) => [`email-${target}`, waiting] as const),
    ...events.map(({ target, ...waiting }) => [`listing-${target}`, waiting] as const),
    ...deliveries.map(({ target, ...waiting }) => [`inquiry-${target}`, waiting] as const),
  ]);
  const queues = [
    ...emailQueues.map((target) => `email-${target}`),
    "inquiry-webhook",
    "inquiry-email",
    ...found.keys(),
  ];
  return [...new Set(queues)].map((queue) => ({
    queue,
    ...(found.get(queue) ?? { count: 0, oldestAt: null }),
  }));
}

/** The documents whose newest version the assistant hasn't read. */
export async function readIndexLag(db: Database): Promise<Waiting> {
  return documentsToRead(db)
    .select(({ fn }) => [
      fn.countAll<number>().as("count"),
      fn.min<string | null>("newest.addedAt").as("oldestAt"),
    ])
    .executeTakeFirstOrThrow();
}

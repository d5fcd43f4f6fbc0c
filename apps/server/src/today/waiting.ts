import type { TodayWait } from "@frontage/records/schemas/today";
import { expressionBuilder, sql } from "kysely";
import type { LibraryTables } from "../accounts/auth-library.ts";
import { prepared, type Reader } from "../database/prepared.ts";
import type { Tables } from "../database/tables.ts";
import { isOfActiveDeal } from "../database/is-of-active-deal.ts";
import { wasRemindedToday } from "../document-requests/queries.ts";
import { dayAt, daysBetween } from "../time/clock.ts";
import { lastDone, lastInvited } from "./last-done.ts";
import type { Unnamed } from "./names.ts";
import { alike } from "./one-query.ts";

/** Further ones are only counted. */
const waitsMax = 25;

type Clock = { now: Date; timeZone: string };
type Wait = Unnamed<TodayWait>;
type Row = {
  kind: TodayWait["kind"];
  id: string;
  clientId: string;
  dealId: string | null;
  name: string | null;
  dueDay: string | null;
  at: string;
  remindedAt: string | null;
  /** The number of its kind; only the first are read. */
  total: number;
};

const { row, union } = alike<Row>([
  "kind",
  "id",
  "clientId",
  "dealId",
  "name",
  "dueDay",
  "at",
  "remindedAt",
  "total",
]);
const total = sql<number>`count(*) over ()`;

/** What others have yet to do, longest wait first. */
export async function listWaiting(
  reader: Reader,
  clock: Clock,
): Promise<{ items: Wait[]; total: number }> {
  const rows = await readWaits(reader, {});
  const kinds = [...Map.groupBy(rows, ({ kind }) => kind).values()];
  return {
    items: rows
      .toSorted((one, other) => one.at.localeCompare(other.at) || one.id.localeCompare(other.id))
      .slice(0, waitsMax)
      .map((wait) => waitOf(wait, clock)),
    total: kinds.reduce((sum, [first]) => sum + Number(first?.total ?? 0), 0),
  };
}

function waitOf(row: Row, { now, timeZone }: Clock): Wait {
  const { at, clientId, dealId, id, kind } = row;
  // Whole days in the reader's calendar.
  const days = Math.max(0, daysBetween(dayAt(new Date(at), timeZone), dayAt(now, timeZone)));
  if (kind === "invitation") return { kind, id, clientId, dealId: null, at, days };
  // A signature that was requested again starts over.
  const isOver = kind === "signature" && row.remindedAt !== null && row.remindedAt <= at;
  const remindedAt = isOver ? null : row.remindedAt;
  const shared = {
    id,
    clientId,
    dealId,
    name: row.name ?? "",
    at,
    days,
    ...(remindedAt !== null && { remindedAt }),
    canRemind: !wasRemindedToday({ remindedAt }, now),
  };
  if (kind === "signature") return { kind, ...shared };
  return { kind, ...shared, ...(row.dueDay !== null && { dueDay: row.dueDay }) };
}

const eb = expressionBuilder<Tables & LibraryTables>();

const signatures = eb
  .selectFrom("document")
  .select((of) =>
    row({
      kind: sql.lit("signature"),
      id: "document.id",
      clientId: "document.clientId",
      dealId: "document.dealId",
      name: "document.name",
      at: of.fn.coalesce(lastDone("document", ["signature-request"]), "document.updatedAt"),
      remindedAt: lastDone("document", ["remind"]),
      total,
    }),
  )
  // Written out, to use the partial index.
  .where("document.status", "=", sql.lit("needs-signature"))
  .where("document.removedAt", "is", null)
  .where(isOfActiveDeal("document.dealId"))
  .orderBy("document.updatedAt")
  .orderBy("document.id")
  .limit(sql.lit(waitsMax));

const requests = eb
  .selectFrom("documentRequest")
  .select(
    row({
      kind: sql.lit("request"),
      id: "id",
      clientId: "clientId",
      dealId: "dealId",
      name: "label",
      dueDay: "dueDay",
      at: "createdAt",
      remindedAt: "remindedAt",
      total,
    }),
  )
  .where("status", "=", "requested")
  .where(isOfActiveDeal("documentRequest.dealId"))
  .orderBy("createdAt")
  .orderBy("id")
  .limit(sql.lit(waitsMax));

/** People without a password who can still choose one. */
const invitations = eb
  .selectFrom("user")
  .leftJoin("email", (join) =>
    join.onRef("email.personId", "=", "user.id").on("email.kind", "=", "invitation"),
  )
  .select(
    row({
      kind: sql.lit("invitation"),
      id: "user.id",
      clientId: "user.id",
      at: lastInvited,
      total,
    }),
  )
  .where("user.role", "=", "client")
  .where((of) =>
    of.not(
      of.exists(
        of.selectFrom("account").select("account.id").whereRef("account.userId", "=", "user.id"),
      ),
    ),
  )
  .where((of) =>
    of.not(
      of.exists(
        of
          .selectFrom("disabledAccount")
          .select("disabledAccount.personId")
          .whereRef("disabledAccount.personId", "=", "user.id"),
      ),
    ),
  )
  .groupBy("user.id")
  .having(lastInvited, "is not", null)
  .orderBy(lastInvited)
  .limit(sql.lit(waitsMax));

const readWaits = prepared<Record<never, string>, Row>((records) =>
  union(records, [signatures, requests, invitations]),
);

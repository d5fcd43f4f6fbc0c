import type { TodayNeed } from "@frontage/content/schemas/today";
import { expressionBuilder, sql } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";
import { lastDone } from "./last-done.ts";
import type { Unnamed } from "./names.ts";
import { alike } from "./one-query.ts";

/** More of a kind are only counted. */
const perKindMax = 10;
/** A row shows two lines. */
const textMax = 300;

type Need = Unnamed<TodayNeed>;
type Row = {
  kind: TodayNeed["kind"];
  id: string;
  clientId: string | null;
  dealId: string | null;
  name: string | null;
  email: string | null;
  text: string | null;
  /** Of a thread, else 0. */
  unread: number;
  documentId: string | null;
  start: string | null;
  end: string | null;
  timeZone: string | null;
  /** Of an event. */
  status: string | null;
  at: string | null;
  /** Of its kind, since only the first are read. */
  total: number;
};

const { readAll, row } = alike<Row>([
  "kind",
  "id",
  "clientId",
  "dealId",
  "name",
  "email",
  "text",
  "unread",
  "documentId",
  "start",
  "end",
  "timeZone",
  "status",
  "at",
  "total",
]);
const total = sql<number>`count(*) over ()`;

/**
 * What waits for the broker: kind by kind, the oldest first.
 */
export async function listNeeds(
  records: Database,
  { now }: { now: Date },
): Promise<{ items: Need[]; total: number; more: TodayNeed["kind"][] }> {
  const rows = await readAll(records, [
    inquiries,
    unread,
    reportedSignatures,
    receivedRequests,
    requestedTimes(now),
  ]);
  const kinds = [...Map.groupBy(rows, ({ kind }) => kind).values()];
  return {
    items: kinds.flatMap((kind) =>
      kind.toSorted((a, b) => (a.at ?? "").localeCompare(b.at ?? "")).map(needOf),
    ),
    total: kinds.reduce((sum, [first]) => sum + Number(first?.total ?? 0), 0),
    more: kinds.flatMap((rowsOfKind) => {
      const [first] = rowsOfKind;
      return first && Number(first.total) > rowsOfKind.length ? [first.kind] : [];
    }),
  };
}

const shortened = (text: string) =>
  text.length > textMax ? `${text.slice(0, textMax).trimEnd()}…` : text;

function needOf(row: Row): Need {
  const { clientId: owner, dealId, id, kind } = row;
  const clientId = owner ?? "";
  const name = row.name ?? "";
  const text = shortened(row.text ?? "");
  const at = row.at ?? "";
  switch (kind) {
    case "inquiry":
      return { kind, id, name, email: row.email ?? "", text, at };
    case "message":
      return {
        kind,
        id,
        clientId,
        dealId: null,
        text,
        ...(row.name !== null && { about: row.name }),
        unread: row.unread,
        at,
      };
    case "signature":
      return { kind, id, clientId, dealId, name, at };
    case "request": {
      const { documentId } = row;
      return { kind, id, ...(documentId !== null && { documentId }), clientId, dealId, name, at };
    }
    case "time":
      return {
        kind,
        id,
        clientId,
        dealId,
        title: name,
        start: row.start ?? "",
        end: row.end ?? "",
        timeZone: row.timeZone ?? "UTC",
        isChange: row.status === "confirmed",
        ...(row.at !== null && { at: row.at }),
      };
  }
}

const eb = expressionBuilder<Tables>();

const inquiries = eb
  .selectFrom("inquiry")
  .select(
    row({
      kind: sql.lit("inquiry"),
      id: "id",
      name: "name",
      email: "email",
      text: "message",
      at: "receivedAt",
      unread: sql.lit(0),
      total,
    }),
  )
  .where("status", "=", "new")
  .orderBy("receivedAt")
  .orderBy("id")
  .limit(perKindMax);

const unread = eb
  .selectFrom("thread")
  .select((of) =>
    row({
      kind: sql.lit("message"),
      id: "thread.id",
      clientId: "thread.clientId",
      // A conversation about a contact has the contact's name.
      name: of.case().when("thread.kind", "=", "contact").then(of.ref("thread.name")).end(),
      text: of
        .selectFrom("message")
        .select("message.text")
        .whereRef("message.threadId", "=", "thread.id")
        .where("message.author", "=", "client")
        .orderBy("message.sentAt", "desc")
        .limit(1)
        .$asScalar(),
      unread: "thread.unreadByBroker",
      at: "thread.lastMessageAt",
      total,
    }),
  )
  .where("thread.unreadByBroker", ">", 0)
  .orderBy("thread.lastMessageAt")
  .orderBy("thread.id")
  .limit(perKindMax);

const reportedSignatures = eb
  .selectFrom("document")
  .select((of) =>
    row({
      kind: sql.lit("signature"),
      id: "document.id",
      clientId: "document.clientId",
      dealId: "document.dealId",
      name: "document.name",
      at: of.fn.coalesce(lastDone("document", ["signature-report"]), "document.updatedAt"),
      unread: sql.lit(0),
      total,
    }),
  )
  // Written out: there is an index for it.
  .where("document.status", "=", sql.lit("needs-confirmation"))
  .where("document.removedAt", "is", null)
  .orderBy("document.updatedAt")
  .orderBy("document.id")
  .limit(perKindMax);

const receivedRequests = eb
  .selectFrom("documentRequest")
  .leftJoin("document", (join) =>
    join
      .onRef("document.id", "=", "documentRequest.documentId")
      .on("document.removedAt", "is", null),
  )
  .select((of) =>
    row({
      kind: sql.lit("request"),
      id: "documentRequest.id",
      clientId: "documentRequest.clientId",
      dealId: "documentRequest.dealId",
      name: "documentRequest.label",
      documentId: "document.id",
      at: of.fn.coalesce("document.updatedAt", "documentRequest.createdAt"),
      unread: sql.lit(0),
      total,
    }),
  )
  .where("documentRequest.status", "=", "received")
  .orderBy((of) => of.fn.coalesce("document.updatedAt", "documentRequest.createdAt"))
  .orderBy("documentRequest.id")
  .limit(perKindMax);

/** Requested times, and others that clients want for confirmed ones; none that have passed. */
function requestedTimes(now: Date) {
  const moment = now.toISOString();
  const ofChange = (change: "changeStart" | "changeEnd", own: "startsAt" | "endsAt") =>
    sql<string | null>`case "event"."status" when 'confirmed'
      then ${sql.ref(`event.${change}`)} else ${sql.ref(`event.${own}`)} end`;
  return eb
    .selectFrom("event")
    .select(
      row({
        kind: sql.lit("time"),
        id: "event.id",
        clientId: "event.clientId",
        dealId: "event.dealId",
        name: "event.title",
        start: ofChange("changeStart", "startsAt"),
        end: ofChange("changeEnd", "endsAt"),
        timeZone: "event.timeZone",
        status: "event.status",
        at: lastDone("event", ["request", "propose"]),
        unread: sql.lit(0),
        total,
      }),
    )
    .where((of) =>
      of.or([
        of.and([of("event.status", "=", "requested"), of("event.startsAt", ">", moment)]),
        of.and([
          of("event.status", "=", "confirmed"),
          of("event.changeBy", "=", "client"),
          of("event.changeStart", ">", moment),
        ]),
      ]),
    )
    .orderBy("event.startsAt")
    .orderBy("event.id")
    .limit(perKindMax);
}

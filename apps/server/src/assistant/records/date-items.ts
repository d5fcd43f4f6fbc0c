import { withinSentence } from "@frontage/records/client-step";
import { eventPath, keyDatePath } from "@frontage/content/dashboard";
import type { PortalEvent } from "@frontage/records/schemas/event";
import type { KeyDateView } from "@frontage/records/schemas/key-date";
import { isPassing, type KeyDateKind } from "@frontage/records/schemas/key-date-kinds";
import { formatClock } from "../../key-dates/rows.ts";
import { dayAt, formatFullDay, formatTime, formatZone } from "../../time/clock.ts";
import type { DealRecord } from "./deal-items.ts";
import { recordItem, type RecordItem } from "./record-item.ts";

/** What dates of a kind are also called. */
const otherNames: Partial<Record<KeyDateKind, string>> = {
  "effective-date": "effective date contract signed under contract in force",
  closing: "closing settle deal transaction sale purchase title transfer",
  "lease-commencement": "lease commencement commence begins",
  expiration: "lease ends expiration",
  "first-transfer": "exchange first transfer day 0 relinquished sale closed",
  "exchange-identification":
    "exchange identification identify name designate replacement property 45 day",
  "exchange-receipt": "exchange receive acquire buy complete finish replacement property 180 day",
};

/** What a deal's key date states; nothing while it has no day. */
export function keyDateItems(date: KeyDateView, deal: DealRecord, today: string): RecordItem[] {
  const { day, id, kind, label, responsibleName, status } = date;
  if (day === undefined) return [];
  const isOver = status === "done" || status === "waived";
  const when =
    formatFullDay(day) +
    (date.time ? ` by ${formatClock(date.time)} ${formatZone(deal.timeZone)}` : "");
  const quote = `${deal.name}: ${statement(label, when, { isDue: kind === "deadline", isPast: day < today || status === "done" })}${statusOf(date)}.`;
  const responsible = responsibleName
    ? [`${deal.name}: ${withinSentence(label)}: the responsible party is ${responsibleName}.`]
    : [];
  const passage = {
    kind: "event" as const,
    recordId: id,
    title: `${deal.name}: ${withinSentence(label)}`,
    path: keyDatePath(deal.id, id),
    text: [quote, ...responsible].join("\n"),
    clientId: deal.clientId,
    dealId: deal.id,
  };
  const shared = {
    label,
    other: otherNames[kind] ?? "",
    isSettled: isOver || (isPassing(kind) && day < today),
    isKeyDate: true,
  };
  return [recordItem(passage, { attribute: "date", type: "date", day, quote }, shared)];
}

/** Whether a name ends in a verb, or in a word as good as one. */
const isSaidOf =
  /\b(?:begins?|due|ends?|expires?|starts?|closes|opens|commences|\w+ed|begun|vacant|paid)$/i;

/** "due diligence ends Friday, November 27, 2026", "title objection is due …", "closing was …" */
function statement(label: string, when: string, is: { isDue: boolean; isPast: boolean }): string {
  const name = withinSentence(label);
  if (isSaidOf.test(label)) return `${name} ${when}`;
  // "Review of offers" is one review.
  const isMany = /[^s]s$/i.test(label.split(/ (?:of|for|with|on|to|at|about) /)[0] ?? label);
  const verb = is.isPast ? (isMany ? "were" : "was") : isMany ? "are" : "is";
  return `${name} ${verb}${is.isDue ? " due" : ""} ${when}`;
}

function statusOf({ override, settledOn, status }: KeyDateView): string {
  const on = settledOn ? ` on ${formatFullDay(settledOn)}` : "";
  if (status === "done") return settledOn ? `, and was done${on}` : ", and is done";
  if (status === "waived") return `, and was waived${on}`;
  if (status === "extended")
    return `, as extended${override?.reason ? ` by ${override.reason}` : ""}`;
  return "";
}

const eventNames: Record<PortalEvent["kind"], string> = {
  viewing: "viewing tour showing visit",
  call: "call phone",
  milestone: "",
  deadline: "",
};

const statusNames: Partial<Record<PortalEvent["status"], string>> = {
  requested: "requested, not confirmed yet",
  proposed: "proposed, not confirmed yet",
  declined: "declined",
  withdrawn: "withdrawn",
  canceled: "canceled",
};

/** What a tour, call, deadline or milestone of the calendar states. */
export function eventItems(
  event: PortalEvent,
  { clientId, deal, today }: { clientId: string; deal: DealRecord | undefined; today: string },
): RecordItem[] {
  const isTimed = "start" in event;
  const day = isTimed ? dayAt(new Date(event.start), event.timeZone) : event.day;
  const status = statusNames[event.status];
  const prefix = deal ? `${deal.name}: ` : "";
  const place = event.location ? `, ${event.location}` : "";
  const when = isTimed
    ? `${formatFullDay(day)}, ${formatTime(new Date(event.start), event.timeZone)} to ${formatTime(new Date(event.end), event.timeZone)} ${formatZone(event.timeZone)}`
    : formatFullDay(day);
  const said = statement(event.title, when + place, {
    isDue: !isTimed && event.kind === "deadline",
    isPast: day < today,
  });
  const quote = `${prefix}${deal ? said : said.charAt(0).toUpperCase() + said.slice(1)}${status ? ` (${status})` : ""}.`;
  const notes = [event.note, event.answer, event.reason].filter((note) => note !== undefined);
  const passage = {
    kind: "event" as const,
    recordId: event.id,
    title: deal ? `${deal.name}: ${withinSentence(event.title)}` : event.title,
    path: eventPath(event.id),
    text: [quote, ...notes].join("\n"),
    clientId,
    dealId: event.dealId ?? null,
  };
  return [
    recordItem(
      passage,
      { attribute: "date", type: "date", day, quote },
      {
        label: event.title,
        other: eventNames[event.kind],
        isSettled: day < today,
        ...(isTimed ? { start: event.start } : {}),
      },
    ),
  ];
}

import { placeInSentence } from "@frontage/records/in-sentence";
import { formatRole } from "@frontage/records/deal-clock/labels";
import { eventPath, keyDatePath } from "@frontage/content/dashboard";
import type { PortalEvent } from "@frontage/records/schemas/event";
import type { KeyDateView } from "@frontage/records/schemas/key-date";
import type { KeyDateKind } from "@frontage/records/schemas/key-date-kinds";
import { formatClock } from "../../key-dates/rows.ts";
import { dayAt, formatFullDay, formatTime, formatZone } from "../../time/clock.ts";
import type { DealRecord } from "./deal-cards.ts";
import type { RecordCard } from "./record-card.ts";

/** What dates of a kind are also called. */
const kindWords: Partial<Record<KeyDateKind, string>> = {
  "effective-date": "effective contract agreement signed in force",
  closing: "close settle settlement transfer title sale purchase deal",
  "lease-commencement": "commencement commence begin start lease",
  expiration: "expire end run out lease over",
  "first-transfer": "exchange first transfer day 0 relinquished sale closed",
  "exchange-identification": "exchange identify name designate replacement property 45 day 1031",
  "exchange-receipt": "exchange receive acquire buy complete finish replacement property 180 day",
};

/** A deal's key date with its rule; none while it has no day. */
export function keyDateCards(date: KeyDateView, deal: DealRecord): RecordCard[] {
  const { basis, day, id, kind, label, responsible, ruleText, time } = date;
  if (day === undefined) return [];
  const by = time ? `, by ${formatClock(time)} ${formatZone(deal.timeZone)}` : "";
  const who =
    responsible && "role" in responsible
      ? formatRole(responsible.role, deal.side)
      : date.responsibleName;
  const section = sentences([ruleText, basis, who && `Responsible: ${who}`]);
  return [
    {
      source: "keyDate",
      recordId: id,
      dealIds: [deal.id],
      title: "Dates",
      path: keyDatePath(deal.id, id),
      label,
      text: `${formatFullDay(day)}${by}${statusOf(date)}`,
      ...(section && { section }),
      words: `${kindWords[kind] ?? ""} date day deadline due last until time`,
      answers: ["when"],
    },
  ];
}

const sentences = (texts: readonly (string | undefined)[]) => texts.filter(Boolean).join(". ");

function statusOf({ override, settledOn, status }: KeyDateView): string {
  const on = settledOn ? ` on ${formatFullDay(settledOn)}` : "";
  if (status === "done") return `, done${on}`;
  if (status === "waived") return `, waived${on}`;
  if (status !== "extended") return "";
  return `, as extended${override?.reason ? ` by ${override.reason}` : ""}`;
}

const eventWords: Record<PortalEvent["kind"], string> = {
  viewing: "viewing tour showing visit inspection appointment",
  call: "call phone appointment talk",
  milestone: "date",
  deadline: "deadline due date",
};

const statusNames: Partial<Record<PortalEvent["status"], string>> = {
  requested: "requested, not confirmed yet",
  proposed: "proposed, not confirmed yet",
};

/** A tour, call, deadline or milestone of the calendar. */
export function eventCard(event: PortalEvent): RecordCard {
  const isTimed = "start" in event;
  const when = isTimed
    ? `${formatFullDay(dayAt(new Date(event.start), event.timeZone))}, ${formatTime(new Date(event.start), event.timeZone)} to ${formatTime(new Date(event.end), event.timeZone)} ${formatZone(event.timeZone)}`
    : formatFullDay(event.day);
  const status = statusNames[event.status];
  const section = sentences([event.note, event.answer, event.reason]);
  return {
    source: "event",
    recordId: event.id,
    dealIds: event.dealId === undefined ? [] : [event.dealId],
    title: "Calendar",
    path: eventPath(event.id),
    label: event.title,
    text: `${when}${event.location ? `, ${placeInSentence(event.location)}` : ""}${status ? ` (${status})` : ""}`,
    ...(section && { section }),
    words: `${eventWords[event.kind]} when where what time place`,
    answers: ["when"],
  };
}

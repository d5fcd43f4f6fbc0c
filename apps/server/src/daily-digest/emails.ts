import { formatAmount } from "@frontage/records/offer-words";
import { dashboardPaths } from "@frontage/content/dashboard";
import { formatDaysLeft } from "@frontage/records/deal-clock/due-sentence";
import type { Today, TodayDeadline, TodayNeed, TodayWait } from "@frontage/records/schemas/today";
import { bodyOf, greetingOf, oneLine, type Recipient } from "../mail/email.ts";
import type { Email } from "../mail/mailer.ts";
import { formatShortDay } from "../time/clock.ts";

/** The parts of a broker's day that the digest includes. */
export type Digest = Required<Pick<Today, "deadlines" | "needsYou" | "waiting">>;

/** Longer lists end with how many more there are. */
const listedMax = 10;
/** Old missed dates leave room for upcoming ones. */
const missedMax = 3;

const needNames: Record<TodayNeed["kind"], [one: string, many: string]> = {
  inquiry: ["new inquiry", "new inquiries"],
  offer: ["offer to answer", "offers to answer"],
  message: ["conversation to answer", "conversations to answer"],
  asked: ["question to the assistant", "questions to the assistant"],
  access: ["request for a listing’s documents", "requests for listings’ documents"],
  question: ["question on a listing", "questions on listings"],
  tour: ["request for a tour", "requests for tours"],
  confirm: ["listing to confirm as available", "listings to confirm as available"],
  term: ["listing agreement to renew", "listing agreements to renew"],
  signature: ["signature to confirm", "signatures to confirm"],
  request: ["document to mark received", "documents to mark received"],
  time: ["requested time to answer", "requested times to answer"],
};

/** Whether there is anything to say. */
export const isEmptyDigest = ({ deadlines, needsYou, waiting }: Digest) =>
  deadlines.total + needsYou.total + waiting.total === 0;

/**
 * The daily email about a broker's day.
 *
 * @param publicUrl the site's origin, which its links begin with
 */
export function digestEmail(reader: Recipient, digest: Digest, publicUrl: string): Email {
  const { deadlines, needsYou, waiting } = digest;
  const sections = [
    part("Needs you", needsYou.total, needLines(needsYou.items, needsYou.total)),
    part("Deadlines", deadlines.total, listed(deadlines.items).map(deadlineLine)),
    part("Waiting on others", waiting.total, waiting.items.slice(0, listedMax).map(waitLine)),
  ].filter((section) => section !== "");
  const paragraphs = [
    greetingOf(reader),
    ...sections,
    { label: "Open your day", url: publicUrl + dashboardPaths.overview },
    "You get this email once a day.",
    {
      label: "Change its hour or turn it off",
      url: `${publicUrl}${dashboardPaths.settings}#notifications`,
    },
  ];
  return { to: reader.email, subject: subjectOf(digest), ...bodyOf(paragraphs) };
}

function subjectOf({ deadlines, needsYou, waiting }: Digest): string {
  const { total: needs } = needsYou;
  const parts = [
    needs > 0 && `${needs} ${needs === 1 ? "needs" : "need"} you`,
    deadlines.total > 0 && counted(deadlines.total, "deadline", "deadlines"),
    needsYou.total + deadlines.total === 0 && `waiting on ${waiting.total}`,
  ].filter((words) => words !== false);
  return `Your day: ${parts.join(", ")}`;
}

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** A heading with its lines; empty if there are none. */
function part(title: string, total: number, lines: readonly string[]): string {
  if (total === 0) return "";
  const more = title === "Needs you" ? 0 : total - lines.length;
  return [
    `${title} (${total})`,
    ...lines.map((line) => `- ${oneLine(line)}`),
    ...(more > 0 ? [`- and ${more} more`] : []),
  ].join("\n");
}

/** By kind; the first few of each are named. */
function needLines(items: readonly TodayNeed[], total: number): string[] {
  const byKind = Object.entries(Object.groupBy(items, ({ kind }) => kind)) as [
    TodayNeed["kind"],
    TodayNeed[],
  ][];
  const lines = byKind.map(([kind, needs]) => counted(needs.length, ...needNames[kind]));
  const more = total - items.length;
  return more > 0 ? [...lines, `${more} more`] : lines;
}

/** The latest missed dates, everything due today or tomorrow, and later ones as space allows. */
function listed(deadlines: readonly TodayDeadline[]): TodayDeadline[] {
  const missed = deadlines.filter(({ daysLeft }) => daysLeft < 0).slice(-missedMax);
  const ahead = deadlines.filter(({ daysLeft }) => daysLeft >= 0);
  const near = ahead.filter(({ daysLeft }) => daysLeft <= 1).length;
  return [...missed, ...ahead.slice(0, Math.max(near, listedMax - missed.length))];
}

function deadlineLine(deadline: TodayDeadline): string {
  const { daysLeft, day, label } = deadline;
  const names =
    "listing" in deadline
      ? [deadline.listing.name, deadline.who]
      : [deadline.deal?.name, deadline.client.name];
  const place = names.filter(Boolean).join(", ");
  return `${formatShortDay(day)}: ${label}, ${place} (${formatDaysLeft(daysLeft).toLowerCase()})`;
}

function waitLine(wait: TodayWait): string {
  const what = waitText(wait);
  return wait.days === 0 ? what : `${what} (${counted(wait.days, "day", "days")})`;
}

function waitText(wait: TodayWait): string {
  switch (wait.kind) {
    case "invitation":
      return `${wait.client.name} hasn’t logged in yet`;
    case "request":
      return `${wait.name}, requested from ${wait.client.name}`;
    case "signature":
      return `Signature of ${wait.client.name} on ${wait.name}`;
    case "counter":
      return `${wait.state}: ${formatAmount(wait.terms)} for ${wait.listing.name}, ${wait.who}`;
  }
}

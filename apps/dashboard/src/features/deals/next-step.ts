import { clientStepOf, documentInSentence, withArticle } from "@frontage/records/in-sentence";
import { eventPath, threadPath } from "@frontage/content/dashboard";
import { formatDue, formatWhen } from "@frontage/records/deal-clock/due-sentence";
import { numberWord } from "@frontage/records/offer-words";
import type { Deal } from "@frontage/records/schemas/deal";
import type { PortalDocument } from "@frontage/records/schemas/document";
import type { DocumentRequest } from "@frontage/records/schemas/document-request";
import type { PortalEvent } from "@frontage/records/schemas/event";
import type { Thread } from "@frontage/records/schemas/thread";

import { dayIn, formatTime, type Clock } from "../../time/dates.ts";
import type { KeyDate } from "./key-dates.ts";

/** What the reader of a deal's page must do, and the nearest date. */
export type NextStep = {
  /** "Sign revision 3 of the purchase agreement." */
  sentence: string;
  /** "Due diligence ends Friday." */
  date: string;
  /** The button: a link, or the upload of a requested document. */
  action?: { label: string } & ({ to: string } | { request: DocumentRequest });
};

export type NextStepFacts = {
  /** Newest first. */
  documents: readonly PortalDocument[];
  /** Sorted by due day. */
  requests: readonly DocumentRequest[];
  /** Upcoming events, sorted by start. */
  events: readonly PortalEvent[];
  dates: readonly KeyDate[];
  /** The server's next date; a sample has only key dates. */
  nextDate?: Deal["nextDate"];
  /** The conversation between the client and the broker. */
  thread: Thread | undefined;
  /** The number of offers that wait for the client's answer. */
  offers?: number | undefined;
  /** The amount of a counter that waits for the client’s approval: "$12,250,000". */
  counter?: string | undefined;
  /** The client’s name, for a broker. */
  client: string | undefined;
  isArchived: boolean;
  clock: Clock;
};

type Waiting = Omit<NextStep, "date">;

/** The most urgent step for the reader, and the next date. */
export function nextStepOf(facts: NextStepFacts): NextStep {
  const { client, clock, dates, isArchived, nextDate } = facts;
  const waitingIn = (some: NextStepFacts) =>
    client === undefined ? forClient(some) : forBroker(some, firstName(client));
  if (isArchived) {
    const waiting = waitingIn(leftOf(facts));
    return {
      ...(waiting ?? { sentence: "Archived." }),
      date: waiting ? "" : "Its dates and requests no longer remind anyone.",
    };
  }
  const next = nextDate ?? dates.find(({ state }) => state === "current");
  return {
    ...(waitingIn(facts) ?? { sentence: "You’re all caught up." }),
    date: next ? formatDue(next, dayIn(clock.now, clock.timeZone)) : "",
  };
}

/**
 * The facts of an archived deal: without open requests and signatures, but with those that wait for
 * the broker.
 */
const leftOf = (facts: NextStepFacts): NextStepFacts => ({
  ...facts,
  documents: facts.documents.filter(({ status }) => status === "needs-confirmation"),
  requests: facts.requests.filter(({ status }) => status === "received"),
});

const firstName = (name: string) => name.split(" ", 1)[0] ?? name;
const documentLink = (id: string) => `?document=${id}`;
const requestLink = (id: string) => `#request-${id}`;

function forClient({
  clock,
  counter,
  documents,
  events,
  offers = 0,
  requests,
  thread,
}: NextStepFacts): Waiting | undefined {
  const request = requests.find(({ status }) => status === "requested");
  const step = clientStepOf({
    toSign: documents.find(({ status }) => status === "needs-signature"),
    requested: request,
    proposed: events.find(
      (event) =>
        event.status === "proposed" || ("change" in event && event.change?.by === "broker"),
    ),
    thread,
  });
  if (counter !== undefined) {
    return {
      sentence: `Approve the counter of ${counter}.`,
      action: { label: "See the counter", to: "#offers" },
    };
  }
  if (offers > 0) {
    return {
      sentence: offers === 1 ? "Answer an offer." : `Answer ${numberWord(offers)} offers.`,
      action: { label: offers === 1 ? "See the offer" : "See the offers", to: "#offers" },
    };
  }
  if (!step) return undefined;
  const what = step.what.charAt(0).toUpperCase() + step.what.slice(1);
  if (step.kind === "send" && request) {
    const due = request.dueDay;
    const today = dayIn(clock.now, clock.timeZone);
    const dueText = due === undefined || due < today ? "" : ` by ${formatWhen(due, today)}`;
    return { sentence: `${what}${dueText}.`, action: { label: step.action, request } };
  }
  const to = { sign: documentLink, send: requestLink, confirm: eventPath, read: threadPath };
  return {
    sentence: `${what}.`,
    action: { label: step.action, to: to[step.kind](step.id) },
  };
}

/** @param client the client's first name */
function forBroker(
  { clock, documents, events, requests, thread }: NextStepFacts,
  client: string,
): Waiting | undefined {
  if (thread?.unread) {
    const count = thread.unread === 1 ? "" : ` ${thread.unread} messages`;
    return {
      sentence: count ? `${client} sent you${count}.` : `${client} wrote to you.`,
      action: { label: "Reply", to: threadPath(thread.id) },
    };
  }
  const wanted = events.find(
    (event) => event.status === "requested" || ("change" in event && event.change?.by === "client"),
  );
  if (wanted) {
    return {
      sentence: timeSentence(wanted, client, clock),
      action: { label: "Answer", to: eventPath(wanted.id) },
    };
  }
  const reported = documents.find(({ status }) => status === "needs-confirmation");
  if (reported) {
    return {
      sentence: `${client} says ${documentInSentence(reported)} is signed.`,
      action: { label: "Review", to: documentLink(reported.id) },
    };
  }
  const received = requests.find(({ status }) => status === "received");
  if (received) {
    return {
      sentence: `${client} sent ${withArticle(received.label)}.`,
      ...(received.documentId === undefined
        ? {}
        : { action: { label: "Review", to: documentLink(received.documentId) } }),
    };
  }
  const toSign = documents.find(({ status }) => status === "needs-signature");
  return toSign && { sentence: `Waiting for ${client} to sign ${documentInSentence(toSign)}.` };
}

/**
 * The sentence about a requested time: "Taylor asks for a tour tomorrow at 10am.", "Taylor asks to
 * move the tour to Friday at 11am."
 */
function timeSentence(event: PortalEvent, client: string, { now, timeZone }: Clock): string {
  const what = event.kind === "viewing" ? "tour" : "call";
  if (!("start" in event)) return `${client} asks for a time.`;
  const { start } = event.change ?? event;
  const day = formatWhen(dayIn(start, timeZone), dayIn(now, timeZone));
  const when = `${day} at ${formatTime(start, timeZone)}`;
  return event.change
    ? `${client} asks to move the ${what} to ${when}.`
    : `${client} asks for a ${what} ${when}.`;
}

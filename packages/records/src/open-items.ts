import { withArticle } from "./amounts.ts";
import {
  buyerInSentence,
  documentInSentence,
  withDefiniteArticle,
  withinSentence,
} from "./in-sentence.ts";
import {
  daysUntil,
  formatDaysLeft,
  formatDue,
  formatDueAt,
  formatWhen,
  type NamedDate,
} from "./deal-clock/due-sentence.ts";
import { capitalized, numberWord } from "./offer-words.ts";
import type { PortalDocument } from "./schemas/document.ts";
import type { EventKind } from "./schemas/event.ts";
import {
  type NextStep,
  type NextSteps,
  openItemKinds,
  type OpenItemKind,
  type WaitingFor,
} from "./schemas/next-steps.ts";

// What is open in deals, for everyone who reads it: the overview, a deal's page and the lists.

/** Something that someone has to do. */
export type OpenItem = {
  id: string;
  /** Whose turn it is; "you" for the reader's own. */
  turn: "you" | "client" | "broker" | "buyer";
  /** Who that is, unless it's the reader. */
  who: string;
  deal?: { id: string; name: string } | undefined;
  clientId: string;
  /** Since when: an ISO time. */
  at: string;
  /** The day it ends or is due, where it is: "2026-07-17". */
  endsOn?: string | undefined;
  /** The moment, where it is known: of two that end on a day, it tells which does first. */
  endsAt?: string | undefined;
  path: string;
  canRemind?: boolean;
} & (
  | {
      kind: "offer" | "counter";
      amount: string;
      isLease: boolean;
      buyer: string;
      /** Where all offers for the property are. */
      listPath: string;
      /** The owner wants to accept it, or has approved the counter. */
      state?: "accept" | "approved" | undefined;
    }
  | { kind: "sign"; document: Pick<PortalDocument, "name" | "type"> }
  | { kind: "send"; label: string }
  | {
      kind: "confirm";
      event: EventKind;
      title: string;
      isChange: boolean;
      /** The proposed or requested time: "Friday at 10am". */
      time?: string | undefined;
    }
  | { kind: "read"; unread: number; from: string }
  /** A client’s question that the assistant left to the broker. */
  | { kind: "answer" }
  /** A listing agreement that ends, or has ended. */
  | { kind: "term"; endsOn: string }
);

type Reader = "client" | "broker";

/** What the words depend on. */
type Words = {
  reader: Reader;
  /** The broker's first name. */
  broker: string;
  /** "2026-07-14" */
  today: string;
  /** When a wait began: "since 9:41am". */
  since: (at: string) => string;
  /** The reader's day of a moment. */
  dayOf: (at: string) => string;
};

/** The most urgent first; among equals what ends first, then what is oldest. */
export const byUrgency = (one: OpenItem, other: OpenItem): number =>
  openItemKinds.indexOf(one.kind) - openItemKinds.indexOf(other.kind) ||
  (one.endsAt ?? one.endsOn ?? "9999").localeCompare(other.endsAt ?? other.endsOn ?? "9999") ||
  one.at.localeCompare(other.at) ||
  one.id.localeCompare(other.id);

/**
 * What a deal is waiting for: the reader's own most urgent item or, with none, someone else's.
 *
 * @param items the deal's, most urgent first
 */
export function waitingForOf(items: readonly OpenItem[], words: Words): WaitingFor | undefined {
  const item = items.find(({ turn }) => turn === "you") ?? items[0];
  if (!item) return undefined;
  const { canRemind, id, kind, turn, who } = item;
  const isYours = turn === "you";
  const together = items.filter((each) => each.kind === kind && each.turn === turn);
  return {
    kind,
    id,
    isYours,
    who: isYours ? "You" : who,
    what: isYours ? yoursText(item, items, words) : othersText(item, words),
    verb: isYours ? verbOf(item, words.reader) : "Open",
    path: pathOf(item, together),
    ...(canRemind !== undefined && { canRemind }),
  };
}

const verbs = {
  client: {
    offer: "Answer",
    counter: "Review",
    sign: "Sign",
    send: "Upload",
    confirm: "Answer",
    read: "Read",
    answer: "Open",
    term: "Open",
  },
  broker: {
    offer: "Review",
    counter: "Review",
    sign: "Confirm",
    send: "Review",
    confirm: "Answer",
    read: "Reply",
    answer: "Answer",
    term: "Renew",
  },
} as const satisfies Record<Reader, Record<OpenItemKind, string>>;

const verbOf = ({ kind }: OpenItem, reader: Reader) => verbs[reader][kind];

const nounOf = ({ isLease }: Extract<OpenItem, { isLease: boolean }>) =>
  isLease ? "proposal" : "offer";
const messages = (unread: number) => (unread > 1 ? `${unread} messages` : "a message");

/** The reader's turn: "Two offers, a counter", "Revision 3 to sign", "Tour request, since 9:41am". */
function yoursText(item: OpenItem, items: readonly OpenItem[], words: Words): string {
  const isClient = words.reader === "client";
  const since = (text: string) => (isClient ? text : `${text}, ${words.since(item.at)}`);
  switch (item.kind) {
    case "offer":
    case "counter": {
      if (item.state === "accept") return since(`The owner accepts ${item.amount}`);
      if (item.state === "approved") return "Counter approved, to send";
      const offers = items.filter(({ kind, turn }) => kind === "offer" && turn === "you");
      const counters = items.filter(({ kind, turn }) => kind === "counter" && turn === "you");
      const out = items.filter(({ kind, turn }) => kind === "counter" && turn !== "you");
      if (offers.length === 0) return capitalized(countersText(counters.length));
      const [only] = offers;
      const text =
        offers.length === 1 && only
          ? `${capitalized(withArticle(item.amount))} ${nounOf(item)}`
          : `${capitalized(numberWord(offers.length))} ${nounOf(item)}s`;
      if (counters.length > 0) {
        return `${text}, ${countersText(counters.length)}${isClient ? "" : " to send"}`;
      }
      if (isClient || out.length === 0) return offers.length === 1 ? since(text) : text;
      return `${text}; ${countersText(out.length)} ${out.length === 1 ? "is" : "are"} out`;
    }
    case "sign":
      if (!isClient) return since("Says it’s signed");
      return `${capitalized(shortName(item.document))} to sign`;
    case "send":
      return isClient ? capitalized(item.label) : since(`Sent ${withinSentence(item.label)}`);
    case "confirm": {
      const what = withinSentence(item.title);
      if (isClient) return `A time for the ${what}`;
      return since(item.isChange ? `New time for the ${what}` : "Tour request");
    }
    case "read":
      return since(capitalized(messages(item.unread)));
    case "answer":
      return since("A question to the assistant");
    case "term":
      return termText(item, words.today);
  }
}

/** "Listing agreement ends July 31" */
const termText = ({ endsOn }: { endsOn: string }, today: string) =>
  endsOn < today
    ? "Listing agreement has ended"
    : `Listing agreement ends ${formatWhen(endsOn, today)}`;

const countersText = (counters: number) =>
  counters === 1 ? "a counter" : `${numberWord(counters)} counters`;

type OffersToDo = { offers: number; counters: number; noun: "offer" | "proposal" };

/**
 * What is to be done with a property's offers: "Answer three offers and send a counter", "Send a
 * counter".
 */
export function offersTask(
  { counters, noun, offers }: OffersToDo,
  { answer, verb = "send" }: { answer?: string; verb?: "approve" | "send" } = {},
): string {
  const one = noun === "offer" ? "an offer" : "a proposal";
  const tasks = [
    offers > 0 && (answer ?? `Answer ${offers === 1 ? one : `${numberWord(offers)} ${noun}s`}`),
    counters > 0 && `${verb} ${countersText(counters)}`,
  ];
  return capitalized(tasks.filter(Boolean).join(" and "));
}

/** A revision by its number, anything else by its name. */
const shortName = ({ name }: Pick<PortalDocument, "name">) =>
  /\brevision \d+$/i.exec(name)?.[0].toLowerCase() ?? name;

/** Someone else's turn: "Counter of $12,250,000, 4 days", "Confirms your signature". */
function othersText(item: OpenItem, { dayOf, reader, today }: Words): string {
  const days = daysUntil(today, dayOf(item.at));
  const since = days <= 0 ? "today" : `${days} ${days === 1 ? "day" : "days"}`;
  const isBroker = item.turn === "broker";
  switch (item.kind) {
    case "offer":
      return isBroker ? `Prepares the contract at ${item.amount}` : `An offer, ${since}`;
    case "counter":
      if (isBroker) return `Sends the counter of ${item.amount}`;
      return `Counter of ${item.amount}, ${since}`;
    case "sign":
      return isBroker ? "Confirms your signature" : `${item.document.name}, ${since}`;
    case "send":
      if (isBroker) return `Reviews ${withDefiniteArticle(item.label)}`;
      return reader === "broker" ? `${item.label}, ${since}` : item.label;
    case "confirm": {
      const what = withinSentence(item.title);
      return isBroker ? `Answers about the ${what}` : `A time for the ${what}, ${since}`;
    }
    case "read":
      return `${capitalized(messages(item.unread))}, ${since}`;
    case "answer":
      return "Answers your question";
    case "term":
      return termText(item, today);
  }
}

/** What the reader has to do, as a sentence without its period: "Sign revision 3 of …". */
function taskOf(item: OpenItem, { reader }: Words): string {
  const isClient = reader === "client";
  const who = item.who;
  switch (item.kind) {
    case "offer":
      if (item.state === "accept")
        return `${who} accepts ${withArticle(item.amount)} ${nounOf(item)}`;
      return `Answer ${withArticle(item.amount)} ${nounOf(item)}`;
    case "counter":
      return `${isClient ? "Approve" : "Send"} ${withArticle(item.amount)} counter`;
    case "sign":
      return isClient
        ? `Sign ${documentInSentence(item.document)}`
        : `${who} says ${documentInSentence(item.document)} is signed`;
    case "send":
      return isClient
        ? `Send ${withDefiniteArticle(item.label)}`
        : `${who} sent ${withDefiniteArticle(item.label)}`;
    case "confirm": {
      const what = item.event === "viewing" ? "tour" : "call";
      if (isClient) return `Confirm a time for the ${what}`;
      if (item.time === undefined) return `${who} asks for a time`;
      return item.isChange
        ? `${who} asks to move the ${what} to ${item.time}`
        : `${who} asks for a ${what} ${item.time}`;
    }
    case "read":
      if (isClient) return `Read ${messages(item.unread)} from ${item.from}`;
      return item.unread > 1 ? `${who} sent you ${item.unread} messages` : `${who} wrote to you`;
    case "answer":
      return `${who} asked a question`;
    case "term":
      return "Renew the listing agreement, or withdraw the listing";
  }
}

const buttons = {
  client: {
    sign: "Review and sign",
    send: "Upload",
    confirm: "Answer",
    read: "Read",
    answer: "Open",
    term: "Open",
  },
  broker: {
    sign: "Review",
    send: "Review",
    confirm: "Answer",
    read: "Reply",
    answer: "Answer",
    term: "Renew",
  },
} as const;

/** Where an item is acted on: on its own page, or several offers on the one that lists them. */
const pathOf = (item: OpenItem, together: readonly OpenItem[]): string =>
  "listPath" in item && together.length > 1 ? item.listPath : item.path;

/** The offers, or one of the counters, and what waits after them. */
function firstOf(items: readonly OpenItem[]) {
  const [first] = items;
  const isToAnswer = (item: OpenItem) =>
    first?.kind === "offer" &&
    item.kind === "offer" &&
    item.deal?.id === first.deal?.id &&
    item.state === first.state;
  const together = items.filter(isToAnswer);
  return { first, together, rest: items.filter((item) => item !== first && !isToAnswer(item)) };
}

type Dated = NamedDate & { dealId: string; dealName: string; path: string };

/**
 * A client's next step across all deals, and what else waits.
 *
 * @param items whose turn is the client's, most urgent first
 * @param dates the next date of each deal, nearest first
 */
export function nextStepsOf(
  items: readonly OpenItem[],
  dates: readonly Dated[],
  words: Words,
): NextSteps {
  const { first, rest, together } = firstOf(items);
  const [nearest] = dates;
  if (!first) {
    return {
      sentence: "You’re all caught up.",
      when: nearest ? formatDueAt(nearest, nearest.dealName, words.today) : "",
      ...(nearest && { action: { kind: "date", label: "Open the deal", path: nearest.path } }),
      others: [],
    };
  }
  const { deal } = first;
  const at =
    deal && (first.kind === "offer" || first.kind === "counter") ? ` for ${deal.name}` : "";
  const task =
    first.kind === "offer" && together.length > 1
      ? `Answer ${numberWord(together.length)} ${nounOf(first)}s`
      : taskOf(first, words);
  const due = deal ? dates.find(({ dealId }) => dealId === deal.id) : nearest;
  return {
    sentence: `${task}${at}.`,
    when:
      whenOf(first, together, words) || (due ? formatDueAt(due, due.dealName, words.today) : ""),
    action: {
      kind: first.kind,
      id: first.id,
      label: buttonOf(first, together),
      path: pathOf(first, together),
    },
    others: thenOf(rest, words),
  };
}

/** The other steps as rows; the offers for one property are one. */
function thenOf(items: readonly OpenItem[], words: Words): NextSteps["others"] {
  const { first, rest, together } = firstOf(items);
  if (!first) return [];
  const { deal, id } = first;
  const isMany = first.kind === "offer" && together.length > 1;
  const ends = first.endsOn && formatWhen(first.endsOn, words.today);
  const details = [
    deal?.name,
    first.kind === "counter" && `to ${buyerInSentence(first.buyer)}`,
    first.kind === "offer" && ends && `${isMany ? "the first expires" : "expires"} ${ends}`,
    first.kind === "send" && first.endsOn && byWhen(first.endsOn, words.today),
    first.kind === "confirm" && first.time,
  ];
  return [
    {
      id,
      title: isMany
        ? `Answer ${numberWord(together.length)} ${nounOf(first)}s`
        : taskOf(first, words),
      detail: details.filter(Boolean).join(", "),
      verb: verbOf(first, words.reader),
      path: pathOf(first, together),
    },
    ...thenOf(rest, words),
  ];
}

function byWhen(day: string, today: string): string {
  const days = daysUntil(day, today);
  if (days < 0) return formatDaysLeft(days);
  return days === 0 ? "today" : `by ${formatWhen(day, today)}`;
}

/** When the step ends: "It expires Monday.", "For 48 Example Road, by July 20." */
function whenOf(item: OpenItem, together: readonly OpenItem[], { broker, today }: Words): string {
  if (item.kind === "counter") return `${broker} sends it once you do.`;
  const [first] = together;
  if (first?.kind === "offer" && first.endsOn) {
    const ends = formatWhen(first.endsOn, today);
    return together.length === 1
      ? `It expires ${ends}.`
      : `The first, ${first.amount}, expires ${ends}.`;
  }
  if (!item.deal) return "";
  const isFor = `For ${item.deal.name}`;
  if (item.kind === "send" && item.endsOn) return `${isFor}, ${byWhen(item.endsOn, today)}.`;
  return item.kind === "confirm" && item.time ? `${isFor}, ${item.time}.` : "";
}

function buttonOf(
  item: OpenItem,
  together: readonly OpenItem[],
  reader: Reader = "client",
): string {
  if (item.kind === "counter") return "See the counter";
  if (item.kind !== "offer") return buttons[reader][item.kind];
  return `See the ${nounOf(item)}${together.length > 1 ? "s" : ""}`;
}

/**
 * The next step on a deal's page, and its nearest date.
 *
 * @param items the deal's, most urgent first
 */
export function dealStepOf(
  items: readonly OpenItem[],
  { isArchived, next }: { isArchived: boolean; next: NamedDate | undefined },
  words: Words,
): NextStep {
  const { reader, today } = words;
  const yours = items.filter(({ turn }) => turn === "you");
  const due = isArchived
    ? "Its dates and requests no longer remind anyone."
    : next
      ? formatDue(next, today)
      : "";
  const { first, together } = firstOf(yours);
  if (!first) {
    const toSign = items.find((item) => item.kind === "sign" && item.turn === "client");
    const sentence =
      reader === "broker" && toSign?.kind === "sign"
        ? `Waiting for ${toSign.who.split(" ", 1)[0]} to sign ${documentInSentence(toSign.document)}.`
        : isArchived
          ? "Archived."
          : "You’re all caught up.";
    return { sentence, when: due };
  }
  const action = { kind: first.kind, id: first.id, path: first.path };
  if (first.kind !== "offer" && first.kind !== "counter") {
    const by = first.kind === "send" && first.endsOn ? ` ${byWhen(first.endsOn, today)}` : "";
    return {
      sentence: `${taskOf(first, words)}${reader === "client" ? by : ""}.`,
      when: isArchived ? "" : due,
      action: { ...action, label: buttonOf(first, [], reader) },
    };
  }
  const counters = yours.filter(({ kind }) => kind === "counter").length;
  const [offers, all] = [together.length, together.length + counters];
  const noun = nounOf(first);
  const ends = offers > 0 && first.endsOn && formatWhen(first.endsOn, today);
  return {
    sentence: `${
      offers === 0
        ? taskOf(first, words)
        : offersTask(
            { offers, counters, noun },
            {
              verb: reader === "client" ? "approve" : "send",
              ...(offers === 1 && { answer: taskOf(first, words) }),
            },
          )
    }.`,
    when: ends
      ? `${all === 1 ? "It" : `The first ${noun}`} expires ${ends}.`
      : offers === 0 && reader === "client"
        ? whenOf(first, [], words)
        : due,
    action: {
      ...action,
      path: all > 1 ? first.listPath : first.path,
      label: all > 1 ? `Compare ${numberWord(all)} ${noun}s` : buttonOf(first, together),
    },
  };
}

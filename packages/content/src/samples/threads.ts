import type { Message, Thread } from "@frontage/records/schemas/thread";
import { broker } from "../broker.ts";
import { dated } from "./dated.ts";
import { sampleDeals } from "./deals.ts";
import {
  dayFrom,
  dayOf,
  formatDay,
  instantAt,
  lastFriday,
  minutesAgo,
  partOfMonth,
} from "./relative-dates.ts";
import rows from "./threads.json";
import { nextViewing } from "./viewing.ts";

type Row = Omit<Thread, "lastMessage"> & {
  /** Oldest first. */
  messages: (Omit<Message, "id" | "threadId" | "attachments"> & Partial<Message>)[];
};

/** When the broker announced the inspection, and answered about the closing, in minutes ago. */
const [inspectionTold, closingAnswered] = [309, 303];

function threadsOf(now: Date, timeZone: string) {
  const warehouse = sampleDeals(now, timeZone).find(({ id }) => id === "48-example-road");
  const days = new Map(warehouse?.keyDates.map(({ day, label }) => [label, day]));
  const daySince = (minutes: number) => dayOf(minutesAgo(now, minutes), timeZone);
  const viewing = nextViewing(now, timeZone);
  // Soon after midnight, the broker's last messages are from yesterday.
  const isToldToday = daySince(inspectionTold) === dayFrom(now, 0, timeZone);
  const accepted = days.get("Offer accepted") ?? "";
  const texts = {
    ...Object.fromEntries([...days].map(([label, day]) => [label, formatDay(day)])),
    "inspection day": isToldToday ? viewing.when : formatDay(viewing.day),
    "days since offer": `${(Date.parse(daySince(closingAnswered)) - Date.parse(accepted)) / 86_400_000}`,
    "part of month of closing": partOfMonth(days.get("Closing") ?? ""),
  };
  return dated<Row[]>(rows, now, timeZone, texts).map(({ messages, ...thread }) => ({
    thread,
    messages: messages.map((message, index): Message => ({
      id: `${thread.id}-${index + 1}`,
      threadId: thread.id,
      attachments: [],
      ...message,
    })),
  }));
}

/** Every message of the sample client's threads, thread by thread, oldest first. */
export const sampleMessages = (now: Date, timeZone: string = broker.timeZone): Message[] =>
  threadsOf(now, timeZone).flatMap(({ messages }) => messages);

/** The sample client's threads, latest first. */
export const sampleThreads = (now: Date, timeZone: string = broker.timeZone): Thread[] =>
  threadsOf(now, timeZone).map(({ messages, thread }) => ({
    ...thread,
    lastMessage: messages.at(-1),
  }));

/** A market note in the broker's thread. Only the sample dashboard has it, not a server's samples. */
export const sampleMarketNote = (now: Date, timeZone: string = broker.timeZone): Message => ({
  id: "market-note",
  threadId: "broker",
  from: "other",
  text: "Your weekly market note: office and flex, three submarkets. Office vacancy is 14.8%, unchanged; flex vacancy is 6.1%, down from 6.8% a year ago; asking rents for flex rose to $11.40 per square foot, triple net.",
  sentAt: instantAt(lastFriday(now, timeZone), "07:00", timeZone),
  attachments: [],
});

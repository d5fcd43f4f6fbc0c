import { broker } from "../broker.ts";
import type { Attachment, Message, Thread } from "@frontage/records/schemas/thread";
import { contractDays } from "./contract-dates.ts";
import { recentMinutes, warehouseDays } from "./deal-days.ts";
import {
  businessDayFrom,
  dayFrom,
  formatDay,
  dayOf,
  daysAgo,
  instantAt,
  lastFriday,
  minutesAgo,
  partOfMonth,
} from "./relative-dates.ts";
import { nextViewing } from "./viewing.ts";

/** Every message of the sample client's threads, thread by thread, oldest first. */
export function sampleMessages(now: Date, timeZone: string = broker.timeZone): Message[] {
  const ago = (days: number, clock: string) => daysAgo(now, days, clock, timeZone);
  const recently = (what: keyof typeof recentMinutes) => minutesAgo(now, recentMinutes[what]);
  const at = (day: string, clock: string) => instantAt(day, clock, timeZone);
  const assessmentDay = businessDayFrom(now, warehouseDays.assessment, timeZone);
  const closingDay = businessDayFrom(now, warehouseDays.closing, timeZone);
  const diligenceEnds = contractDays("48-example-road", {
    signed: dayFrom(now, warehouseDays.agreementSigned, timeZone),
    closing: closingDay,
  }).find(({ label }) => label === "Due diligence ends");
  // Soon after midnight, the broker's last messages are from yesterday.
  const isToday = (what: keyof typeof recentMinutes) =>
    dayOf(recently(what), timeZone) === dayFrom(now, 0, timeZone);
  const viewing = nextViewing(now, timeZone);

  const written = [
    ...thread("broker", [
      theirs(
        ago(33, "10:12"),
        "The seller of 48 Example Road answered our letter of intent. They take $9,600,000 if we close within 75 days. I would accept that.",
      ),
      mine(ago(33, "11:02"), "Agreed. Please go ahead.", ago(33, "11:05")),
      theirs(
        ago(-warehouseDays.offerAccepted, "09:40"),
        "Accepted and countersigned; the letter is in your documents. Today is day 0, and the days to closing count from here.",
      ),
      mine(
        ago(-warehouseDays.offerAccepted, "09:58"),
        "Good news. Does this settle the exchange as well?",
        ago(-warehouseDays.offerAccepted, "10:01"),
      ),
      theirs(
        ago(-warehouseDays.offerAccepted, "10:06"),
        `Almost. Stevie Nakano has your identification notice, well before day 45. The building must be yours by day 180, ${formatDay(dayFrom(now, warehouseDays.exchangeDay180, timeZone))}, or by the date of your tax return if that comes first. Please check it with your tax advisor.`,
      ),
      theirs(
        ago(-warehouseDays.agreementSigned, "15:30"),
        `The purchase agreement, revision 2, is signed by both sides. Due diligence runs to ${formatDay(diligenceEnds?.day ?? closingDay)}.`,
      ),
      mine(
        ago(-warehouseDays.agreementSigned, "16:05"),
        "Who inspects the building?",
        ago(-warehouseDays.agreementSigned, "16:12"),
      ),
      theirs(
        ago(-warehouseDays.agreementSigned, "16:20"),
        "Kai Okafor for roof, docks and floor, Wyn Castellano for the ground. I will add both to your contacts.",
      ),
      theirs(
        at(assessmentDay, "15:10"),
        "One finding of the assessment matters: a fuel tank, removed in 1996 with a letter from the state, but no soil samples. I would ask for $250,000 off the price and take the samples while due diligence runs.",
      ),
      mine(
        at(assessmentDay, "15:44"),
        "Yes. I would rather know than guess.",
        at(assessmentDay, "15:46"),
      ),
      theirs(
        ago(-warehouseDays.revisedOffer, "14:15"),
        `Your revised offer for the warehouse at 48 Example Road is with the seller: $9,350,000, closing on ${formatDay(closingDay)}. Shay Albright confirmed on the phone that it arrived.`,
      ),
      mine(
        ago(-warehouseDays.revisedOffer, "14:31"),
        "Thank you. Let me know what they say.",
        ago(-warehouseDays.revisedOffer, "14:33"),
      ),
      theirs(
        recently("inspectionWindow"),
        `The seller accepted your inspection window at 48 Example Road: ${isToday("inspectionWindow") ? viewing.when : formatDay(viewing.day)}, 10am to 2pm.`,
      ),
      theirs(
        recently("agreementSent"),
        "I have put the revised purchase agreement in your documents. Clause 7 is the one to read twice.",
        {
          id: "broker-purchase-agreement",
          name: "Purchase agreement, revision 3",
          mediaType: "application/pdf",
          bytes: 418_240,
          documentId: "purchase-agreement-48-example-road",
        },
      ),
      mine(
        recently("closingAsked"),
        "Thank you. Does the new closing date still work with the lender?",
        recently("closingAskedRead"),
      ),
      theirs(
        recently("closingAnswered"),
        `It does. We settled it on the lender call. From accepted offer we are on day ${-warehouseDays.offerAccepted - (isToday("closingAnswered") ? 0 : 1)}, so closing in ${partOfMonth(closingDay)} is realistic.`,
      ),
    ]),

    ...thread("assistant", [
      theirs(
        at(lastFriday(now, timeZone), "07:00"),
        `Your weekly market note: office and flex, three submarkets. Office vacancy is 14.8%, unchanged; flex vacancy is 6.1%; asking rents for flex rose to $11.40 per square foot, triple net. This note was written by a program. Please check a figure with ${broker.name} before you rely on it.`,
      ),
      mine(
        recently("vacancyAsked"),
        "What is the vacancy in the flex submarket around 48 Example Road?",
        recently("vacancyAsked"),
      ),
      theirs(
        recently("vacancyAnswered"),
        `Vacancy in that submarket is 6.1%, down from 6.8% a year ago, across 41 flex and warehouse buildings. This is an automated answer. Please check it with ${broker.name} before you rely on it.`,
      ),
    ]),

    ...thread("robin-hale", [
      theirs(
        ago(1, "14:25"),
        `Hello, I have taken over 200 Sample Avenue and 15 Placeholder Plaza at Example Management. ${broker.name} gave me your name.`,
      ),
      mine(
        ago(1, "14:40"),
        "Welcome. Suite 3 comes first. Could it be measured again before the next tour?",
        ago(1, "14:52"),
      ),
      theirs(
        ago(1, "15:10"),
        "Yes. The rent roll is in your documents too; it now shows Suite 3 as vacant.",
        {
          id: "robin-hale-rent-roll",
          name: "Rent roll, second quarter",
          mediaType: "application/pdf",
          bytes: 212_480,
          documentId: "rent-roll-200-sample-avenue",
        },
      ),
      theirs(
        ago(1, "16:20"),
        "I can open the building at 10am tomorrow for the space planner. The drawings of Suite 3 take two days after that.",
      ),
    ]),

    ...thread("casey-park", [
      theirs(
        ago(8, "10:05"),
        "For the credit file we need a current rent roll of 200 Sample Avenue. The one we hold shows Suite 3 as leased.",
      ),
      mine(
        ago(8, "10:30"),
        "I have asked for a new one. You will have it next week.",
        ago(8, "10:41"),
      ),
      theirs(
        ago(1, "10:15"),
        "Thank you for the call. The rent roll is the last item on our list for 48 Example Road.",
      ),
      mine(ago(1, "15:32"), "The revised rent roll is attached.", ago(1, "15:50"), {
        id: "casey-park-rent-roll",
        name: "Rent roll, second quarter",
        mediaType: "application/pdf",
        bytes: 212_480,
        documentId: "rent-roll-200-sample-avenue",
      }),
    ]),

    ...thread("drew-lindqvist", [
      theirs(
        ago(6, "11:20"),
        "I read clause 7 again. As written, the deposit goes hard when due diligence ends, even if title is not clear by then.",
      ),
      mine(ago(6, "13:05"), "Can we tie it to the title commitment?", ago(6, "13:10")),
      theirs(
        ago(6, "13:40"),
        "We can. The deposit stays refundable until items 9 and 11 of Schedule B are removed or insured over.",
      ),
      mine(
        ago(-warehouseDays.titleObjected, "15:20"),
        "Then please propose that to the seller.",
        ago(-warehouseDays.titleObjected, "15:31"),
      ),
      theirs(
        ago(-warehouseDays.titleObjected, "15:48"),
        `Thank you. I will confirm with the lender's counsel and send the wording to ${broker.name}. Our objection to both items went to the seller's attorney today.`,
      ),
    ]),
  ];
  return written.filter(({ threadId }) => threadId !== "assistant" || broker.assistant.isOffered);
}

/**
 * The sample client's threads, latest first. One message, the assistant's, is unread, if it is
 * offered.
 */
export function sampleThreads(now: Date, timeZone: string = broker.timeZone): Thread[] {
  const messages = sampleMessages(now, timeZone);
  const threads: Thread[] = [
    {
      id: "broker",
      name: broker.name,
      description: "Your broker",
      kind: "broker",
      contactId: "broker",
      unread: 0,
    },
    {
      id: "assistant",
      name: "Assistant",
      description: "Automated answers, not a person",
      kind: "assistant",
      unread: 1,
    },
    {
      id: "robin-hale",
      name: "Robin Hale",
      description: "Property manager, Example Management",
      kind: "contact",
      contactId: "robin-hale",
      dealId: "200-sample-avenue",
      unread: 0,
    },
    {
      id: "casey-park",
      name: "Casey Park",
      description: "Lender, Example Bank",
      kind: "contact",
      contactId: "casey-park",
      dealId: "48-example-road",
      unread: 0,
    },
    {
      id: "drew-lindqvist",
      name: "Drew Lindqvist",
      description: "Attorney, Sample & Lindqvist",
      kind: "contact",
      contactId: "drew-lindqvist",
      dealId: "48-example-road",
      unread: 0,
    },
  ];
  return threads
    .filter(({ kind }) => kind !== "assistant" || broker.assistant.isOffered)
    .map((row) => ({
      ...row,
      lastMessage: messages.findLast((message) => message.threadId === row.id),
    }));
}

type Written = Omit<Message, "id" | "threadId">;

function thread(threadId: string, messages: Written[]): Message[] {
  return messages.map((message, index) => ({
    id: `${threadId}-${index + 1}`,
    threadId,
    ...message,
  }));
}

function theirs(sentAt: string, text: string, ...attachments: Attachment[]): Written {
  return { from: "other", text, sentAt, attachments };
}

function mine(sentAt: string, text: string, readAt: string, ...attachments: Attachment[]): Written {
  return { from: "me", text, sentAt, readAt, attachments };
}

import * as z from "zod/mini";
import { emailMax, nameMax, nameMin } from "../limits.ts";
import { fieldMessages } from "../messages.ts";
import { contactRoles } from "./contact.ts";
import { eventKinds, timeProposalSchema } from "./event.ts";
import { deliveryStates } from "./received-inquiry.ts";
import { dealSchema, propertyTypes } from "./property.ts";
import { daySchema, idSchema, instantSchema, timeZoneSchema, typedPhoneSchema } from "./record.ts";
import { newMessageSchema } from "./thread.ts";

// What a broker reads and writes about clients. A client never requests any of it.

/** A client, as the broker's list shows one. */
export const clientSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  company: z.string(),
  /** Has been invited and has not chosen a password yet. */
  isInvited: z.boolean(),
  /** Can't log in, or their invitation was canceled; the broker can undo both. */
  isDisabled: z.boolean(),
  /** When they asked to close their account. */
  closureRequestedAt: z.optional(instantSchema),
  /** What became of the email that invites them, while it is kept. */
  invitation: z.optional(z.enum(deliveryStates)),
  deals: z.int().check(z.nonnegative()),
  /** Messages of theirs that no broker has read. */
  unreadMessages: z.int().check(z.nonnegative()),
  /** The time of their last action; absent: never. */
  lastActivityAt: z.optional(instantSchema),
  /** In the app, by email, or both; with neither, none is sent. */
  wantsMarketNote: z.boolean(),
});

/** An email to a client, as the broker sees what became of it. */
export const clientEmailSchema = z.object({
  id: idSchema,
  kind: z.enum(["invitation", "reset", "password-changed", "notification"]),
  state: z.enum(deliveryStates),
  createdAt: instantSchema,
  attempts: z.int(),
  /** The result of the last attempt, as a sentence. */
  detail: z.optional(z.string()),
  /** While it waits. */
  nextAttemptAt: z.optional(instantSchema),
});

/** Whether a client may log in. Off ends their sessions, and cancels an open invitation. */
export const clientAccessSchema = z.object({ isEnabled: z.boolean() });

/** The form "Market note": a message to each client who wants it. */
export const marketNoteSchema = z.object({
  text: newMessageSchema.shape.text.check(z.minLength(1, "Please write the note first.")),
});

/** The client who sent an inquiry. */
export const inquiryClientSchema = z.extend(clientSchema, {
  /** Just created, with an invitation by email. */
  isNew: z.boolean(),
});

const name = z
  .string(fieldMessages.name)
  .check(
    z.trim(),
    z.minLength(nameMin, fieldMessages.name),
    z.maxLength(nameMax, fieldMessages.nameTooLong),
  );
const email = z
  .string(fieldMessages.email)
  .check(z.trim(), z.maxLength(emailMax, fieldMessages.email), z.email(fieldMessages.email));

/** The form "Invite a client". */
export const invitationSchema = z.object({ name, email });

const amount = (sentence: string) => z.number(sentence).check(z.positive(sentence));
const whole = (sentence: string) => z.int(sentence).check(z.positive(sentence));
const earliestYear = 1700;
const latestYear = 2200;

/** The form of a deal and the property it is about. */
export const dealFormSchema = z.object({
  /** The address in short: "48 Example Road". */
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "Please enter the street address."),
      z.maxLength(60, "Please keep this under 60 characters."),
    ),
  city: z.string().check(z.trim(), z.minLength(1, "Please enter the city."), z.maxLength(nameMax)),
  region: z
    .string()
    .check(
      z.trim(),
      z.toUpperCase(),
      z.regex(/^[A-Z]{2}$/, "Please write the state as two letters."),
    ),
  type: z.enum(propertyTypes, "Please select a type."),
  squareFeet: whole("Please enter the area in square feet."),
  yearBuilt: z
    .int("Please enter the year as four digits.")
    .check(
      z.gte(earliestYear, "Please enter the year as four digits."),
      z.lte(latestYear, "Please enter the year as four digits."),
    ),
  summary: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "Please describe the property in a sentence."),
      z.maxLength(300, "Please keep this under 300 characters."),
    ),
  /** Percent of the area leased. */
  occupancy: z
    .number("Please enter a percentage.")
    .check(z.gte(0, "Please enter 0 to 100."), z.lte(100, "Please enter 0 to 100.")),
  /** Whole US dollars. */
  price: z.optional(whole("Please enter whole dollars.")),
  /** Percent. */
  capRate: z.optional(amount("Please enter a percentage.")),
  /** US dollars per square foot per year. */
  rent: z.optional(amount("Please enter dollars a square foot and year.")),
  timeZone: timeZoneSchema,
  deal: dealSchema,
  keyDates: z
    .array(
      z.object({
        label: z.string().check(z.trim(), z.minLength(1, "Please name the date."), z.maxLength(60)),
        day: daySchema,
      }),
    )
    .check(z.maxLength(30)),
});

/** The form of a contact that the broker adds to a client's deals, or changes. */
export const clientContactSchema = z.object({
  name,
  role: z.enum(contactRoles, "Please select a role."),
  company: z.string().check(z.trim(), z.maxLength(nameMax)),
  email,
  phone: typedPhoneSchema,
  dealIds: z.array(idSchema).check(z.maxLength(100)),
});

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please choose a time."));
const longNote = z
  .string()
  .check(z.trim(), z.maxLength(1000, "Please keep this under 1,000 characters."));

/** Whether an event goes past midnight: it ends on the clock before it begins, "23:00" to "00:00". */
export const endsNextDay = (from: string, to: string) => to <= from;

/** Past midnight it is a date of the evening; a longer one is a mistake. */
const overnightHours = 12;

function hasLength(from: string, to: string): boolean {
  const hourOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
  return !endsNextDay(from, to) || hourOf(to) + 24 - hourOf(from) <= overnightHours;
}

/** The form "Add an event". Times are of the property's clock; whole days have none. */
export const eventFormSchema = z
  .object({
    kind: z.enum(eventKinds, "Please select a kind."),
    title: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, "Please name the event."),
        z.maxLength(120, "Please keep this under 120 characters."),
      ),
    dealId: z
      .string("Please select a property.")
      .check(z.minLength(1, "Please select a property.")),
    day: z.iso.date("Please choose a day."),
    /** "10:00" */
    from: z.optional(clock),
    to: z.optional(clock),
    location: z.string().check(z.trim(), z.maxLength(120)),
    note: longNote,
  })
  .check(
    z.refine(
      ({ from, kind, to }) =>
        kind === "deadline" || kind === "milestone" || (from !== undefined && to !== undefined),
      { path: ["from"], error: "Please choose a time." },
    ),
    z.refine(({ from, to }) => from === undefined || to === undefined || hasLength(from, to), {
      path: ["to"],
      error: "The end is before the beginning.",
    }),
  );

/** The broker's answer to a client's request for a time; the client reads its note. */
export const requestAnswerSchema = z.discriminatedUnion("answer", [
  z.object({
    answer: z.literal("confirm"),
    note: longNote,
    /** The time the broker has seen: the client may have chosen another since. */
    start: z.optional(instantSchema),
  }),
  z.object({ answer: z.literal("decline"), note: longNote }),
  z.extend(timeProposalSchema, { answer: z.literal("propose") }),
]);

/** What a broker makes of a document: asks for its signature, has it, or no longer needs it. */
export const signingSchema = z.object({
  status: z.enum(["needs-signature", "signed", "reviewed"]),
});

export type Client = z.infer<typeof clientSchema>;
export type ClientEmail = z.infer<typeof clientEmailSchema>;
export type InquiryClient = z.infer<typeof inquiryClientSchema>;
export type Invitation = z.infer<typeof invitationSchema>;
export type DealForm = z.infer<typeof dealFormSchema>;
export type ClientContact = z.infer<typeof clientContactSchema>;
export type EventForm = z.infer<typeof eventFormSchema>;
export type RequestAnswer = z.infer<typeof requestAnswerSchema>;
export type SigningStatus = z.infer<typeof signingSchema>["status"];

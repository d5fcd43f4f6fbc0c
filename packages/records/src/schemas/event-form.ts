import * as z from "zod/mini";
import { cleaned } from "./cleaned.ts";
import { eventKinds, timeProposalSchema } from "./event.ts";
import { clockSchema, enteredDaySchema, versionSchema } from "./record.ts";

const longNote = z
  .string()
  .check(cleaned(), z.maxLength(1000, "Please keep this under 1,000 characters."));

/** Whether an event runs past midnight, such as from "23:00" to "00:00". */
export const endsNextDay = (from: string, to: string) => to <= from;

/** The most hours of an event that runs past midnight; a longer one is a typo. */
const maxOvernightHours = 12;

function hasLength(from: string, to: string): boolean {
  const hourOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
  return !endsNextDay(from, to) || hourOf(to) + 24 - hourOf(from) <= maxOvernightHours;
}

/**
 * The form "Add an event". Times are in the property's time zone, or the broker's; whole days have
 * none.
 */
export const eventFormSchema = z
  .object({
    kind: z.enum(eventKinds, "Please select a kind."),
    title: z
      .string()
      .check(
        cleaned(),
        z.minLength(1, "Please name the event."),
        z.maxLength(120, "Please keep this under 120 characters."),
      ),
    /** Empty if it concerns no particular deal. */
    dealId: z.string(),
    day: enteredDaySchema,
    /** "10:00" */
    from: z.optional(clockSchema),
    to: z.optional(clockSchema),
    location: z.string().check(cleaned(), z.maxLength(120)),
    /** Names, separated by commas. */
    attendees: z.optional(
      z.string().check(cleaned(), z.maxLength(200, "Please keep this under 200 characters.")),
    ),
    note: longNote,
  })
  .check(
    z.refine(({ dealId, kind }) => kind !== "viewing" || dealId !== "", {
      path: ["dealId"],
      error: "Please select a property.",
    }),
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

/** A change of an event. */
export const eventChangeSchema = z.safeExtend(eventFormSchema, { version: versionSchema });

/** The broker's answer to a client's request for a time, with a note for the client. */
export const requestAnswerSchema = z.discriminatedUnion("answer", [
  z.object({ answer: z.literal("confirm"), version: versionSchema, note: longNote }),
  z.object({ answer: z.literal("decline"), version: versionSchema, note: longNote }),
  z.extend(timeProposalSchema, { answer: z.literal("propose"), version: versionSchema }),
]);

export type EventChange = z.infer<typeof eventChangeSchema>;
export type EventForm = z.infer<typeof eventFormSchema>;
export type RequestAnswer = z.infer<typeof requestAnswerSchema>;

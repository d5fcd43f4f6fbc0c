import { timeRequestSchema, type TimeRequest } from "@frontage/content/schemas/event";
import * as z from "zod/mini";

const key = "draft:time-request";
const draftSchema = z.partial(
  z.object({
    kind: timeRequestSchema.shape.kind,
    propertyId: z.string(),
    day: z.string(),
    time: z.string(),
    minutes: timeRequestSchema.shape.minutes,
    note: z.string(),
  }),
);

export type RequestDraft = Partial<TimeRequest>;

/** What was filled in on this visit and not sent. */
export function readDraft(): RequestDraft {
  try {
    return z.safeParse(draftSchema, JSON.parse(sessionStorage.getItem(key) ?? "{}")).data ?? {};
  } catch {
    return {};
  }
}

/** Keeps what is filled in, for this visit. */
export function keepDraft(draft: RequestDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Without room the form still holds it while it is open.
  }
}

/** Once sent, it is no draft any more. */
export function clearDraft(): void {
  sessionStorage.removeItem(key);
}

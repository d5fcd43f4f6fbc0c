import { clientRoles, preferredContacts, type Profile } from "@frontage/content/schemas/profile";
import { propertyTypes } from "@frontage/content/schemas/property";
import * as z from "zod/mini";

import { tabStorage } from "../../lib/browser-storage.ts";

// What is typed may be wrong; it is checked when it is saved.
const draftSchema = z.object({
  name: z.string(),
  company: z.string(),
  role: z.enum(clientRoles),
  phone: z.string(),
  email: z.string(),
  preferredContact: z.enum(preferredContacts),
  photo: z.string(),
  criteria: z.object({
    types: z.array(z.enum(propertyTypes)),
    states: z.string(),
    squareFeetMin: z.string(),
    squareFeetMax: z.string(),
    priceMin: z.string(),
    priceMax: z.string(),
    targetCapRate: z.string(),
    isExchange: z.boolean(),
    exchangeSaleDay: z.string(),
  }),
}) satisfies z.ZodMiniType<Profile>;

/** Name of the session-storage entry with the draft. */
const key = "draft:profile";

/** Where the browser keeps nothing: lasts until the page is loaded again. */
let unkept: string | undefined;

/** A profile as text, the same for the same values. */
export function profileText(profile: Profile): string {
  return JSON.stringify(z.parse(draftSchema, profile));
}

/** What was changed earlier on this visit and not saved, if anything. */
export function readProfileDraft(): Profile | undefined {
  try {
    const text = unkept ?? tabStorage.read(key) ?? "null";
    return z.safeParse(draftSchema, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * Keeps unsaved changes for this visit.
 *
 * @param text as `profileText` gives it
 */
export function keepProfileDraft(text: string): void {
  unkept = tabStorage.write(key, text) ? undefined : text;
}

/** Forgets the unsaved changes. */
export function dropProfileDraft(): void {
  unkept = undefined;
  tabStorage.remove(key);
}

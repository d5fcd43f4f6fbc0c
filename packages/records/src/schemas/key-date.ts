import * as z from "zod/mini";
import { contactRoles } from "./contact.ts";
import { anchorKinds, isStrict, keyDateKinds, keyDateStatuses } from "./key-date-kinds.ts";
import { clockSchema, daySchema, enteredDaySchema, idSchema, versionSchema } from "./record.ts";
import { cleaned } from "./cleaned.ts";

/**
 * Kinds of taxpayers, by whose return an exchange may end before day 180; all of them have calendar
 * tax years.
 */
export const taxpayerTypes = [
  "individual",
  "partnership-or-s-corporation",
  "c-corporation",
] as const;
export type TaxpayerType = (typeof taxpayerTypes)[number];

/** Who can be responsible: a side of the deal, or a kind of party to it. */
export const responsibleRoles = ["client", "counterparty", ...contactRoles] as const;
export type ResponsibleRole = (typeof responsibleRoles)[number];

/**
 * The most days that a date is counted by: ten years, because a lease's notice is counted from its
 * expiration.
 */
const maxCountedDays = 3660;
const countMessage = "Please enter whole days.";

/** Whose tax return it is, and whether an extension has been filed. */
const taxReturnSchema = z.object({ taxpayer: z.enum(taxpayerTypes), isExtended: z.boolean() });
export type TaxReturn = z.infer<typeof taxReturnSchema>;

export const ruleSchema = z.object({
  /** The kind of date that it is counted from. */
  anchor: z.enum(anchorKinds, "Please select what it is counted from."),
  /** Days after that date, or before it if negative. */
  count: z
    .int(countMessage)
    .check(
      z.gte(-maxCountedDays, "Please enter at most 3,660 days."),
      z.lte(maxCountedDays, "Please enter at most 3,660 days."),
    ),
  unit: z.enum(["calendar", "business"]),
  /**
   * What happens on a weekend or federal holiday: the day stays, or moves to the next or previous
   * business day.
   */
  roll: z.enum(["stay", "next", "previous"]),
  /** For an exchange's last day: the due date of this tax return applies if it is earlier. */
  taxReturn: z.optional(taxReturnSchema),
});
export type KeyDateRule = z.infer<typeof ruleSchema>;

export const responsibleSchema = z.union([
  z.object({ role: z.enum(responsibleRoles) }),
  z.object({ contactId: idSchema }),
]);
export type Responsible = z.infer<typeof responsibleSchema>;

const reason = z
  .string()
  .check(cleaned(), z.maxLength(200, "Please keep this under 200 characters."));

/** A day set by hand, which replaces the rule's. */
export const overrideSchema = z.object({
  day: enteredDaySchema,
  /** Required if it replaces a rule: "Amendment 1", "IRS Notice 2026-12". */
  reason,
  /** The URL of the notice that postpones an exchange's deadline. */
  link: z.optional(
    z
      .string()
      .check(
        cleaned(),
        z.maxLength(500),
        z.regex(/^https:\/\/\S+$/, "Please enter a link that begins with https://."),
      ),
  ),
});

/** An override with who set it, when, and the previous day, added by the server. */
const setOverrideSchema = z.extend(overrideSchema, {
  by: z.optional(z.string()),
  on: z.optional(daySchema),
  /** The previous day. */
  from: z.optional(daySchema),
});
/**
 * An override with what it replaced, so that it can be undone: an earlier override, or null for the
 * rule.
 */
const storedOverrideSchema = z.extend(setOverrideSchema, {
  previous: z.optional(z.nullable(setOverrideSchema)),
});
export type Override = z.infer<typeof storedOverrideSchema>;

const fields = {
  /** Its name in the contract. */
  label: z
    .string()
    .check(
      cleaned(),
      z.minLength(1, "Please name the date."),
      z.maxLength(60, "Please keep this under 60 characters."),
    ),
  kind: z.enum(keyDateKinds),
  rule: z.optional(ruleSchema),
  override: z.optional(overrideSchema),
  /** Section of the contract: "PSA §4.2". */
  basis: z.string().check(cleaned(), z.maxLength(120, "Please keep this under 120 characters.")),
  responsible: z.optional(responsibleSchema),
  status: z.enum(keyDateStatuses),
  /** In the property's time zone: "17:00"; absent if the whole day counts. */
  time: z.optional(clockSchema),
};

/** A deal's date, as the server stores it. */
export const keyDateSchema = z.object({
  id: idSchema,
  dealId: idSchema,
  ...fields,
  override: z.optional(storedOverrideSchema),
  /**
   * The day when it was last saved; absent while the date it is counted from is missing. Done and
   * waived dates keep it.
   */
  day: z.optional(daySchema),
  /** When it was done or waived. */
  settledOn: z.optional(daySchema),
  /** Changes of its day count, too. */
  version: versionSchema,
});

/** The fields that checks compare; any of them may still be missing or invalid. */
type Draft = { kind?: unknown; override?: unknown; rule?: unknown; status?: unknown };

const partOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};

/** A check that compares fields, even while other fields are invalid. */
const compared = (path: string[], error: string, isRight: (form: Draft) => boolean) =>
  z.refine<Draft>(isRight, {
    path,
    error,
    when: ({ value }) => typeof value === "object" && value !== null,
  });

const isText = (value: unknown) => typeof value === "string" && value.trim() !== "";

/** The form of a key date: by rule, or on a day set by hand. */
export const keyDateFormSchema = z.object(fields).check(
  compared(
    ["override", "day"],
    "Please choose a day.",
    // An anchor's day may be unknown.
    ({ kind, override, rule }) =>
      rule !== undefined || override !== undefined || anchorKinds.some((anchor) => anchor === kind),
  ),
  compared(
    ["override", "reason"],
    "Enter a reason, e.g. Amendment 1.",
    ({ override, rule }) =>
      rule === undefined || override === undefined || isText(partOf(override).reason),
  ),
  compared(
    ["override", "link"],
    "Please enter the link to the IRS notice.",
    ({ kind, override }) =>
      !isStrict(kind) || override === undefined || isText(partOf(override).link),
  ),
  compared(
    ["rule", "roll"],
    "This deadline doesn’t move for weekends or holidays.",
    ({ kind, rule }) => {
      const { roll, unit } = partOf(rule);
      return !isStrict(kind) || rule === undefined || (roll === "stay" && unit === "calendar");
    },
  ),
  compared(
    ["rule", "count"],
    "This deadline is 45 or 180 days after the first transfer.",
    ({ kind, rule }) => {
      const { anchor, count } = partOf(rule);
      const days = kind === "exchange-identification" ? 45 : 180;
      return (
        !isStrict(kind) || rule === undefined || (anchor === "first-transfer" && count === days)
      );
    },
  ),
  compared(
    ["rule", "taxReturn"],
    "Please select the tax return.",
    ({ kind, rule }) =>
      kind !== "exchange-receipt" || rule === undefined || partOf(rule).taxReturn !== undefined,
  ),
  compared(
    ["rule", "anchor"],
    "A date can’t be counted from itself.",
    ({ kind, rule }) => kind === undefined || partOf(rule).anchor !== kind,
  ),
  compared(
    ["status"],
    "Please set the date it is extended to.",
    ({ override, status }) => status !== "extended" || override !== undefined,
  ),
);

/** A change of a key date. */
export const keyDateChangeSchema = z.safeExtend(keyDateFormSchema, { version: versionSchema });

/** Moves a key date to another day, with a reason; dates counted from it follow. */
export const keyDateMoveFormSchema = z.object({
  day: enteredDaySchema,
  reason: reason.check(z.minLength(1, "Enter a reason, e.g. Amendment 1.")),
  /** Who gets an email: the client, and parties of the deal. */
  emails: z.object({ client: z.boolean(), contactIds: z.array(idSchema).check(z.maxLength(50)) }),
  version: versionSchema,
});

/** A key date with the texts that screens show about it. */
export const keyDateViewSchema = z.extend(keyDateSchema, {
  /** "30 days after contract" */
  ruleText: z.optional(z.string()),
  /** A role, or the contact's name. */
  responsibleName: z.optional(z.string()),
  /** Why it has no day yet: "Needs the effective date". */
  missing: z.optional(z.string()),
});

/** The names of the templates; their dates are in `deal-clock/templates.ts`. */
export const keyDateTemplateNames = ["purchase", "sale", "lease", "exchange"] as const;

const anchorDay = z.optional(enteredDaySchema);

/** Applies a template, with the days that are already known. */
export const templateFormSchema = z.object({
  template: z.enum(keyDateTemplateNames, "Please select a template."),
  days: z.object({
    "effective-date": anchorDay,
    closing: anchorDay,
    "lease-commencement": anchorDay,
    expiration: anchorDay,
    "first-transfer": anchorDay,
  }),
  /** For an exchange, whose end the return may move earlier. */
  taxReturn: z.optional(taxReturnSchema),
});

/** The templates that brokers can change; an exchange's is set by law. */
export const ownTemplateNames = ["purchase", "sale", "lease"] as const;

/** A template's dates: each is counted by a rule, or is an anchor. */
export const ownTemplateSchema = z.object({
  dates: z.array(keyDateFormSchema).check(
    z.minLength(1, "A template needs a date."),
    z.maxLength(100, "A template can have at most 100 dates."),
    z.refine(
      (dates) =>
        dates.every(
          ({ kind, override, responsible, rule, status }) =>
            !override &&
            status === "open" &&
            !isStrict(kind) &&
            (!responsible || "role" in responsible) &&
            (rule !== undefined || anchorKinds.some((anchor) => anchor === kind)),
        ),
      "A template has rules, not days, contacts or an exchange’s deadlines.",
    ),
    z.refine(
      (dates) =>
        anchorKinds.every((anchor) => dates.filter(({ kind }) => kind === anchor).length < 2),
      "A template has each of the dates that others count from once.",
    ),
  ),
});

/** A template that the broker has saved. */
export const savedTemplateSchema = z.extend(ownTemplateSchema, {
  name: z.enum(ownTemplateNames),
});

/** A date's previous and new day; either is absent if unknown. */
export const keyDateMoveSchema = z.object({
  id: idSchema,
  label: z.string(),
  from: z.optional(daySchema),
  to: z.optional(daySchema),
});

export type KeyDateView = z.infer<typeof keyDateViewSchema>;
export type OwnTemplate = z.infer<typeof ownTemplateSchema>;
export type OwnTemplateName = (typeof ownTemplateNames)[number];
export type SavedTemplate = z.infer<typeof savedTemplateSchema>;
export type TemplateForm = z.infer<typeof templateFormSchema>;
export type KeyDateMove = z.infer<typeof keyDateMoveSchema>;
export type KeyDate = z.infer<typeof keyDateSchema>;
export type KeyDateChange = z.infer<typeof keyDateChangeSchema>;
export type KeyDateMoveForm = z.infer<typeof keyDateMoveFormSchema>;
export type KeyDateForm = z.infer<typeof keyDateFormSchema>;

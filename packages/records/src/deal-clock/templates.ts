import { comparisonKey } from "../fold.ts";
import { type AnchorKind, isAnchor, isStrict } from "../schemas/key-date-kinds.ts";
import type { KeyDateForm, KeyDateRule, TaxReturn, TemplateForm } from "../schemas/key-date.ts";
import type { DealSide } from "../schemas/deal.ts";

/** A list of key dates to start from; the broker edits each afterwards. */
type KeyDateTemplate = {
  name: string;
  /** The sides of deals for which it is offered. */
  sides: readonly DealSide[];
  dates: readonly KeyDateForm[];
};

type KeyDateTemplateName = TemplateForm["template"];

/** Shown next to each choice of a template, and below dates from one. */
export const templateNotice =
  "A starting point only: the signed contract governs. Check every date against it with your attorney.";

const days = (
  anchor: KeyDateRule["anchor"],
  count: number,
  more: Partial<KeyDateRule> = {},
): KeyDateRule => ({ anchor, count, unit: "calendar", roll: "next", ...more });

/** The tax return that is due first, used until the broker knows which one applies. */
export const earliestTaxReturn: TaxReturn = {
  taxpayer: "partnership-or-s-corporation",
  isExtended: false,
};

const common = { basis: "", status: "open" } as const;

/** The dates of a purchase agreement, where the client is the buyer or the seller. */
function saleDates(buyer: "client" | "counterparty"): KeyDateForm[] {
  const seller = buyer === "client" ? "counterparty" : "client";
  return [
    { ...common, label: "Effective date", kind: "effective-date" },
    {
      ...common,
      label: "Earnest money due",
      kind: "deadline",
      rule: days("effective-date", 3, { unit: "business" }),
      responsible: { role: buyer },
    },
    {
      ...common,
      label: "Title objection",
      kind: "deadline",
      rule: days("effective-date", 20),
      responsible: { role: buyer },
    },
    {
      ...common,
      label: "Due diligence ends",
      kind: "deadline",
      rule: days("effective-date", 30),
      responsible: { role: buyer },
    },
    {
      ...common,
      label: "Financing contingency",
      kind: "deadline",
      rule: days("effective-date", 45),
      responsible: { role: buyer },
    },
    {
      ...common,
      label: "Estoppels due",
      kind: "deadline",
      rule: days("closing", -5, { unit: "business", roll: "previous" }),
      responsible: { role: seller },
    },
    {
      ...common,
      label: "Closing",
      kind: "closing",
      rule: days("effective-date", 60),
      responsible: { role: "title-officer" },
    },
  ];
}

export const keyDateTemplates: Record<KeyDateTemplateName, KeyDateTemplate> = {
  purchase: { name: "Purchase", sides: ["purchase"], dates: saleDates("client") },
  sale: { name: "Sale", sides: ["sale"], dates: saleDates("counterparty") },
  lease: {
    name: "Lease",
    sides: ["lease"],
    dates: [
      { ...common, label: "Lease commencement", kind: "lease-commencement" },
      {
        ...common,
        label: "Proposal due",
        kind: "deadline",
        rule: days("lease-commencement", -90, { roll: "previous" }),
        responsible: { role: "client" },
      },
      {
        ...common,
        label: "Lease execution",
        kind: "deadline",
        rule: days("lease-commencement", -45, { roll: "previous" }),
        responsible: { role: "client" },
      },
      {
        ...common,
        label: "Possession",
        kind: "milestone",
        rule: days("lease-commencement", 0),
        responsible: { role: "counterparty" },
      },
      {
        ...common,
        label: "Rent start",
        kind: "deadline",
        rule: days("lease-commencement", 90, { roll: "stay" }),
        responsible: { role: "tenant" },
      },
      {
        ...common,
        label: "Option notice",
        kind: "deadline",
        rule: days("expiration", -180, { roll: "previous" }),
        responsible: { role: "tenant" },
      },
      { ...common, label: "Lease expiration", kind: "expiration" },
    ],
  },
  exchange: {
    name: "1031 exchange",
    sides: ["purchase", "sale"],
    dates: [
      {
        ...common,
        label: "First transfer",
        kind: "first-transfer",
        basis: "Day 0",
      },
      {
        ...common,
        label: "Identify by midnight of day 45",
        kind: "exchange-identification",
        rule: days("first-transfer", 45, { roll: "stay" }),
        basis: "IRC §1031(a)(3)(A)",
        responsible: { role: "client" },
      },
      {
        ...common,
        label: "Receive by day 180, or the tax return if earlier",
        kind: "exchange-receipt",
        rule: days("first-transfer", 180, { roll: "stay", taxReturn: earliestTaxReturn }),
        basis: "IRC §1031(a)(3)(B)",
        responsible: { role: "client" },
      },
    ],
  },
};

/** The broker's own dates of templates, which replace those above. */
export type TemplateDates = Partial<Record<KeyDateTemplateName, readonly KeyDateForm[]>>;

/** A template's dates: the broker's own, otherwise those above. */
export const templateDates = (template: KeyDateTemplateName, own: TemplateDates) =>
  own[template] ?? keyDateTemplates[template].dates;

/** The anchors that a template's rules count from, and whose days have to be entered. */
export function anchorsToSet(template: KeyDateTemplateName, own: TemplateDates): AnchorKind[] {
  return templateDates(template, own).flatMap(({ kind, rule }) =>
    isAnchor(kind) && !rule ? [kind] : [],
  );
}

/**
 * Makes a template of a deal's dates: their names, rules and roles, without what belongs to that
 * deal. Leaves out an exchange's dates, which are counted by law, and dates set by hand that no
 * rule counts from.
 */
export function templateOf(
  dates: readonly Pick<KeyDateForm, "basis" | "kind" | "label" | "responsible" | "rule">[],
): KeyDateForm[] {
  return dates.flatMap(({ basis, kind, label, responsible, rule }): KeyDateForm[] => {
    const isOfExchange =
      isStrict(kind) || kind === "first-transfer" || rule?.anchor === "first-transfer";
    if (isOfExchange || (!rule && !isAnchor(kind))) return [];
    return [
      {
        label,
        kind,
        basis,
        status: "open",
        ...(rule ? { rule } : {}),
        ...(responsible && "role" in responsible ? { responsible } : {}),
      },
    ];
  });
}

/**
 * A deal's dates, where those with the name of one of the template's anchors become that anchor: a
 * "Closing" entered by hand is the closing. Their days stay.
 */
export function withAnchorsOf<Existing extends Pick<KeyDateForm, "kind" | "label">>(
  existing: readonly Existing[],
  template: KeyDateTemplateName,
  own: TemplateDates = {},
): Existing[] {
  const anchors = templateDates(template, own).filter(
    ({ kind }) => isAnchor(kind) && existing.every((date) => date.kind !== kind),
  );
  const adopted = new Set<KeyDateForm["kind"]>();
  return existing.map((date) => {
    const anchor = anchors.find((one) => !adopted.has(one.kind) && isSameLabel(one, date));
    if (!anchor || date.kind !== "milestone") return date;
    adopted.add(anchor.kind);
    return { ...date, kind: anchor.kind };
  });
}

const isSameLabel = (one: { label: string }, other: { label: string }) =>
  comparisonKey(one.label) === comparisonKey(other.label);

/**
 * The dates that a template adds to a deal, on days that are already known. Existing dates are left
 * out, so that applying a template twice adds nothing.
 *
 * @param existing the deal's, from `withAnchorsOf`
 * @param own the broker's own templates
 */
export function datesOfTemplate(
  existing: readonly Pick<KeyDateForm, "kind" | "label">[],
  { days: known, taxReturn, template }: TemplateForm,
  own: TemplateDates = {},
): KeyDateForm[] {
  const isThere = (date: KeyDateForm) =>
    existing.some((other) =>
      // A deal has only one date of these kinds, whatever its name.
      isAnchor(date.kind) || isStrict(date.kind)
        ? other.kind === date.kind
        : isSameLabel(other, date),
    );
  return templateDates(template, own)
    .filter((date) => !isThere(date))
    .map((date) => {
      const { rule, ...rest } = date;
      const day = isAnchor(date.kind) ? known[date.kind] : undefined;
      if (day !== undefined) return { ...rest, override: { day, reason: "" } };
      return rule?.taxReturn && taxReturn ? { ...rest, rule: { ...rule, taxReturn } } : date;
    });
}

import { fold } from "./fold.ts";

/** What a row of a file may contain: a client, and their deal and contact. */
export const importParts = ["client", "deal", "contact"] as const;
export type ImportPart = (typeof importParts)[number];

/** How many rows one import may have. */
export const importRowsMax = 5000;
/** The largest file: 2 MB. */
export const importFileMaxBytes = 2_000_000;
/** The longest request: the rows of such a file as JSON. */
export const importBodyMaxBytes = 8 * 1024 * 1024;

export type ImportColumn = {
  /** The part and its field: "deal.city". */
  name: `${ImportPart}.${string}`;
  label: string;
  isRequired?: boolean;
  /** Column heads with this meaning, most likely first, in lower case without spaces and signs. */
  heads: readonly string[];
  hint?: string;
  /** Some rows need it. */
  isRequiredOften?: boolean;
};

type Owner = "client" | "contact";

/** Heads for a person's fields, if the file doesn't say whose they are. */
const personHeads = {
  name: ["name", "fullname"],
  firstName: ["firstname", "first", "givenname"],
  lastName: ["lastname", "last", "surname", "familyname"],
  email: ["email", "emailaddress", "mail", "primaryemail", "email1value"],
  company: ["company", "companyname", "organization", "organizationname", "firm"],
  phone:
    "phone phonenumber telephone tel mobile mobilephone cell cellphone businessphone officephone workphone phone1value".split(
      " ",
    ),
} as const;
type PersonField = keyof typeof personHeads;

/** "Email" is the client's, unless the file is about their contacts; "Client email" always is. */
function headsOf(owner: Owner, field: PersonField, isBare: boolean): string[] {
  const own = personHeads[field].map((head) => owner + head);
  if (field === "name") own.push(owner);
  return isBare ? [...personHeads[field], ...own] : own;
}

const person = (owner: Owner, isBare: boolean) =>
  ({
    name: {
      name: `${owner}.name`,
      label: "Name",
      heads: headsOf(owner, "name", isBare),
    },
    firstName: {
      name: `${owner}.firstName`,
      label: "First name",
      heads: headsOf(owner, "firstName", isBare),
    },
    lastName: {
      name: `${owner}.lastName`,
      label: "Last name",
      heads: headsOf(owner, "lastName", isBare),
    },
    email: {
      name: `${owner}.email`,
      label: "Email",
      isRequired: true,
      heads: headsOf(owner, "email", isBare),
    },
    company: {
      name: `${owner}.company`,
      label: "Company",
      heads: headsOf(owner, "company", isBare),
    },
    phone: { name: `${owner}.phone`, label: "Phone", heads: headsOf(owner, "phone", isBare) },
  }) as const satisfies Record<PersonField, ImportColumn>;

const dealColumns: readonly ImportColumn[] = [
  {
    name: "deal.name",
    label: "Street address",
    heads: [
      "streetaddress",
      "address",
      "property",
      "propertyname",
      "street",
      "building",
      "deal",
      "name",
    ],
    hint: "May be empty while a buyer or tenant is looking.",
  },
  { name: "deal.city", label: "City", isRequired: true, heads: ["city", "town"] },
  {
    name: "deal.region",
    label: "State",
    isRequired: true,
    heads: ["state", "st"],
    hint: "Such as TX.",
  },
  {
    name: "deal.type",
    label: "Property type",
    isRequired: true,
    heads: ["propertytype", "type", "assetclass", "assettype"],
    hint: "Office, Retail, Industrial, Multifamily, Mixed use, Land, Hospitality, Medical, Self storage or Special purpose.",
  },
  {
    name: "deal.side",
    label: "Side",
    isRequired: true,
    heads: ["side", "dealtype", "transaction", "transactiontype"],
    hint: "Purchase, Sale or Lease.",
  },
  {
    name: "deal.stage",
    label: "Stage",
    heads: ["stage", "dealstage", "status"],
    hint: "Empty: the side’s first.",
  },
  {
    name: "deal.squareFeet",
    label: "Size (SF)",
    isRequired: true,
    heads:
      "sizesf size squarefeet squarefootage sf sqft area gla rba buildingsize buildingsf rentablesf rsf".split(
        " ",
      ),
  },
  {
    name: "deal.yearBuilt",
    label: "Year built",
    heads: ["yearbuilt", "built", "yrbuilt"],
    isRequiredOften: true,
    hint: "Required for a building.",
  },
  {
    name: "deal.occupancy",
    label: "Occupancy (%)",
    heads: ["occupancy", "leased", "occ", "occupied"],
    isRequiredOften: true,
    hint: "Required for a building.",
  },
  {
    name: "deal.price",
    label: "Price ($)",
    heads: ["price", "askingprice", "listprice", "saleprice", "purchaseprice"],
  },
  { name: "deal.noi", label: "NOI ($/year)", heads: ["noiyear", "noi", "netoperatingincome"] },
  {
    name: "deal.noiPeriod",
    label: "NOI type",
    heads: ["noitype", "noiperiod", "noicounts"],
    hint: "Trailing 12 months, In place or Pro forma; required with the NOI.",
  },
  {
    name: "deal.noiThrough",
    label: "NOI period ends",
    heads: ["noiperiodends", "noithrough"],
    hint: "The last of 12 months, such as 2026-06.",
  },
  {
    name: "deal.capRate",
    label: "Cap rate (%)",
    heads: ["caprate", "cap"],
    hint: "Leave blank to calculate from price and NOI.",
  },
  {
    name: "deal.rent",
    label: "Base rent ($/SF/yr)",
    heads: ["baserentsfyr", "baserent", "rent"],
  },
  {
    name: "deal.summary",
    label: "Summary",
    heads: ["summary", "description", "notes"],
    hint: "Visible to the client. Empty: type, size and city.",
  },
  {
    name: "deal.timeZone",
    label: "Time zone",
    heads: ["timezone"],
    hint: "Such as Central. Empty: your own.",
  },
];

const roleHeads = ["role", "contactrole", "contacttype"];

type Context = { isOfContacts: boolean; hasContacts: boolean; hasDeals: boolean };

/** All columns, with the heads that mean them in such a file. */
function columnsIn({ hasContacts, hasDeals, isOfContacts }: Context): ImportColumn[] {
  const client = person("client", !isOfContacts);
  const contact = person("contact", isOfContacts);
  const name = {
    ...client.name,
    isRequired: true,
    hint: "Or a first and a last name. Not needed for clients you already have.",
    heads: [
      // "Name" next to "Client" is the property's.
      ...(hasDeals
        ? [...headsOf("client", "name", false), ...client.name.heads]
        : client.name.heads),
      ...(hasContacts ? [] : headsOf("contact", "name", false)),
    ],
  };
  const others = hasContacts ? [] : headsOf("contact", "email", false);
  return [
    name,
    client.firstName,
    client.lastName,
    {
      ...client.email,
      heads: [...client.email.heads, ...others],
      hint: "The email they log in with.",
    },
    client.company,
    {
      ...client.phone,
      heads: [...client.phone.heads, ...(hasContacts ? [] : headsOf("contact", "phone", false))],
    },
    ...dealColumns,
    { ...contact.name, isRequired: true, hint: "Or a first and a last name." },
    contact.firstName,
    contact.lastName,
    {
      name: "contact.role",
      label: "Role",
      heads: hasDeals ? roleHeads : [...roleHeads, "type"],
      hint: "Such as Attorney, Lender or Title officer. Empty: Other.",
    },
    contact.email,
    contact.company,
    contact.phone,
    {
      name: "contact.deals",
      label: "Deals",
      heads: ["deals", "contactdeals", ...(hasDeals ? [] : ["deal", "property", "address"])],
      hint: "Street addresses of the client’s deals, with semicolons between. The row’s own deal needn’t be repeated.",
    },
  ];
}

/** The columns of a file, in the template's order. */
export const importColumns: readonly ImportColumn[] = columnsIn({
  hasContacts: true,
  hasDeals: true,
  isOfContacts: false,
});

export const partOf = (name: string) => name.slice(0, name.indexOf(".")) as ImportPart;

/** The columns of one part. */
export const columnsOf = (part: ImportPart) =>
  importColumns.filter(({ name }) => partOf(name) === part);

/**
 * The column's name in the template and in messages, whatever else the file has: "Contact email".
 */
export function headOf({ label, name }: ImportColumn): string {
  const part = partOf(name);
  if (part === "deal") return label;
  return `${part === "client" ? "Client" : "Contact"} ${label[0]?.toLowerCase()}${label.slice(1)}`;
}

/** "Size (SF)" → "sizesf": heads are compared without case, accents, spaces and signs. */
const keyOf = (head: string) => fold(head).replace(/[^\p{L}\p{N}]/gu, "");

const units = /\([^)]*\)|\b(?:r?sf|sq\.? ?ft|square feet|usd|dollars|percent|pct|in)\b\.?/g;

/** The columns of percentages, which spreadsheets may store as fractions. */
export const percentColumns: ReadonlySet<string> = new Set(["deal.occupancy", "deal.capRate"]);

const areaColumns: ReadonlySet<string> = new Set(["deal.squareFeet", "deal.rent"]);
const amountColumns: ReadonlySet<string> = new Set([
  ...percentColumns,
  ...areaColumns,
  "deal.price",
  "deal.noi",
]);

const areaUnits = /\b(?:p?r?sf|sq|square)\b/;
const otherUnits =
  /\b(?:acres?|ac|units?|doors?|months?|monthly|mo|0{2,3}s?|thousands?|millions?|k|mm?)\b/;

/** "Price/SF" isn’t the price, and "Size (acres)" not in square feet. */
function isOtherAmount(name: string, head: string): boolean {
  if (!amountColumns.has(name)) return false;
  return otherUnits.test(head) || (!areaColumns.has(name) && areaUnits.test(head));
}

/** A head with and without its unit: "sizesf" and "size". */
type Head = { text: string; whole: string; bare: string };

const readHead = (head: string): Head => ({
  text: fold(head),
  whole: keyOf(head),
  bare: keyOf(fold(head).replace(units, "")),
});

/** Whether a head means a column. */
const isWhole =
  (_: string, wanted: string) =>
  ({ whole }: Head) =>
    whole === wanted;
const isBare = (name: string, wanted: string) => (head: Head) =>
  head.bare === wanted && !isOtherAmount(name, head.text);

/** "0.95", which may mean 95% or 0.95%. */
export const isFraction = (cell: string) => /^(0?\.\d*[1-9]\d*|1(\.0+)?)$/.test(cell.trim());

/** "0.95" as "95%". */
export const fractionAsPercent = (cell: string) => `${Number((Number(cell) * 100).toFixed(6))}%`;

/** Whose "Email" it is, and whether there are deals, judging by heads that only they have. */
function contextOf(found: readonly Head[]): Context {
  const has = (heads: readonly string[], name = "") =>
    heads.some((wanted) => found.some(isWhole(name, wanted)) || found.some(isBare(name, wanted)));
  const hasClientEmail = has(headsOf("client", "email", false));
  const hasContactEmail = has(headsOf("contact", "email", false));
  const ofDeals = dealColumns
    .filter(({ heads, isRequired, name }) => isRequired && has(heads, name))
    .map(({ name }) => name);
  // A client may also have a city, a state and a type.
  const hasDeals =
    ofDeals.length > 2 && (ofDeals.includes("deal.side") || ofDeals.includes("deal.squareFeet"));
  const hasRoles = has(hasDeals ? roleHeads : [...roleHeads, "type", "deals"]);
  const hasContacts = hasContactEmail
    ? hasClientEmail || has(personHeads.email)
    : hasClientEmail && has(personHeads.email) && hasRoles;
  return { hasContacts, isOfContacts: hasContacts && !hasContactEmail, hasDeals };
}

/**
 * Finds a file's columns by their heads.
 *
 * @param heads the file's row of column names
 * @returns the index of the file's column by field, each at most once
 */
export function matchColumns(heads: readonly string[]): Record<string, number> {
  const read = heads.map(readHead);
  const context = contextOf(read);
  const columns = columnsIn(context).filter(({ name }) =>
    partOf(name) === "deal" ? context.hasDeals : partOf(name) === "client" || context.hasContacts,
  );
  const found: Record<string, number> = {};
  const taken = new Set<number>();
  const ranks = Math.max(...columns.map((column) => column.heads.length));
  for (const means of [isWhole, isBare]) {
    // Each column's likeliest head is matched before less likely heads of others.
    for (let rank = 0; rank < ranks; rank += 1) {
      for (const column of columns) {
        const wanted = column.heads[rank];
        if (wanted === undefined || column.name in found) continue;
        const isIt = means(column.name, wanted);
        const index = read.findIndex((head, at) => !taken.has(at) && isIt(head));
        if (index === -1) continue;
        found[column.name] = index;
        taken.add(index);
      }
    }
  }
  return found;
}

/**
 * The required columns that a file lacks, for the parts that it has; first and last names make a
 * name.
 */
export function missingColumns(
  matched: Readonly<Record<string, number | undefined>>,
  parts: readonly ImportPart[],
): ImportColumn[] {
  const has = (name: string) => matched[name] !== undefined;
  return importColumns.filter(({ isRequired, name }) => {
    const part = partOf(name);
    if (!isRequired || !parts.includes(part) || has(name)) return false;
    if (name === "client.name" && parts.length > 1) return false;
    return !name.endsWith(".name") || !(has(`${part}.firstName`) || has(`${part}.lastName`));
  });
}

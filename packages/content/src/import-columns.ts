import { fold } from "./fold.ts";

/** What can be imported, in the order to do it: a deal names its client, a contact its deals. */
export const importKinds = ["clients", "deals", "contacts"] as const;
export type ImportKind = (typeof importKinds)[number];

/** How many rows one import may have. */
export const importRowsMax = 5000;
/** The largest file: 2 MB. */
export const importFileMaxBytes = 2_000_000;
/** The longest request: the rows of such a file as JSON. */
export const importBodyMaxBytes = 8 * 1024 * 1024;

export type ImportColumn = {
  /** The record's field. */
  name: string;
  /** Its head in the template. */
  label: string;
  isRequired?: boolean;
  /** Other heads that mean it, in lower case without spaces and signs. */
  otherHeads?: readonly string[];
  hint?: string;
};

const people: readonly ImportColumn[] = [
  {
    name: "name",
    label: "Name",
    isRequired: true,
    otherHeads: ["fullname", "contactname", "client", "clientname"],
  },
  { name: "firstName", label: "First name", otherHeads: ["first", "givenname"] },
  { name: "lastName", label: "Last name", otherHeads: ["last", "surname", "familyname"] },
];
const email: ImportColumn = {
  name: "email",
  label: "Email",
  isRequired: true,
  otherHeads: ["emailaddress", "mail", "clientemail"],
};
const company: ImportColumn = {
  name: "company",
  label: "Company",
  otherHeads: ["companyname", "organization", "firm"],
};
const phone: ImportColumn = {
  name: "phone",
  label: "Phone",
  otherHeads: ["phonenumber", "telephone", "mobile", "cell", "mobilephone", "businessphone"],
};
const clientEmail: ImportColumn = {
  name: "clientEmail",
  label: "Client email",
  isRequired: true,
  otherHeads: ["clientemailaddress"],
  hint: "The email they log in with.",
};
const clientName: ImportColumn = {
  name: "clientName",
  label: "Client name",
  otherHeads: ["client"],
  hint: "Required for clients you don’t have yet; they’re added too.",
};

/** The columns of a file by what it imports, in the template's order. */
export const importColumns: Record<ImportKind, readonly ImportColumn[]> = {
  clients: [...people, email, company, phone],
  deals: [
    {
      ...clientEmail,
      otherHeads: [...(clientEmail.otherHeads ?? []), "email", "emailaddress", "mail"],
    },
    clientName,
    {
      name: "clientCompany",
      label: "Client company",
      otherHeads: ["company", "companyname", "organization", "firm"],
    },
    {
      name: "clientPhone",
      label: "Client phone",
      otherHeads: ["phone", "phonenumber", "telephone", "mobile", "cell", "mobilephone"],
    },
    {
      name: "name",
      label: "Street address",
      otherHeads: ["address", "property", "propertyname", "street", "name"],
      hint: "May be empty while a buyer or tenant is looking.",
    },
    { name: "city", label: "City", isRequired: true, otherHeads: ["town"] },
    { name: "region", label: "State", isRequired: true, otherHeads: ["st"], hint: "Such as TX." },
    {
      name: "type",
      label: "Property type",
      isRequired: true,
      otherHeads: ["type", "assetclass"],
      hint: "Office, Retail, Industrial, Multifamily, Mixed use, Land, Hospitality, Medical, Self storage or Special purpose.",
    },
    {
      name: "side",
      label: "Side",
      isRequired: true,
      otherHeads: ["dealtype", "transaction"],
      hint: "Purchase, Sale or Lease.",
    },
    {
      name: "stage",
      label: "Stage",
      otherHeads: ["dealstage", "status"],
      hint: "Empty: the side’s first.",
    },
    {
      name: "squareFeet",
      label: "Size (SF)",
      isRequired: true,
      otherHeads: ["squarefeet", "sf", "sqft", "area", "buildingsize"],
    },
    {
      name: "yearBuilt",
      label: "Year built",
      otherHeads: ["built"],
      hint: "Required for a building.",
    },
    {
      name: "occupancy",
      label: "Occupancy (%)",
      otherHeads: ["leased"],
      hint: "Required for a building.",
    },
    { name: "price", label: "Price ($)", otherHeads: ["askingprice", "listprice", "saleprice"] },
    { name: "noi", label: "NOI ($/year)", otherHeads: ["netoperatingincome"] },
    {
      name: "noiPeriod",
      label: "NOI type",
      otherHeads: ["noicounts", "noiperiod"],
      hint: "Trailing 12 months, In place or Pro forma; required with the NOI.",
    },
    {
      name: "noiThrough",
      label: "NOI period ends",
      otherHeads: ["noithrough"],
      hint: "The last of 12 months, such as 2026-06.",
    },
    { name: "capRate", label: "Cap rate (%)", hint: "Computed if the price and NOI are known." },
    { name: "rent", label: "Base rent ($/SF/yr)", otherHeads: ["rent", "baserent"] },
    {
      name: "summary",
      label: "Summary",
      otherHeads: ["description", "notes"],
      hint: "Visible to the client. Empty: type, size and city.",
    },
    { name: "timeZone", label: "Time zone", hint: "Such as Central. Empty: your own." },
  ],
  contacts: [
    clientEmail,
    clientName,
    ...people,
    {
      name: "role",
      label: "Role",
      isRequired: true,
      otherHeads: ["contactrole", "type"],
      hint: "Such as Attorney, Lender, Title officer or Other.",
    },
    email,
    company,
    phone,
    {
      name: "deals",
      label: "Deals",
      otherHeads: ["deal", "property", "address"],
      hint: "Street addresses of the client’s deals, with semicolons between.",
    },
  ],
};

/** "Size (SF)" → "sizesf": heads are compared without case, accents, spaces and signs. */
const keyOf = (head: string) => fold(head).replace(/[^\p{L}\p{N}]/gu, "");

/** With its unit, and without: "sizesf" and "size". */
const keysOf = (head: string) => [keyOf(head), keyOf(head.replace(/\([^)]*\)/g, ""))];

/** The columns of percentages, which spreadsheets may store as fractions. */
export const percentColumns: ReadonlySet<string> = new Set(["occupancy", "capRate"]);

/** "0.95", which may mean 95% or 0.95%. */
export const isFraction = (cell: string) => /^(0?\.\d*[1-9]\d*|1(\.0+)?)$/.test(cell.trim());

/** "0.95" as "95%". */
export const fractionAsPercent = (cell: string) => `${Number((Number(cell) * 100).toFixed(6))}%`;

/**
 * Finds a file's columns by their heads.
 *
 * @param heads the file's first row
 * @returns by field the index of the file's column, each at most once
 */
export function matchColumns(kind: ImportKind, heads: readonly string[]): Record<string, number> {
  const keys = heads.map(keysOf);
  const columns = importColumns[kind];
  const found: Record<string, number> = {};
  const taken = new Set<number>();
  const take = (name: string, names: readonly string[]) => {
    const index = keys.findIndex(
      (some, at) => !taken.has(at) && some.some((key) => names.includes(key)),
    );
    if (index === -1 || name in found) return;
    found[name] = index;
    taken.add(index);
  };
  // A column's own head comes before what is another's second name.
  for (const { label, name } of columns) take(name, [...keysOf(label), keyOf(name)]);
  for (const { name, otherHeads = [] } of columns) take(name, otherHeads);
  return found;
}

/** What a file's columns are about: clients with their deals, if it has both. */
export function importKindOf(kind: ImportKind, heads: readonly string[]): ImportKind {
  const hasAll = missingColumns("deals", matchColumns("deals", heads)).length === 0;
  return kind === "clients" && hasAll ? "deals" : kind;
}

/** The required columns that a file doesn't have; first and last names make a name. */
export function missingColumns(
  kind: ImportKind,
  matched: Readonly<Record<string, number | undefined>>,
): ImportColumn[] {
  const has = (name: string) => matched[name] !== undefined;
  return importColumns[kind].filter(
    ({ isRequired, name }) =>
      isRequired && !has(name) && !(name === "name" && (has("firstName") || has("lastName"))),
  );
}

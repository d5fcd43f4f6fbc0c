import { contactRoles, type ContactRole } from "@frontage/content/schemas/contact";

/** What the screen's address says of the list; what is left out has its default. */
export type ContactSearch = {
  text: string;
  role?: ContactRole;
  propertyId?: string;
  /** 1 is the first. */
  page: number;
};

const names = {
  text: "q",
  role: "role",
  propertyId: "deal",
  page: "page",
} as const satisfies Record<keyof ContactSearch, string>;
const defaults: ContactSearch = { text: "", page: 1 };

/** Reads the address. What it does not know there, it takes to be the default. */
export function readContactSearch(parameters: URLSearchParams): ContactSearch {
  const page = parameters.get(names.page) ?? "";
  return {
    text: parameters.get(names.text) ?? defaults.text,
    role: contactRoles.find((role) => role === parameters.get(names.role)),
    propertyId: parameters.get(names.propertyId) || undefined,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : defaults.page,
  };
}

/** The address after a change; what has its default is left out. Another list begins at its first page. */
export function changeContactSearch(
  parameters: URLSearchParams,
  change: Partial<ContactSearch>,
): URLSearchParams {
  const next = { ...readContactSearch(parameters), page: defaults.page, ...change };
  const changed = new URLSearchParams(parameters);
  for (const key of Object.keys(names) as (keyof ContactSearch)[]) {
    const value = next[key];
    if (value === undefined || value === defaults[key]) changed.delete(names[key]);
    else changed.set(names[key], String(value));
  }
  return changed;
}

/** The address with one contact open, or with none. */
export function withContact(parameters: URLSearchParams, id: string | undefined): URLSearchParams {
  const changed = new URLSearchParams(parameters);
  if (id === undefined) changed.delete("contact");
  else changed.set("contact", id);
  return changed;
}

/** Whether the list is narrowed. */
export const isFiltered = ({ propertyId, role, text }: ContactSearch) =>
  Boolean(propertyId || role || text.trim());

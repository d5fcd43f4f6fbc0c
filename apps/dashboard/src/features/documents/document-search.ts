import {
  documentGroups,
  documentStatuses,
  documentTypes,
  type DocumentGroup,
  type DocumentStatus,
  type DocumentType,
} from "@frontage/content/schemas/document";

import { documentSorts, type DocumentSort } from "../../portal/portal.ts";

/** What the screen's address says of the list; what is left out has its default. */
export type DocumentSearch = {
  group?: DocumentGroup;
  text: string;
  propertyId?: string;
  type?: DocumentType;
  status?: DocumentStatus;
  sort: DocumentSort;
  /** 1 is the first. */
  page: number | "all";
};

const defaults = { text: "", sort: "-updated", page: 1 } as const;
const names = {
  group: "group",
  text: "q",
  propertyId: "deal",
  type: "type",
  status: "status",
  sort: "sort",
  page: "page",
} as const satisfies Record<keyof DocumentSearch, string>;
const types = Object.keys(documentTypes) as DocumentType[];

/** Reads the address. What it does not know there, it takes to be the default. */
export function readDocumentSearch(parameters: URLSearchParams): DocumentSearch {
  function oneOf<Value extends string>(values: readonly Value[], name: string) {
    return values.find((value) => value === parameters.get(name));
  }
  const page = parameters.get(names.page) ?? "";
  return {
    group: oneOf(documentGroups, names.group),
    text: parameters.get(names.text) ?? defaults.text,
    propertyId: parameters.get(names.propertyId) || undefined,
    type: oneOf(types, names.type),
    status: oneOf(documentStatuses, names.status),
    sort: oneOf(documentSorts, names.sort) ?? defaults.sort,
    page: page === "all" ? "all" : /^[1-9]\d{0,3}$/.test(page) ? Number(page) : defaults.page,
  };
}

/**
 * The address after a change; what has its default is left out. Another list
 * begins at its first page, and a type that is not of the chosen group goes.
 */
export function changeDocumentSearch(
  parameters: URLSearchParams,
  change: Partial<DocumentSearch>,
): URLSearchParams {
  const next = { ...readDocumentSearch(parameters), ...change };
  if (!("page" in change)) next.page = next.page === "all" ? "all" : defaults.page;
  if (next.type && next.group && documentTypes[next.type] !== next.group) next.type = undefined;

  const changed = new URLSearchParams(parameters);
  for (const key of Object.keys(names) as (keyof DocumentSearch)[]) {
    const value = next[key];
    if (value === undefined || value === (defaults as Partial<DocumentSearch>)[key]) {
      changed.delete(names[key]);
    } else {
      changed.set(names[key], String(value));
    }
  }
  return changed;
}

/** The address without any filter; order and page size stay as they are. */
export function clearDocumentFilters(parameters: URLSearchParams): URLSearchParams {
  return changeDocumentSearch(parameters, {
    group: undefined,
    text: "",
    propertyId: undefined,
    type: undefined,
    status: undefined,
  });
}

/** How many of the filters behind the phone's "Filters" button are set. */
export function countFilters({ propertyId, status, type }: DocumentSearch): number {
  return [propertyId, status, type].filter(Boolean).length;
}

/** The search of the address with one document open, or with none. */
export function withDocument(
  search: string,
  id: string | undefined,
  view?: "history",
): URLSearchParams {
  const parameters = new URLSearchParams(search);
  parameters.delete("document");
  parameters.delete("view");
  if (id !== undefined) parameters.set("document", id);
  if (view) parameters.set("view", view);
  return parameters;
}

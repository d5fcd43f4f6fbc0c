import { documentSorts } from "@frontage/content/document-sorts";
import {
  documentGroups,
  documentStatuses,
  documentTypes,
  type DocumentType,
} from "@frontage/content/schemas/document";

import {
  choiceParam,
  optionalParam,
  pageParam,
  textParam,
  urlState,
  type Param,
  type ValuesOf,
} from "../../navigation/url-state.ts";

const types = Object.keys(documentTypes) as DocumentType[];
const numberedPage = pageParam("page");
const pageOrAll: Param<number | "all"> = {
  name: "page",
  read: (text) => (text === "all" ? text : numberedPage.read(text)),
  write: (page) => (page === "all" ? page : numberedPage.write(page)),
};

/**
 * What the URL says of the list. A change of a filter or of the order goes back to the
 * first page, and a type goes when another group is chosen.
 */
export const documentSearch = urlState(
  {
    group: choiceParam("group", documentGroups),
    text: textParam("q"),
    dealId: optionalParam("deal"),
    type: choiceParam("type", types),
    status: choiceParam("status", documentStatuses),
    sort: choiceParam("sort", documentSorts, "-updated"),
    page: pageOrAll,
  },
  (changes, { group, page, type }) => ({
    page: changes.page ?? (page === "all" ? page : 1),
    type: type && group && documentTypes[type] !== group ? undefined : type,
  }),
);
export type DocumentSearch = ValuesOf<typeof documentSearch>;

/** The list without any filter; its order stays, and whether all of it is shown. */
export const noFilters = {
  group: undefined,
  text: "",
  dealId: undefined,
  type: undefined,
  status: undefined,
} as const satisfies Partial<DocumentSearch>;

/** The document that is open, and which of its tabs if not the first. */
export const openDocument = urlState(
  {
    openId: optionalParam("document"),
    view: choiceParam<"history" | "ask">("view", ["history", "ask"]),
  },
  ({ view }) => ({ view }),
);

export type OpenDocumentView = ValuesOf<typeof openDocument>["view"];

/** Whether a filter or the text narrows the list, apart from its tab. */
export function hasFilters(search: DocumentSearch): boolean {
  return search.text.trim() !== "" || countFilters(search) > 0;
}

/** How many filters are set behind the phone’s “Filters” button. */
export function countFilters({ dealId, status, type }: DocumentSearch): number {
  return [dealId, status, type].filter(Boolean).length;
}

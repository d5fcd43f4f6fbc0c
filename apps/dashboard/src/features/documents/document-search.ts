import { documentSorts } from "@frontage/records/document-sorts";
import {
  documentGroups,
  documentStatuses,
  documentTypes,
  type DocumentType,
} from "@frontage/records/schemas/document";

import { clientParameter } from "../../navigation/paths.ts";
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
 * The list's parameters in the URL. Changing a filter or the order goes back to the first page, and
 * choosing another group clears the type, and another client the property.
 */
export const documentSearch = urlState(
  {
    group: choiceParam("group", documentGroups),
    text: textParam("q"),
    /** For a broker. */
    clientId: optionalParam(clientParameter),
    dealId: optionalParam("deal"),
    type: choiceParam("type", types),
    status: choiceParam("status", documentStatuses),
    sort: choiceParam("sort", documentSorts, "-updated"),
    page: pageOrAll,
  },
  (changes, { dealId, group, page, type }) => ({
    dealId: "clientId" in changes ? changes.dealId : dealId,
    page: changes.page ?? (page === "all" ? page : 1),
    type: type && group && documentTypes[type] !== group ? undefined : type,
  }),
);
export type DocumentSearch = ValuesOf<typeof documentSearch>;

/** Values that clear the filters, but keep the order and whether all documents are shown. */
export const noFilters = {
  group: undefined,
  text: "",
  clientId: undefined,
  dealId: undefined,
  type: undefined,
  status: undefined,
} as const satisfies Partial<DocumentSearch>;

/** The open document, and its tab unless that is the first one. */
export const openDocument = urlState(
  {
    openId: optionalParam("document"),
    view: choiceParam<"history" | "ask">("view", ["history", "ask"]),
  },
  ({ view }) => ({ view }),
);

export type OpenDocumentView = ValuesOf<typeof openDocument>["view"];

/** Whether a filter or search text is set, besides the group's tab. */
export function hasFilters(search: DocumentSearch): boolean {
  return search.text.trim() !== "" || countFilters(search) > 0;
}

/** The number of filters set behind the Filter button. */
export function countFilters({ clientId, dealId, status, type }: DocumentSearch): number {
  return [clientId, dealId, status, type].filter(Boolean).length;
}

/** The id of the list, which gets the focus when a row is removed. */
export const listId = "document-list";

/** The id of a document's link in the list, which gets the focus back when the dialog closes. */
export const rowLinkId = (id: string) => `open-${id}`;

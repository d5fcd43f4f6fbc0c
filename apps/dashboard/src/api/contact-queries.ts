import type { ContactFilter } from "@frontage/records/schemas/contact";
import type { NumberedPageRequest } from "@frontage/records/schemas/page-of";
import { queryOptions } from "@tanstack/react-query";

import { contacts, pageQuery } from "./clients.ts";
import { read, readIfFound } from "./request.ts";
import { everyNumberedPage } from "./every-page.ts";
import { numberedList } from "./numbered-list.ts";
import { subjects } from "./queries.ts";

/** Fetches one page of the matching contacts. */
export const listContacts = (filter: ContactFilter) => (page: NumberedPageRequest) =>
  read(contacts.$get({ query: { ...filter, ...pageQuery(page) } }));

/** One page of the matching contacts. */
export const contactsQuery = (filter: ContactFilter, page: number) =>
  numberedList([subjects.contacts, "page", filter], { page, pageSize: 25 }, listContacts(filter));

/** A broker's contacts, without the broker. */
export const othersOnly = { except: "broker" } as const;

/** One contact; `null` if there is none. */
export const contactQuery = (id: string) =>
  queryOptions({
    queryKey: [subjects.contacts, "one", id],
    // Query data must not be `undefined`.
    queryFn: async () => (await readIfFound(contacts[":id"].$get({ param: { id } }))) ?? null,
  });

/** All parties of a deal. */
export const dealPartiesQuery = (dealId: string) =>
  queryOptions({
    queryKey: [subjects.contacts, "of deal", dealId],
    queryFn: async () => (await everyNumberedPage(listContacts({ dealId }))).items,
  });

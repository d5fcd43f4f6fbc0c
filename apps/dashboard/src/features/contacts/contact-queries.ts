import type { Contact } from "@frontage/records/schemas/contact";
import type { PageOf } from "@frontage/records/schemas/page-of";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { everyPage } from "../../portal/every-page.ts";
import type { ContactFilter, Portal } from "../../portal/portal.ts";
import { subjects } from "../../portal/queries.ts";

/** Rows on one page of the list. */
export const pageSize = 8;

/** A page and its number; past the end, the last page. */
export type NumberedPage = PageOf<Contact> & { page: number };

const stretchQuery = (portal: Portal, filter: ContactFilter, cursor: string | undefined) =>
  queryOptions({
    queryKey: [subjects.contacts, "stretch", filter, cursor ?? "first"],
    queryFn: () => portal.contacts(filter, { limit: pageSize, cursor }),
  });

/**
 * One page of the list. The portal returns the page after a cursor, so the previous pages
 * are requested first. The current page stays until the next one has loaded.
 */
export const contactsQuery = (portal: Portal, filter: ContactFilter, wanted: number) =>
  queryOptions({
    queryKey: [subjects.contacts, "page", filter, wanted],
    queryFn: async ({ client }): Promise<NumberedPage> => {
      let found = await client.fetchQuery(stretchQuery(portal, filter, undefined));
      let page = 1;
      while (page < wanted && found.nextCursor !== undefined) {
        found = await client.fetchQuery(stretchQuery(portal, filter, found.nextCursor));
        page += 1;
      }
      return { ...found, page };
    },
    placeholderData: keepPreviousData,
  });

/** Every contact that matches. */
export async function allContacts(
  portal: Portal,
  filter: ContactFilter,
): Promise<readonly Contact[]> {
  return (await everyPage((page) => portal.contacts(filter, page))).items;
}

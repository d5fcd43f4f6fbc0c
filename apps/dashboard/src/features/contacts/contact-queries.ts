import type { Contact } from "@frontage/records/schemas/contact";
import type { NumberedPageOf } from "@frontage/records/schemas/page-of";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { everyNumberedPage } from "../../portal/every-page.ts";
import type { ContactFilter, Portal } from "../../portal/portal.ts";
import { subjects } from "../../portal/queries.ts";

/** Rows on one page of the list. */
export const pageSize = 8;

/** A page and its number; past the end, the last page. */
export type NumberedPage = NumberedPageOf<Contact> & { page: number };

/** One page of the list. The current page stays until the next one has loaded. */
export const contactsQuery = (portal: Portal, filter: ContactFilter, wanted: number) =>
  queryOptions({
    queryKey: [subjects.contacts, "page", filter, wanted],
    async queryFn(): Promise<NumberedPage> {
      const load = async (page: number) =>
        portal.contacts(filter, { limit: pageSize, offset: (page - 1) * pageSize });
      const found = await load(wanted);
      const last = Math.max(1, Math.ceil(found.total / pageSize));
      if (wanted <= last) return { ...found, page: wanted };
      return { ...(await load(last)), page: last };
    },
    placeholderData: keepPreviousData,
  });

/** Every contact that matches. */
export async function allContacts(
  portal: Portal,
  filter: ContactFilter,
): Promise<readonly Contact[]> {
  return (await everyNumberedPage((page) => portal.contacts(filter, page))).items;
}

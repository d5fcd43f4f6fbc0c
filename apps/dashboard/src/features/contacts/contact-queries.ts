import type { Contact } from "@frontage/records/schemas/contact";

import { everyNumberedPage } from "../../portal/every-page.ts";
import { numberedList } from "../../portal/numbered-list.ts";
import type { ContactFilter, Portal } from "../../portal/portal.ts";
import { subjects } from "../../portal/queries.ts";

/** One page of the list. */
export const contactsQuery = (portal: Portal, filter: ContactFilter, page: number) =>
  numberedList([subjects.contacts, "page", filter], { page, pageSize: 8 }, (request) =>
    portal.contacts(filter, request),
  );

/** Every contact that matches. */
export async function allContacts(
  portal: Portal,
  filter: ContactFilter,
): Promise<readonly Contact[]> {
  return (await everyNumberedPage((page) => portal.contacts(filter, page))).items;
}

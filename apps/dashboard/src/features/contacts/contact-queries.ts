import type { Contact } from "@frontage/records/schemas/contact";
import { useQuery } from "@tanstack/react-query";

import { everyNumberedPage } from "../../portal/every-page.ts";
import { numberedList } from "../../portal/numbered-list.ts";
import type { ContactFilter, Portal } from "../../portal/portal.ts";
import { subjects } from "../../portal/queries.ts";
import { usePortal } from "../../portal/portal-context.tsx";

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

/** The parties of a deal, the broker first; a broker sees the others only. */
export function useDealParties(dealId: string) {
  const portal = usePortal();
  return useQuery({
    queryKey: [subjects.contacts, "of deal", dealId],
    queryFn: async () => {
      const { items } = await everyNumberedPage((page) => portal.contacts({ dealId }, page));
      const others = items.filter(({ role }) => role !== "broker");
      const brokers = items.filter(({ role }) => role === "broker");
      return portal.brokerApi ? others : [...brokers, ...others];
    },
  });
}

import type { Contact } from "@frontage/records/schemas/contact";
import { useQuery } from "@tanstack/react-query";

import { contactQuery } from "../../api/contact-queries.ts";

/**
 * The contact with open details. One in the list needn't be loaded.
 *
 * @returns `contact`: null if there is none, undefined while loading
 */
export function useOpenContact(id: string, listed: readonly Contact[]) {
  const { data, error, refetch } = useQuery(contactQuery(id));
  // `null` means that the contact was just removed, even if the list still contains it.
  const contact = data === undefined ? listed.find((candidate) => candidate.id === id) : data;
  return { contact, error, retry: () => void refetch() };
}

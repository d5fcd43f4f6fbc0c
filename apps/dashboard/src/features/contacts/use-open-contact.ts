import type { Contact } from "@frontage/records/schemas/contact";
import { useQuery } from "@tanstack/react-query";

import { contactQuery } from "../../api/contact-queries.ts";

/**
 * The contact whose details are shown. One that is in the list needs no loading, and can't fail to
 * load.
 *
 * @returns `contact`, which is `null` if there is none and `undefined` while it loads
 */
export function useOpenContact(id: string, listed: readonly Contact[]) {
  const { data, error, refetch } = useQuery(contactQuery(id));
  // `null` means that it was just removed, even if the list still has it.
  const contact = data === undefined ? listed.find((candidate) => candidate.id === id) : data;
  return { contact, error, retry: () => void refetch() };
}

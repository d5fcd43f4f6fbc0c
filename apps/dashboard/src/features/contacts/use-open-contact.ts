import type { Contact } from "@frontage/content/schemas/contact";
import { useQuery } from "@tanstack/react-query";

import { usePortal } from "../../portal/portal-context.tsx";
import { contactQuery } from "../../portal/queries.ts";

/**
 * The contact whose details are shown; without a wait, and without an error, where the list has it.
 *
 * @returns `contact`, which is `null` where there is none and `undefined` while it loads
 */
export function useOpenContact(id: string, listed: readonly Contact[]) {
  const { data, error, refetch } = useQuery(contactQuery(usePortal(), id));
  // `null` is an answer: the contact has just been removed, whatever the list still says.
  const contact = data === undefined ? listed.find((candidate) => candidate.id === id) : data;
  return { contact, error, retry: () => void refetch() };
}

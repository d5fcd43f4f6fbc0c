import type { Contact } from "@frontage/content/schemas/contact";
import { useQuery } from "@tanstack/react-query";

import { usePortal } from "../../portal/portal-context.tsx";
import { contactQuery } from "../../portal/queries.ts";

/**
 * The contact whose details are shown, without a wait where the list has it.
 *
 * @returns `contact`, which is `null` where there is none and `undefined` while it loads
 */
export function useOpenContact(id: string, listed: readonly Contact[]) {
  const { data, error, refetch } = useQuery({
    ...contactQuery(usePortal(), id),
    placeholderData: () => listed.find((contact) => contact.id === id),
  });
  return { contact: data, error, retry: () => void refetch() };
}

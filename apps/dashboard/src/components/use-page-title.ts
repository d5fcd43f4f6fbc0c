import { broker } from "@frontage/content/broker";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";

import { unreadQuery } from "../api/queries.ts";

/**
 * Sets the document's title while its component is mounted: "(2) Calendar | Jordan Avery" with two
 * unread messages.
 *
 * @param title absent if another part of the screen sets it
 */
export function usePageTitle(title: string | undefined): void {
  const { data: unread } = useQuery(unreadQuery);
  const count = unread?.messages ?? 0;
  useEffect(() => {
    if (title === undefined) return;
    document.title = `${count > 0 ? `(${count}) ` : ""}${title} | ${broker.businessName}`;
  }, [count, title]);
}

import { useQuery } from "@tanstack/react-query";

import { everyNumberedPage } from "../../portal/every-page.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import { subjects } from "../../portal/queries.ts";

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

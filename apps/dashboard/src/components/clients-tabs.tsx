import { clientsTabs, dashboardPaths, screenTitles } from "@frontage/content/dashboard";
import { cn } from "@frontage/ui/cn";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";

import { contactsQuery, othersOnly } from "../api/contact-queries.ts";
import { clientsQuery, newInquiriesQuery } from "../api/queries.ts";
import { screenAt } from "../navigation/paths.ts";
import { LinkTabs } from "./link-tabs.tsx";

/** A broker's tabs above the clients, the inquiries and the contacts. */
export function ClientsTabs({ className }: { className?: string }) {
  const current = screenAt(useLocation().pathname);
  const { data: clients } = useQuery(clientsQuery);
  const { data: newInquiries } = useQuery(newInquiriesQuery);
  const { data: contacts } = useQuery(contactsQuery(othersOnly, 1));
  const counts = {
    clients: clients?.length,
    inquiries: newInquiries || undefined,
    contacts: contacts?.total,
  };
  return (
    <LinkTabs
      aria-label="Clients, inquiries and contacts"
      className={cn("border-b border-hairline", className)}
      tabs={clientsTabs.map((tab) => ({
        to: dashboardPaths[tab],
        label: screenTitles[tab],
        count: counts[tab],
        isNew: tab === "inquiries" && Boolean(newInquiries),
        isCurrent: tab === current,
      }))}
    />
  );
}

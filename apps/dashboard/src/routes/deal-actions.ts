import { CalendarPlus, FileClock, Pencil, Share2, UserPlus } from "lucide-react";

import type { DealAction } from "../features/properties/deal-bar.tsx";
import { requestTimePath } from "../navigation/paths.ts";
import type { DealDialog } from "./use-deal-dialogs.tsx";

/** What a broker can do in a deal. */
export const brokerActions = (open: (which: DealDialog) => void): DealAction[] => [
  {
    id: "request",
    label: "Request a document",
    Icon: FileClock,
    look: "outline",
    isPlain: true,
    onSelect: () => open("request"),
  },
  {
    id: "share",
    label: "Share a document",
    Icon: Share2,
    look: "ink",
    isPlain: true,
    onSelect: () => open("upload"),
  },
  { id: "edit", label: "Edit deal", Icon: Pencil, onSelect: () => open("deal") },
  { id: "event", label: "Add an event", Icon: CalendarPlus, onSelect: () => open("event") },
  { id: "party", label: "Add a party", Icon: UserPlus, onSelect: () => open("party") },
];

/** What a client can do in a deal. */
export const clientActions = (dealId: string): DealAction[] => [
  {
    id: "tour",
    label: "Request a tour",
    Icon: CalendarPlus,
    look: "outline",
    to: requestTimePath(dealId),
  },
];

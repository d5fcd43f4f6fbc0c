import type { Property } from "@frontage/content/schemas/property";
import {
  Archive,
  ArchiveRestore,
  CalendarPlus,
  FileClock,
  ListChecks,
  Pencil,
  Share2,
  Trash2,
  UserPlus,
} from "lucide-react";

import type { DealAction } from "../features/properties/deal-bar.tsx";
import { requestTimePath } from "../navigation/paths.ts";
import type { DealDialog } from "./use-deal-dialogs.tsx";

type BrokerCommands = {
  open: (which: DealDialog) => void;
  onArchive: (isArchived: boolean) => void;
  onRemove: () => void;
};

/** What a broker can do in a deal. */
export const brokerActions = (
  { isArchived }: Pick<Property, "isArchived">,
  { onArchive, onRemove, open }: BrokerCommands,
): DealAction[] => [
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
  { id: "stage", label: "Move to a stage…", Icon: ListChecks, onSelect: () => open("stage") },
  { id: "event", label: "Add an event", Icon: CalendarPlus, onSelect: () => open("event") },
  { id: "party", label: "Add a party", Icon: UserPlus, onSelect: () => open("party") },
  {
    id: "archive",
    label: isArchived ? "Restore" : "Archive",
    Icon: isArchived ? ArchiveRestore : Archive,
    isApart: true,
    onSelect: () => onArchive(!isArchived),
  },
  { id: "remove", label: "Remove deal", Icon: Trash2, tone: "danger", onSelect: onRemove },
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

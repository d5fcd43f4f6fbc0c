import { slugify } from "@frontage/records/fold";
import type { Deal } from "@frontage/records/schemas/deal";
import {
  Archive,
  ArchiveRestore,
  Calendar,
  CalendarPlus,
  FileClock,
  Pencil,
  Printer,
  Trash2,
  UserPlus,
} from "lucide-react";

import { dayIn, shiftDay } from "../../time/dates.ts";
import { currentTime } from "../../time/server-clock.ts";
import { saveCalendarFile } from "../calendar/save-calendar-file.ts";
import type { PageAction } from "../../components/page-actions.tsx";
import type { DealFormProps } from "./deal-form.tsx";

type Commands = {
  open: (which: DealFormProps["which"]) => void;
  onAddToCalendar: () => void;
};

type BrokerCommands = Commands & {
  onArchive: (isArchived: boolean) => void;
  onRemove: () => void;
};

/** Actions in a deal's menu for brokers and clients. */
const commonActions = ({ onAddToCalendar }: Commands): PageAction[] => [
  { id: "print", label: "Print summary", Icon: Printer, onSelect: () => window.print() },
  { id: "calendar", label: "Add to my calendar", Icon: Calendar, onSelect: onAddToCalendar },
];

/** A broker's actions in a deal: one beside the next step, and a menu. */
export function brokerActions(
  { isArchived }: Pick<Deal, "isArchived">,
  commands: BrokerCommands,
): { secondary: PageAction; menu: PageAction[] } {
  const { onArchive, onRemove, open } = commands;
  return {
    secondary: { id: "share", label: "Share a document", onSelect: () => open("upload") },
    menu: [
      {
        id: "request",
        label: "Request a document",
        Icon: FileClock,
        onSelect: () => open("request"),
      },
      { id: "event", label: "Add an event", Icon: CalendarPlus, onSelect: () => open("event") },
      { id: "party", label: "Add a party", Icon: UserPlus, onSelect: () => open("party") },
      { id: "dates", label: "Edit all dates", Icon: Calendar, onSelect: () => open("dates") },
      { id: "edit", label: "Edit deal", Icon: Pencil, onSelect: () => open("deal") },
      ...withSeparator(commonActions(commands)),
      {
        id: "archive",
        label: isArchived ? "Restore" : "Archive",
        Icon: isArchived ? ArchiveRestore : Archive,
        isApart: true,
        onSelect: () => onArchive(!isArchived),
      },
      { id: "remove", label: "Remove deal", Icon: Trash2, tone: "danger", onSelect: onRemove },
    ],
  };
}

/**
 * A client's actions in a deal: one beside the next step, and a menu. Owners request no tours of
 * what is theirs.
 */
export const clientActions = (
  commands: Commands,
  { isLandlord, progress }: Pick<Deal, "isLandlord" | "progress">,
): { secondary: PageAction | undefined; menu: PageAction[] } => {
  if (progress.side === "sale" || isLandlord)
    return { secondary: undefined, menu: commonActions(commands) };
  const tour = { id: "tour", label: "Request a tour", onSelect: () => commands.open("tour") };
  // In the menu for phones, which show only the next step.
  return { secondary: tour, menu: [{ ...tour, Icon: CalendarPlus }, ...commonActions(commands)] };
};

const withSeparator = ([first, ...others]: PageAction[]): PageAction[] =>
  first ? [{ ...first, isApart: true }, ...others] : [];

/** Downloads a deal's upcoming key dates, tours and calls as a calendar file. */
export async function addToCalendar(deal: Deal): Promise<void> {
  const today = dayIn(currentTime(), deal.timeZone);
  const days = deal.keyDates.map(({ day }) => day);
  const from = shiftDay(today, -1);
  const to = [shiftDay(today, 366), ...days].toSorted().at(-1) ?? today;
  await saveCalendarFile({ from, to, dealId: deal.id }, slugify(deal.name) || "dates");
}

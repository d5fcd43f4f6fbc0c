import { clientPath } from "@frontage/content/dashboard";
import type { Client } from "@frontage/records/schemas/client";
import type { SearchKind, SearchResult } from "@frontage/records/schemas/search";
import {
  Briefcase,
  Building2,
  Calendar,
  CalendarClock,
  FileText,
  Handshake,
  Inbox,
  MessageSquare,
  Signpost,
  User,
  type LucideIcon,
} from "lucide-react";

import { excerptOf } from "../../components/search-matches.ts";

/** A row of the palette: a screen, a record or an action. */
export type PaletteRow = {
  id: string;
  title: string;
  /** The typed text, shown after the title in quotation marks. */
  quoted?: string;
  /** A document's file name, whose extension is shown after the title. */
  fileName?: string | undefined;
  /** What distinguishes the row from others with this title. */
  detail?: string;
  /** The kind of row: "Property". */
  meta?: string;
  Icon: LucideIcon;
  /** The path to go to, or a function to call. */
  target: string | (() => void);
  /** State to navigate with. */
  state?: object;
};

/** A heading and its rows, or the number of rows that are still loading. */
export type PaletteSection = { heading: string; rows: readonly PaletteRow[]; expected?: number };

/** The name and icon of each kind of record. */
const recordKinds = {
  deal: { name: "Property", Icon: Building2 },
  listing: { name: "Listing", Icon: Signpost },
  offers: { name: "Offers", Icon: Handshake },
  document: { name: "Document", Icon: FileText },
  contact: { name: "Contact", Icon: User },
  "key-date": { name: "Key date", Icon: CalendarClock },
  event: { name: "Event", Icon: Calendar },
  message: { name: "Message", Icon: MessageSquare },
  inquiry: { name: "Inquiry", Icon: Inbox },
  client: { name: "Client", Icon: Briefcase },
} satisfies Record<SearchKind | "client", { name: string; Icon: LucideIcon }>;

/** The row of a client. */
export function rowOfClient({ company, id, name }: Pick<Client, "company" | "id" | "name">) {
  const { Icon, name: meta } = recordKinds.client;
  return {
    id: `client:${id}`,
    title: name,
    detail: company,
    meta,
    Icon,
    target: clientPath(id),
  } satisfies PaletteRow;
}

/** The row of a search result; a long text is cut to start near its first match. */
export function rowOfResult(result: SearchResult, text: string) {
  const { detail, fileName, id, kind, path, title } = result;
  const { Icon, name } = recordKinds[kind];
  const excerpt = excerptOf(detail, text);
  const row = { id: `${kind}:${id}`, Icon, target: path };
  return (
    kind === "message"
      ? { ...row, title: `“${excerpt}”`, meta: title }
      : { ...row, title, fileName, detail: excerpt, meta: name }
  ) satisfies PaletteRow;
}

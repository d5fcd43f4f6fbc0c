import { clientPath } from "@frontage/content/dashboard";
import type { Client } from "@frontage/records/schemas/client";
import type { SearchKind, SearchResult } from "@frontage/records/schemas/search";
import {
  Briefcase,
  Building2,
  Calendar,
  CalendarClock,
  FileText,
  Inbox,
  MessageSquare,
  Signpost,
  User,
  type LucideIcon,
} from "lucide-react";

import { excerptOf } from "../../components/search-matches.ts";

/** One row: a screen, a record or an action. */
export type PaletteRow = {
  id: string;
  title: string;
  /** Follows the title, in quotation marks: what was typed. */
  quoted?: string;
  /** For a document: its extension follows the title. */
  fileName?: string | undefined;
  /** What distinguishes it from similar rows. */
  detail?: string;
  /** What kind of thing it is. */
  meta?: string;
  Icon: LucideIcon;
  /** A path, or a function to call. */
  target: string | (() => void);
  /** State to pass along with the navigation. */
  state?: object;
};

/** A heading and its rows, or how many are still loading. */
export type PaletteSection = { heading: string; rows: readonly PaletteRow[]; expected?: number };

/** What a record is called, and its glyph. */
const recordKinds = {
  deal: { name: "Property", Icon: Building2 },
  listing: { name: "Listing", Icon: Signpost },
  document: { name: "Document", Icon: FileText },
  contact: { name: "Contact", Icon: User },
  "key-date": { name: "Key date", Icon: CalendarClock },
  event: { name: "Event", Icon: Calendar },
  message: { name: "Message", Icon: MessageSquare },
  inquiry: { name: "Inquiry", Icon: Inbox },
  client: { name: "Client", Icon: Briefcase },
} satisfies Record<SearchKind | "client", { name: string; Icon: LucideIcon }>;

/** A client’s row. */
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

/** A result’s row; a long text starts near the first match. */
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

import { broker } from "@frontage/content/broker";
import {
  assistantPath,
  dashboardPaths,
  importPath,
  type ScreenName,
} from "@frontage/content/dashboard";
import type { SearchResult } from "@frontage/records/schemas/search";
// Different icons than in other lazy parts: shared ones would be bundled as files of their own.
import {
  Bell,
  CalendarPlus2,
  CalendarClock,
  Download,
  FileText,
  KeyRound,
  LogOut,
  MessageSquare,
  Megaphone,
  SendHorizontal,
  Signpost,
  Sparkles,
  SunMoon,
  FileUp,
  UserPlus,
  Users,
  type LucideIcon,
} from "lucide-react";

import {
  clientParameter,
  contactsOfPath,
  documentsOfPath,
  formParameter,
  messageToPath,
  requestTimePath,
  screenAt,
} from "../../navigation/paths.ts";
import type { AskedForm } from "../../navigation/shared-url-state.ts";
import { bestFirst } from "../../api/search-rank.ts";
import { logOut } from "../../session/log-out.ts";
import type { PaletteRow } from "./palette-row.ts";
import type { OpenRecord } from "./open-record.ts";

/** The screen and user for which the palette is open. */
export type Place = {
  pathname: string;
  /** The record that the URL opens. */
  record: OpenRecord | undefined;
  isBroker: boolean;
  /** Whether the assistant can be asked, which only clients can do. */
  canAsk: boolean;
};

/** How many actions are offered before anything is typed. */
const offeredActionsMax = 5;
/** How many contacts in the results get an action to message them. */
const contactActionsMax = 2;

type Action = PaletteRow & {
  /** Search words besides those of the title. */
  keywords: string;
  /** The screens on which the action comes first. */
  screens: readonly ScreenName[];
  /** Whether it is offered only on those screens, and found by typing on others. */
  isRare?: boolean;
};

function action(
  title: string,
  Icon: LucideIcon,
  target: PaletteRow["target"],
  {
    isRare,
    keywords = "",
    screens = [],
  }: Partial<Pick<Action, "isRare" | "keywords" | "screens">> = {},
): Action {
  return { id: `action:${title}`, title, Icon, target, keywords, screens, isRare };
}

const formPath = (path: string, form: AskedForm) => `${path}?${formParameter}=${form}`;

const upload = action("Upload a document", FileUp, formPath(dashboardPaths.documents, "document"), {
  keywords: "share file pdf add new",
  screens: ["documents"],
});

const clientActions: readonly Action[] = [
  action("Request a time", CalendarClock, requestTimePath(""), {
    keywords: "tour viewing call meeting appointment event",
    screens: ["calendar"],
  }),
  upload,
  action(`Message ${broker.name}`, SendHorizontal, messageToPath("broker"), {
    keywords: "write ask broker contact",
    screens: ["messages"],
  }),
  action("Add a contact", UserPlus, formPath(dashboardPaths.contacts, "contact"), {
    keywords: "new person party",
    screens: ["contacts"],
  }),
];

const brokerActions: readonly Action[] = [
  action("Invite a client", UserPlus, formPath(dashboardPaths.clients, "invitation"), {
    keywords: "new add account",
    screens: ["clients"],
  }),
  upload,
  action("Add an event", CalendarPlus2, requestTimePath(""), {
    keywords: "new tour viewing call milestone deadline appointment",
    screens: ["calendar"],
  }),
  action("Start a listing", Signpost, formPath(dashboardPaths.listings, "listing"), {
    keywords: "new add property sale lease draft publish",
    screens: ["listings"],
  }),
  action("Import clients and contacts", FileUp, importPath, {
    keywords: "csv spreadsheet file excel upload add",
    isRare: true,
  }),
  action("Send a market note", Megaphone, formPath(dashboardPaths.clients, "market-note"), {
    keywords: "write message all clients",
  }),
];

const rareActions: readonly Action[] = [
  action("Change appearance", SunMoon, `${dashboardPaths.settings}#appearance`, {
    keywords: "theme dark light motion",
    screens: ["settings"],
    isRare: true,
  }),
  action("Change password", KeyRound, `${dashboardPaths.settings}#password`, {
    keywords: "security login",
    screens: ["settings"],
    isRare: true,
  }),
  action("Choose notifications", Bell, `${dashboardPaths.settings}#notifications`, {
    keywords: "email reminders",
    screens: ["notifications", "settings"],
    isRare: true,
  }),
  action("Download your data", Download, `${dashboardPaths.settings}#data`, {
    keywords: "export copy",
    isRare: true,
  }),
  action("Log out", LogOut, logOut, { keywords: "leave sign", isRare: true }),
];

/** Actions for the record that the URL opens. */
function recordActions({ isBroker, record }: Place): Action[] {
  if (record?.kind === "deal") {
    return [
      ...(isBroker
        ? []
        : [action("Request a tour of this property", CalendarClock, requestTimePath(record.id))]),
      action("Show this property’s documents", FileText, documentsOfPath(record.id)),
      action("Show this property’s contacts", Users, contactsOfPath(record.id)),
    ];
  }
  if (record?.kind === "contact") {
    return [action("Message this contact", MessageSquare, messageToPath(record.id))];
  }
  if (record?.kind === "client") {
    const filtered = (path: string) => `${path}?${clientParameter}=${record.id}`;
    return [
      action("Show this client’s documents", FileText, filtered(dashboardPaths.documents)),
      action("Show this client’s messages", MessageSquare, filtered(dashboardPaths.messages)),
    ];
  }
  return [];
}

/**
 * All actions at a place: those of the open record first, then of the screen and the role, then
 * rare ones.
 */
function actionsAt(place: Place): Action[] {
  const screen = screenAt(place.pathname);
  const all = [...(place.isBroker ? brokerActions : clientActions), ...rareActions];
  const isOfScreen = ({ screens }: Action) => screen !== undefined && screens.includes(screen);
  return [
    ...recordActions(place),
    ...all.filter(isOfScreen),
    ...all.filter((one) => !isOfScreen(one)),
  ];
}

/** The actions offered before anything is typed. */
export function offeredActions(place: Place): PaletteRow[] {
  const screen = screenAt(place.pathname);
  return actionsAt(place)
    .filter(({ isRare, screens }) => !isRare || (screen && screens.includes(screen)))
    .slice(0, offeredActionsMax);
}

/** The actions that match a text, and actions to message the contacts found. */
export function matchingActions(
  text: string,
  place: Place,
  results: readonly SearchResult[],
): PaletteRow[] {
  const named = actionsAt(place).map((one) => ({ ...one, name: one.title }));
  return [
    ...results
      .filter(({ kind }) => kind === "contact")
      .slice(0, contactActionsMax)
      .map(({ detail, id, title }) => ({
        ...action(`Message ${title}`, MessageSquare, messageToPath(id)),
        id: `message:${id}`,
        detail,
      })),
    ...bestFirst(text, named),
  ];
}

/** The last row: asks the assistant the typed text, about the open deal if there is one. */
export const askRow = (text: string, { record }: Pick<Place, "record">): PaletteRow => ({
  id: "ask",
  title: "Ask:",
  quoted: text || "…",
  meta: "Quotes your documents",
  Icon: Sparkles,
  target: assistantPath,
  state: text ? { ask: text, ...(record?.kind === "deal" && { dealId: record.id }) } : undefined,
});

/** The dashboard's paths, without search parameters. */
export const dashboardPaths = {
  overview: "/dashboard",
  documents: "/dashboard/documents",
  contacts: "/dashboard/contacts",
  calendar: "/dashboard/calendar",
  settings: "/dashboard/settings",
  notifications: "/dashboard/notifications",
  messages: "/dashboard/messages",
  profile: "/dashboard/profile",
  deals: "/dashboard/deals",
  clients: "/dashboard/clients",
  inquiries: "/dashboard/inquiries",
  listings: "/dashboard/listings",
} as const;

/** Where the deals used to be; links in old emails and notifications lead there. */
const oldDealsPath = "/dashboard/properties";

/** The path that has replaced an old one, if it is one. */
export function replacedPath(pathname: string): string | undefined {
  if (pathname !== oldDealsPath && !pathname.startsWith(`${oldDealsPath}/`)) return undefined;
  return dashboardPaths.deals + pathname.slice(oldDealsPath.length);
}

/**
 * The page of one deal. The build renders one page for all deals, at the path that ends in `deal`.
 */
export const dealPath = (id: string) => `${dashboardPaths.deals}/${id}`;
export const dealPathPattern = /^\/dashboard\/deals\/[^/]+$/;

/** The page of one listing, built like the page of the deal. */
export const listingPath = (id: string) => `${dashboardPaths.listings}/${id}`;
export const listingPathPattern = /^\/dashboard\/listings\/[^/]+$/;

/** A listing's offers, side by side. */
export const offersPath = (listingId: string) => `${listingPath(listingId)}/offers`;
export const offersPathPattern = /^\/dashboard\/listings\/[^/]+\/offers$/;

/** Where a broker imports clients, deals and contacts. */
export const importPath = "/dashboard/clients/import";

/** The 1031 exchange of one deal; built like the page of the deal. */
export const exchangePath = (dealId: string) => `${dealPath(dealId)}/exchange`;
export const exchangePathPattern = /^\/dashboard\/deals\/[^/]+\/exchange$/;

/** The table of a deal's key dates, on the deal's page. */
export const keyDatesPath = (dealId: string) => `${dealPath(dealId)}#key-dates`;
/** A key date, on its deal's page. */
export const keyDatePath = (dealId: string, id: string) => `${dealPath(dealId)}#date-${id}`;
/** A requested document, on its deal's page. */
export const documentRequestPath = (dealId: string, id: string) =>
  `${dealPath(dealId)}#request-${id}`;
/** One record, open on its screen. */
export const documentPath = (id: string) => `${dashboardPaths.documents}?document=${id}`;
/**
 * A document open at a page, with a quote marked. Both are in the fragment, which servers don't
 * log; the screen’s own `page` parameter is the list's.
 */
export const documentQuotePath = (id: string, { page, quote }: { page?: number; quote: string }) =>
  `${documentPath(id)}#${page === undefined ? "" : `page=${page}&`}quote=${encodeURIComponent(quote)}`;
export const contactPath = (id: string) => `${dashboardPaths.contacts}?contact=${id}`;
export const eventPath = (id: string) => `${dashboardPaths.calendar}?event=${id}`;
export const threadPath = (id: string) => `${dashboardPaths.messages}?thread=${id}`;
/** The conversation with the assistant. */
export const assistantPath = threadPath("assistant");
export const clientPath = (id: string) => `${dashboardPaths.clients}?client=${id}`;

export type ScreenName = keyof typeof dashboardPaths;

/** Each screen's title: its `h1`, and its name in search results. */
export const screenTitles: Record<ScreenName, string> = {
  overview: "Dashboard",
  documents: "Documents",
  contacts: "Contacts",
  calendar: "Calendar",
  settings: "Account Settings",
  notifications: "Notifications",
  messages: "Messages",
  profile: "Profile",
  deals: "Properties",
  clients: "Clients",
  inquiries: "Inquiries",
  listings: "Listings",
};

/** The broker's screens; clients get a 404. */
export const brokerScreens: readonly ScreenName[] = ["clients", "inquiries", "listings"];

/** A broker's titles, where they differ. */
export const brokerTitles: Partial<Record<ScreenName, string>> = {
  overview: "Today",
  deals: "Deals",
};

/** An entry of the sidebar: a screen, or the conversation with the assistant. */
export type SidebarEntry = ScreenName | "assistant";

/** Whose dashboard it is: the samples' visitor, or an account's role. */
export type SidebarOwner = "sample" | "Client" | "Broker";

/** The sidebar's two groups; the main links depend on whose dashboard it is. */
export const sidebar = {
  main: {
    sample: ["overview", "documents", "contacts", "calendar"],
    Client: ["overview", "deals", "documents", "contacts", "calendar", "assistant"],
    Broker: [
      "overview",
      "deals",
      "clients",
      "inquiries",
      "listings",
      "documents",
      "contacts",
      "calendar",
      "assistant",
    ],
  },
  settingsHeading: "Settings",
  settings: ["settings", "notifications"],
} as const satisfies {
  main: Record<SidebarOwner, readonly SidebarEntry[]>;
  settingsHeading: string;
  settings: readonly ScreenName[];
};

/** Texts on every screen of the dashboard. */
export const dashboardText = {
  /** A phone leaves out the second half. */
  sampleNotice: ["Everything here is a sample, kept only in this tab", " until you log out"],
  noScript: "The dashboard requires JavaScript. Turn it on and reload this page.",
  accountMenu: "My Account",
  roles: { Client: "Client", Broker: "Broker" },
} as const;

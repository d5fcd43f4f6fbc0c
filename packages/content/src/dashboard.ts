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

/** The former path of the deals, which old emails and notifications link to. */
const oldDealsPath = "/dashboard/properties";

/** The path that replaced an old one; undefined for all other paths. */
export function replacedPath(pathname: string): string | undefined {
  if (pathname !== oldDealsPath && !pathname.startsWith(`${oldDealsPath}/`)) return undefined;
  return dashboardPaths.deals + pathname.slice(oldDealsPath.length);
}

/**
 * The page of one deal. The build renders one page for all deals, at the path that ends in `deal`.
 */
export const dealPath = (id: string) => `${dashboardPaths.deals}/${id}`;
export const dealPathPattern = /^\/dashboard\/deals\/[^/]+$/;

/** The page of one listing. Like the deal's, it is built once for all listings. */
export const listingPath = (id: string) => `${dashboardPaths.listings}/${id}`;
/** The same, with the form of its agreement's term open. */
export const listingTermPath = (id: string) => `${listingPath(id)}?new=listing-term`;
export const listingPathPattern = /^\/dashboard\/listings\/[^/]+$/;

/** The page that compares a listing's offers. */
export const offersPath = (listingId: string) => `${listingPath(listingId)}/offers`;
/** The same, at one of them. */
export const offersPathAt = (listingId: string, id: string) => `${offersPath(listingId)}#${id}`;
/** One of them, as its broker reads it. */
export const offerPath = (listingId: string, id: string) => `${offersPath(listingId)}/${id}`;
export const offersPathPattern = /^\/dashboard\/listings\/[^/]+\/offers(\/[^/]+)?$/;

/** An offer for a client's property, as the client reads it. */
export const dealOfferPath = (dealId: string, id: string) => `${dealPath(dealId)}/offers/${id}`;
export const dealOfferPathPattern = /^\/dashboard\/deals\/[^/]+\/offers\/[^/]+$/;

/** The page where a broker imports clients and their contacts. */
export const importPath = "/dashboard/clients/import";

/** The page of a deal's 1031 exchange. Like the deal's, it is built once for all deals. */
export const exchangePath = (dealId: string) => `${dealPath(dealId)}/exchange`;
export const exchangePathPattern = /^\/dashboard\/deals\/[^/]+\/exchange$/;

/** A deal's key dates, on the deal's page. */
export const keyDatesPath = (dealId: string) => `${dealPath(dealId)}#key-dates`;
/** A key date, on its deal's page. */
export const keyDatePath = (dealId: string, id: string) => `${dealPath(dealId)}#date-${id}`;
/** A requested document, on its deal's page. */
export const documentRequestPath = (dealId: string, id: string) =>
  `${dealPath(dealId)}#request-${id}`;
/** A document, open in the list of documents. */
export const documentPath = (id: string) => `${dashboardPaths.documents}?document=${id}`;
/**
 * A document open at a page, with a quote marked. Both are in the fragment, which servers don't
 * log; the screen’s own `page` parameter is the list's.
 */
export const documentQuotePath = (
  id: string,
  { page, quote }: { page?: number | undefined; quote: string },
) =>
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

/** Titles that differ for a broker. */
export const brokerTitles: Partial<Record<ScreenName, string>> = {
  overview: "Today",
  deals: "Deals",
};

/** A broker's screens that are tabs of the clients screen. */
export const clientsTabs = ["clients", "inquiries", "contacts"] as const;

/** Who uses the dashboard: a visitor of the sample, or someone with an account. */
export type SidebarOwner = "sample" | "Client" | "Broker";

/** The sidebar's two groups. The first depends on who uses the dashboard. */
export const sidebar = {
  main: {
    sample: ["overview", "documents", "contacts", "calendar"],
    Client: ["overview", "deals", "documents", "contacts", "calendar", "messages"],
    Broker: ["overview", "deals", "listings", "clients", "documents", "calendar", "messages"],
  },
  settingsHeading: "Settings",
  settings: ["settings", "notifications"],
} as const satisfies {
  main: Record<SidebarOwner, readonly ScreenName[]>;
  settingsHeading: string;
  settings: readonly ScreenName[];
};

/** Texts on every screen of the dashboard. */
export const dashboardText = {
  /** Two parts; a phone shows only the first. */
  sampleNotice: ["Everything here is a sample, kept only in this tab", " until you log out"],
  noScript: "The dashboard requires JavaScript. Turn it on and reload this page.",
  accountMenu: "My Account",
  roles: { Client: "Client", Broker: "Broker" },
} as const;

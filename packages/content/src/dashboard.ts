/** The dashboard's paths. The screens' own search parameters come after them. */
export const dashboardPaths = {
  overview: "/dashboard",
  documents: "/dashboard/documents",
  contacts: "/dashboard/contacts",
  calendar: "/dashboard/calendar",
  settings: "/dashboard/settings",
  notifications: "/dashboard/notifications",
  messages: "/dashboard/messages",
  profile: "/dashboard/profile",
  properties: "/dashboard/properties",
  clients: "/dashboard/clients",
  inquiries: "/dashboard/inquiries",
} as const;

export type ScreenName = keyof typeof dashboardPaths;

/** Each screen's title: its `h1`, and its name in a search. */
export const screenTitles: Record<ScreenName, string> = {
  overview: "Dashboard",
  documents: "Documents",
  contacts: "Contacts",
  calendar: "Calendar",
  settings: "Account Settings",
  notifications: "Notifications",
  messages: "Messages",
  profile: "Profile",
  properties: "Properties",
  clients: "Clients",
  inquiries: "Inquiries",
};

/** The screens that only a broker has; to everyone else there is nothing at their paths. */
export const brokerScreens: readonly ScreenName[] = ["clients", "inquiries"];

/** The sidebar's two groups. */
export const sidebar = {
  main: ["overview", "documents", "contacts", "calendar"],
  settingsHeading: "Settings",
  settings: ["settings", "notifications"],
} as const satisfies {
  main: readonly ScreenName[];
  settingsHeading: string;
  settings: readonly ScreenName[];
};

/** What the dashboard says to everyone, on every screen. */
export const dashboardWords = {
  /** On a phone without its second half. */
  sampleNotice: ["Everything here is a sample, kept only in this tab", " until you log out"],
  noScript:
    "The dashboard needs JavaScript. Please switch it on and load this page again, or call me and I will send you what you need.",
  accountMenu: "My Account",
  roles: { Client: "Client", Broker: "Broker" },
} as const;

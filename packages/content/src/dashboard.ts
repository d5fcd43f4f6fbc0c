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
};

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
  sampleNotice:
    "Everything here is a sample: invented properties, people and documents. What you change stays in this browser tab and is gone when you log out.",
  noScript:
    "The dashboard needs JavaScript. Please switch it on and load this page again, or call me and I will send you what you need.",
  accountMenu: "My Account",
  roles: { Client: "Client", Broker: "Broker" },
} as const;

/** Words of /login. */
export const loginWords = {
  title: "Log in",
  tagline: "Your properties, documents and dates, in one quiet place.",
  /** Said while no server keeps accounts. */
  noAccounts:
    "Accounts are not open on this site yet, so no email and password can be checked. You can look around the sample dashboard.",
  /** The same whether or not the account exists. */
  resetRequested:
    "If there is an account with this address, its owner will find a link to choose a new password in the mailbox.",
} as const;

import { broker } from "./broker.ts";

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
};

/** The screens that only a broker has; to everyone else there is nothing at their paths. */
export const brokerScreens: readonly ScreenName[] = ["clients"];

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
  sampleNotice: ["Everything here is a sample, kept in this tab", " until you log out"],
  noScript:
    "The dashboard needs JavaScript. Please switch it on and load this page again, or call me and I will send you what you need.",
  accountMenu: "My Account",
  roles: { Client: "Client", Broker: "Broker" },
} as const;

/** Words of /login. */
export const loginWords = {
  title: "Log in",
  forClients: `For clients of ${broker.name}.`,
  tagline: "Your properties, documents and dates, in one quiet place.",
  backToSite: "Back to site",
  forgot: { short: "Forgot?", name: "Forgot password" },
  notAClient: "Not a client yet?",
  requestAccess: "Request access",
  sample: {
    action: "See a sample dashboard",
    note: "Invented properties and people. Nothing you do there leaves your browser.",
  },
  /** Said while no server keeps accounts. */
  noAccounts:
    "Client accounts are not open yet, so no email and password can be checked. The sample dashboard shows you what a client sees.",
  storageBlocked:
    "This browser keeps no data for this site, so you cannot stay logged in. Please allow cookies and site data here, then load the page again.",
  noScript:
    "Logging in needs JavaScript. Please switch it on and load this page again, or call me and I will send you what you need.",
  signedIn: {
    /** With the name, once it is known. */
    as: (name: string) => `You are logged in as ${name}.`,
    unnamed: "You are logged in.",
    continue: "Continue to your dashboard",
    logOut: "Log out",
  },
  reset: {
    title: "Forgot password",
    intro: "Enter the address of your account, and I will tell you how to get back in.",
    submit: "Continue",
    notLoaded: "This help could not be loaded. Please check your connection, or call me.",
    /** Said while no server can send a link. It promises nothing. */
    unavailable: (email: string) =>
      `Passwords cannot be reset on this site yet, and nothing was sent to ${email}. Call or write to me, and I will help you in person.`,
  },
} as const;

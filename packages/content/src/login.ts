import { broker } from "./broker.ts";

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
  /** Said where no server keeps accounts, as on a host of files alone. */
  noAccounts:
    "Client accounts are not open yet, so no email and password can be checked. The sample dashboard shows you what a client sees.",
  /** After a logout that the server has not answered. */
  loggedOutHere:
    "You are logged out in this browser, but the server has not confirmed it. Keep this page open: your session there ends as soon as it answers.",
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
    /** The same whether or not there is such an account. */
    sent: (email: string) =>
      `If there is an account for ${email}, a mail with a link to choose a new password is on its way. The link works for an hour. If no mail comes, call or write to me.`,
    notLoaded: "This help could not be loaded. Please check your connection, or call me.",
    /** Said where no server can send a link. It promises nothing. */
    unavailable: (email: string) =>
      `Passwords cannot be reset on this site yet, and nothing was sent to ${email}. Call or write to me, and I will help you in person.`,
  },
  /** The second step, for whoever has turned two-factor on. */
  code: {
    app: {
      label: "Code from your authenticator app",
      hint: "Six digits, new every half minute.",
      other: "Use a backup code",
    },
    backup: {
      label: "Backup code",
      hint: "One of those you wrote down. Each works once.",
      other: "Use your authenticator app",
    },
    submit: "Log in",
    startAgain: "Start again",
    notLoaded: "The next step could not be loaded. Please check your connection and try again.",
  },
  /** Where the link of a mail leads. */
  link: {
    reset: { title: "Choose a new password", intro: "It replaces the one you had." },
    invitation: { title: "Choose a password", intro: "With it you open your account." },
    label: "New password",
    hint: (least: number) => `At least ${least} characters. Several words in a row work well.`,
    submit: "Set password",
    done: "Your password is set. Please log in with it.",
    /** After a sentence that says what is wrong with the link. */
    askAgain: "Ask for a new link",
    toLogin: "Back to log in",
    notLoaded: "This page could not be loaded. Please open the link in your mail again.",
  },
} as const;

/** For whoever was signed out by the server while they worked. */
export const sessionWords = {
  title: "Please log in again",
  intro: (email: string) =>
    `Your session has ended. Enter the password of ${email}, and you go on where you were: nothing you typed is lost.`,
  submit: "Log in",
  logOut: "Log out",
  notLoaded: "Your session has ended, and the form to log in again could not be loaded.",
} as const;

/** Said in place of an answer from the server. */
export const serverWords = {
  unreachable:
    "The server cannot be reached at the moment. Please check your connection and try again.",
  failed: "Something went wrong on our side. Please try again.",
  refused: "The server did not accept that. Please load the page again.",
} as const;

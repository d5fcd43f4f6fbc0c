import { broker } from "./broker.ts";
import { endSentence } from "./end-sentence.ts";

/** The texts of /login. */
export const loginText = {
  title: "Log in",
  passkey: "Log in with a passkey",
  forClients: endSentence(`For clients of ${broker.name}`),
  tagline: "Your properties, documents and dates, in one place.",
  backToSite: "Back to site",
  forgot: { short: "Forgot?", name: "Forgot password" },
  notAClient: "Not a client yet?",
  requestAccess: "Request access",
  sample: {
    action: "See a sample dashboard",
    note: "Sample properties and people",
  },
  /** Without a server for accounts, as on a static host. */
  noAccounts:
    "Client accounts aren’t available yet. The sample dashboard shows you what a client sees.",
  /** After a logout that the server hasn't confirmed yet. */
  loggedOutHere:
    "You’re logged out in this browser, but the server hasn’t confirmed it yet. Keep this page open to finish logging out.",
  storageBlocked:
    "This browser blocks data for this site, so you can’t stay logged in. Allow cookies and site data, then reload the page.",
  noScript:
    "Logging in requires JavaScript. Turn it on and reload this page, or call me and I’ll send you what you need.",
  signedIn: {
    /** With the name, once known. */
    as: (name: string) => `You’re logged in as ${name}.`,
    unnamed: "You’re logged in.",
    continue: "Continue to your dashboard",
    logOut: "Log out",
  },
  reset: {
    title: "Forgot password",
    intro: "Enter your account’s email address to reset your password.",
    submit: "Continue",
    /** The same whether or not the account exists. */
    sent: (email: string) =>
      `If there is an account for ${email}, an email with a link to choose a new password is on its way. The link works for an hour. If it doesn’t arrive, call or email me.`,
    /** If no server can send a link. */
    unavailable: (email: string) =>
      `Passwords can’t be reset on this site yet, and nothing was sent to ${email}. Call or email me, and I’ll help you personally.`,
  },
  /** The second step, if two-factor authentication is on. */
  code: {
    app: {
      label: "Code from your authenticator app",
      hint: "Six digits that change every 30 seconds.",
      other: "Use a backup code",
    },
    backup: {
      label: "Backup code",
      hint: "One of the codes you saved. Each works once.",
      other: "Use your authenticator app",
    },
    submit: "Log in",
    startAgain: "Start over",
  },
  /** For the links in emails about a change of the login email. */
  emailChange: {
    title: "Confirm your login email",
    intro: "Your login email changes once you confirm it from your old and your new address.",
    submit: "Confirm",
    /** After one of the two addresses has confirmed. */
    waiting: (newEmail: string) =>
      `Confirmed from this address. Your login email changes to ${newEmail} once you open the link in the email to your other address.`,
    changed: (newEmail: string) =>
      `Your login email is now ${newEmail}. You were logged out everywhere; log in with it.`,
  },
  /** For emailed links. */
  link: {
    reset: { title: "Choose a new password", intro: "It replaces your old one." },
    /** With the first name and the day of the invitation, once known. */
    invitation: {
      title: (name?: string) => (name ? `Welcome, ${name}.` : "Welcome."),
      intro: (day?: string) =>
        `${broker.name} invited you${day ? ` on ${day}` : ""}. Choose a password and you’re in.`,
    },
    label: "Password",
    rule: (least: number) => `At least ${least} characters`,
    notYou: "Not you?",
    submit: "Set password and log in",
    /** After setting a password, if logging in failed. */
    done: "Your password is set. Log in to continue.",
    code: "One more step",
    /** Below a sentence about what is wrong with the link. */
    askAgain: "Request a new one",
    toLogin: "Back to log in",
    whatYouFind: {
      title: "What you’ll find",
      deals: { name: "Your deals", text: "What comes next, and when" },
      documents: { name: "Documents", text: "To read, ask about and sign" },
      messages: { name: "Messages", text: `One conversation with ${broker.name.split(" ")[0]}` },
    },
  },
} as const;

/** After the server ended a session in use. */
export const sessionText = {
  title: "Log in again",
  intro: (email: string) =>
    `Your session has ended. Enter the password for ${email} to pick up where you left off. Nothing you typed is lost.`,
  submit: "Log in",
  logOut: "Log out",
  notLoaded: "Your session has ended. Couldn’t open the login form.",
} as const;

/** Used without a response from the server. */
export const serverMessages = {
  unreachable: "Couldn’t reach the server. Check your connection and try again.",
  failed: "Something went wrong. Try again.",
  refused: "The server didn’t accept that. Reload the page.",
  tooMany: "Too many attempts. Wait a minute and try again.",
} as const;

/** Why a passkey couldn't be added or used, for each reason that browsers give. */
export const passkeyMessages = {
  insecure: "Passkeys only work where this site is opened with https. Log in with your password.",
  unsupported: "This browser doesn’t support passkeys. Use another one, or your password.",
  wrongAddress: "Passkeys don’t work at this address. Use your password.",
  /** Browsers don't distinguish a closed prompt from a device without a passkey. */
  notUsed:
    "No passkey was used. The prompt was closed, or this device has none for this site. Try again, or use your password.",
  notAdded: "No passkey was added, because the prompt was closed or took too long. Try again.",
  addedBefore: "This device already has a passkey for your account.",
  noScreenLock:
    "This device can’t keep a passkey. Set up a screen lock on it, or use another device.",
  failed: "That didn’t work. Try again, or use your password.",
} as const;

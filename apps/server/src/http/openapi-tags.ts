/** The subjects of the routes, in the page's order, by the first word of the path. */
export const tags = [
  {
    name: "Account",
    description: "Signing in and out, passwords, codes, passkeys, sessions and the login email.",
    words: ["auth", "me", "sessions", "password", "login-email", "passkeys"],
  },
  {
    name: "Overview",
    description: "What a page begins with: figures, next steps, a broker’s day, search, changes.",
    words: ["overview", "next", "today", "unread", "search", "changes"],
  },
  {
    name: "Deals",
    description: "Deals and their properties, key dates and 1031 exchanges.",
    words: ["deals", "key-dates", "key-date-templates", "exchanges"],
  },
  {
    name: "Documents",
    description: "Documents with their versions, signatures, and requests for them.",
    words: ["documents", "document-requests"],
  },
  { name: "Contacts", description: "The people of a deal.", words: ["contacts"] },
  {
    name: "Calendar",
    description: "Events, requests for tours and calls, and the link for calendar apps.",
    words: ["events", "calendar", "calendar-link"],
  },
  {
    name: "Messages",
    description: "Conversations, their messages and files.",
    words: ["threads", "messages", "attachments"],
  },
  {
    name: "Assistant",
    description: "Questions that are answered by quoting records.",
    words: ["assistant"],
  },
  {
    name: "Clients",
    description: "What only brokers do: clients, imports and market notes.",
    words: ["clients", "imports", "market-notes"],
  },
  {
    name: "Listings",
    description: "Property on the site: its drafts, documents, prospects and offers.",
    words: ["listings", "prospects", "offers", "tours"],
  },
  {
    name: "Inquiries",
    description: "What visitors send with the contact form.",
    words: ["inquiries"],
  },
  {
    name: "Document rooms",
    description: "What prospects read and ask for, who have signed a listing’s agreement.",
    words: ["room"],
  },
  {
    name: "Settings",
    description: "A person’s profile, settings, notifications, activity and data.",
    words: [
      "profile",
      "photos",
      "settings",
      "notifications",
      "audit",
      "export",
      "unsubscribe",
      "email-preferences",
    ],
  },
  {
    name: "Server",
    description: "Whether it works, its numbers, and this description.",
    words: ["health", "ready", "metrics", "openapi.json", "reference"],
  },
] as const;

/** @param path such as "/api/documents/{id}" */
export function tagOf(path: string): string | undefined {
  const [, , word = ""] = path.split("/");
  return tags.find(({ words }) => (words as readonly string[]).includes(word))?.name;
}

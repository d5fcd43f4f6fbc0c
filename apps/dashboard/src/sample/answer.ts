import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";

import { notFound, Refusal } from "./refusal.ts";

/**
 * The samples' routes by the first word of their paths. Each loads with the first request to it.
 */
const subjects: Record<string, () => Promise<{ routes: Hono }>> = {
  "calendar.ics": () => import("./events.ts"),
  assistant: () => import("./assistant.ts"),
  attachments: () => import("./messages.ts"),
  auth: () => import("./account.ts"),
  contacts: () => import("./contacts.ts"),
  deals: () => import("./deals.ts"),
  documents: () => import("./documents.ts"),
  events: () => import("./events.ts"),
  export: () => import("./export.ts"),
  messages: () => import("./messages.ts"),
  notifications: () => import("./notifications.ts"),
  overview: () => import("./overview.ts"),
  profile: () => import("./profile.ts"),
  search: () => import("./search.ts"),
  sessions: () => import("./account.ts"),
  settings: () => import("./settings.ts"),
  threads: () => import("./messages.ts"),
  unread: () => import("./overview.ts"),
};

const api = new Hono().basePath("/api");

api.all("/:subject/*", async (c) => {
  const load = subjects[c.req.param("subject")];
  if (!load) throw notFound();
  const { routes } = await load();
  return new Hono().route("/api", routes).onError(refuse).fetch(c.req.raw);
});
api.onError(refuse);

/** Answers a request from the samples, as the server would; 404 for what they don't have. */
export async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return api.request(input, init);
}

function refuse(error: Error): Response {
  // Other errors, such as code that can't be loaded, are like a server that can't be reached.
  if (!(error instanceof HTTPException)) throw error;
  const { current, fields } = error instanceof Refusal ? error : {};
  return Response.json({ error: error.message, fields, current }, { status: error.status });
}

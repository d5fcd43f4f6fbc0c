import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";

import { notFound, Refusal } from "./refusal.ts";

/** The samples' routes by the first word of their paths; each loads with its first request. */
const subjects: Record<string, () => Promise<{ routes: Hono }>> = {
  contacts: () => import("./contacts.ts"),
  export: () => import("./export.ts"),
  notifications: () => import("./notifications.ts"),
  overview: () => import("./overview.ts"),
  password: () => import("./account.ts"),
  profile: () => import("./profile.ts"),
  search: () => import("./search.ts"),
  sessions: () => import("./account.ts"),
  settings: () => import("./settings.ts"),
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

/** Answers a request from the samples, as the server would; what they don't have is a 404. */
export async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return api.request(input, init);
}

function refuse(error: Error): Response {
  const status = error instanceof HTTPException ? error.status : 400;
  const current = error instanceof Refusal ? error.current : undefined;
  return Response.json({ error: error.message, current }, { status });
}

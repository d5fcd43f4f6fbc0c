import { sampleSessions } from "@frontage/content/samples/settings";
import { idSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";

import { datedSamples } from "./sample-clock.ts";
import { sampleRecords } from "./sample-store.ts";
import { Refusal } from "./refusal.ts";

/** The ids of sessions that were ended. */
const ended = sampleRecords("sessions", z.array(idSchema), (): string[] => []);
const samples = datedSamples(sampleSessions);

export const currentSessions = () => samples().filter(({ id }) => !ended.read().includes(id));

/** Ends a session on another device; without an id, all of them. */
function endOthers(id?: string) {
  const others = currentSessions().filter(
    (session) => !session.isCurrent && (id === undefined || session.id === id),
  );
  ended.write([...ended.read(), ...others.map((session) => session.id)]);
}

export const routes = new Hono()
  .get("/sessions", (c) => c.json(currentSessions()))
  .delete("/sessions", (c) => {
    endOthers();
    return c.body(null, 204);
  })
  .delete("/sessions/:id", (c) => {
    endOthers(c.req.param("id"));
    return c.body(null, 204);
  })
  .post("/auth/change-password", () => {
    throw new Refusal(
      400,
      "The sample account has no password, so there is none to change. Nothing was sent.",
    );
  });

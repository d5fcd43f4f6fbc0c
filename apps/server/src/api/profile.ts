import { dashboardPaths } from "@frontage/content/dashboard";
import { profileSchema } from "@frontage/content/schemas/profile";
import { settingsSchema } from "@frontage/content/schemas/settings";
import { Hono } from "hono";
import { audit } from "../records/audit.ts";
import { notify } from "../records/notify.ts";
import { brokerIds } from "../records/people.ts";
import { readProfile, saveProfile } from "../records/profile.ts";
import { readSettings, saveSettings } from "../records/settings.ts";
import type { ApiEnv, Services } from "./api-env.ts";
import { describe, valid } from "./valid.ts";

/** A person's profile and settings. */
export function profileRoutes(services: Services) {
  const { db, live } = services;

  async function changed(
    { ipAddress, person }: ApiEnv["Variables"],
    subject: "profile" | "settings",
  ): Promise<void> {
    const clientId = person.role === "client" ? person.id : null;
    await audit(db, { person, clientId, action: "change", subject, ipAddress });
    await live.announce([person.id], [subject]);
  }

  /** A client wants the account closed, or no longer; the brokers see to it. */
  async function tellOfClosure(
    { ipAddress, person }: ApiEnv["Variables"],
    closure: "requested" | "withdrawn",
  ): Promise<void> {
    const isRequested = closure === "requested";
    await audit(db, {
      person,
      clientId: person.id,
      action: isRequested ? "closure-request" : "closure-withdraw",
      subject: "account",
      subjectId: person.id,
      ipAddress,
    });
    await notify(services, await brokerIds(db), {
      kind: "contact",
      title: isRequested
        ? `${person.name} asks to close the account`
        : `${person.name} keeps the account after all`,
      detail: "",
      path: `${dashboardPaths.clients}?client=${person.id}`,
    });
  }

  return new Hono<ApiEnv>()
    .get("/profile", describe("The person's profile.", profileSchema), async (c) =>
      c.json(await readProfile(c.var.records, c.var.person)),
    )
    .put(
      "/profile",
      describe("Saves the profile.", profileSchema),
      valid("json", profileSchema),
      async (c) => {
        const saved = await saveProfile(c.var.records, c.var.person.id, c.req.valid("json"));
        await changed(c.var, "profile");
        return c.json(saved);
      },
    )
    .get("/settings", describe("The person's settings.", settingsSchema), async (c) =>
      c.json(await readSettings(c.var.records, c.var.person.id)),
    )
    .put(
      "/settings",
      describe("Saves the settings.", settingsSchema),
      valid("json", settingsSchema),
      async (c) => {
        const { person, records } = c.var;
        const { closure, saved } = await saveSettings(records, person.id, c.req.valid("json"));
        await changed(c.var, "settings");
        if (closure && person.role === "client") await tellOfClosure(c.var, closure);
        return c.json(saved);
      },
    );
}

import { isCircular } from "@frontage/records/deal-clock/deal-clock";
import {
  type OwnTemplateName,
  ownTemplateNames,
  ownTemplateSchema,
} from "@frontage/records/schemas/key-date";
import { Hono } from "hono";
import * as z from "zod/mini";
import { changing } from "../changes/changing.ts";
import type { ChangeServices } from "../changes/make-change.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { Failure } from "../http/failure.ts";
import { listTemplates, removeTemplate, saveTemplate } from "./templates.ts";

const param = z.object({ name: z.enum(ownTemplateNames) });
const templateSubject = (name: OwnTemplateName) =>
  ({ subject: "key-date-template", subjectName: name }) as const;

/** The broker's own templates of key dates. */
export function keyDateTemplateRoutes(services: ChangeServices) {
  return new Hono<ApiEnv>()
    .get("/key-date-templates", async (c) => c.json(await listTemplates(c.var.records)))
    .put(
      "/key-date-templates/:name",
      ...changing(
        services,
        { param, json: ownTemplateSchema },
        async ({ audit, db }, { name }, template) => {
          if (template.dates.some(({ kind }) => isCircular(template.dates, kind))) {
            throw new Failure(400, "These dates would be counted from each other.");
          }
          await saveTemplate(db, name, template);
          await audit({ clientId: null, action: "change", ...templateSubject(name) });
        },
      ),
    )
    .delete(
      "/key-date-templates/:name",
      ...changing(services, { param }, async ({ audit, db }, { name }) => {
        await removeTemplate(db, name);
        await audit({ clientId: null, action: "remove", ...templateSubject(name) });
      }),
    );
}

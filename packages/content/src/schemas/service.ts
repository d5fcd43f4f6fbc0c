import * as z from "zod";
import { serviceSlugs } from "../service-names.ts";
import { photographNameSchema } from "./hero-slide.ts";

/** Names of Lucide icons; the app maps them to pictures. */
const serviceIconSchema = z.enum([
  "building-2",
  "signpost",
  "key-round",
  "chart-spline",
  "landmark",
  "ruler",
]);

/** What grids and menus need of a service. */
const serviceCardSchema = z.object({
  slug: z.enum(serviceSlugs),
  title: z.string().min(1).max(40),
  icon: serviceIconSchema,
  /** One sentence, used on cards. */
  summary: z.string().min(20).max(160),
  menu: z.object({ label: z.string().min(1).max(24), line: z.string().min(1).max(40) }),
});

/** What only the service's own page needs. */
const serviceDetailSchema = z.object({
  /** The description under the page's title. */
  lead: z.string().min(40).max(200),
  photograph: photographNameSchema,
  help: z.object({
    paragraphs: z.array(z.string().min(120).max(700)).length(2).readonly(),
    points: z
      .array(z.object({ title: z.string().min(1).max(32), text: z.string().min(20).max(120) }))
      .length(4)
      .readonly(),
  }),
  /** Next to the last button of the page. */
  closing: z.string().endsWith("?"),
});

export const serviceSchema = serviceCardSchema.extend(serviceDetailSchema.shape);

export type ServiceCard = z.infer<typeof serviceCardSchema>;
export type ServiceDetail = z.infer<typeof serviceDetailSchema>;
export type Service = z.infer<typeof serviceSchema>;

import * as z from "zod";
import { photographNameSchema } from "./hero-slide.ts";

/** The end of a service's path: "market-analysis". */
export const slugSchema = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, "Write it as market-analysis.");

/** A Lucide icon's name: "key-round". */
export const iconNameSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Write the icon's name as key-round.");

/** A service's place in a list, from 1. */
const placeSchema = z.number().min(0);

const serviceSchema = z.object({
  slug: slugSchema,
  title: z.string().min(1).max(40),
  icon: iconNameSchema,
  /** One sentence, used on cards. */
  summary: z.string().min(20).max(160),
  menu: z.object({ label: z.string().min(1).max(24), line: z.string().min(1).max(40) }),
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
  /** Text next to the page's last button. */
  closing: z.string().endsWith("?"),
  /** For search results. */
  description: z.string().min(50).max(160),
  form: z.object({ place: placeSchema }).optional(),
  /** `label` replaces the title in the footer. */
  footer: z
    .union([
      z.literal(false),
      z.object({ label: z.string().min(1).max(40).optional(), place: placeSchema.optional() }),
    ])
    .optional(),
});

/** The list of services. "404" is the page for unknown services, "other" the form's last option. */
export const servicesSchema = z
  .array(serviceSchema)
  .min(3)
  .max(9)
  .refine(
    (services) => new Set(services.map(({ slug }) => slug)).size === services.length,
    "Two services have the same slug.",
  )
  .refine(
    (services) => services.every(({ slug }) => slug !== "other"),
    'The slug "other" is taken by the form\'s last option.',
  );

export type Service = z.infer<typeof serviceSchema>;

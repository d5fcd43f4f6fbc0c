import * as z from "zod";
import { slugSchema } from "./service.ts";

/** A service's slug, or "other". */
export const serviceOptionSchema = z.object({
  value: slugSchema,
  label: z.string().min(1).max(40),
});

export const footerServiceSchema = z.object({
  label: z.string().min(1).max(40),
  service: slugSchema,
});

export type ServiceOption = z.infer<typeof serviceOptionSchema>;
export type FooterService = z.infer<typeof footerServiceSchema>;

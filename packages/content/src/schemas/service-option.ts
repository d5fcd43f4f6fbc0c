import * as z from "zod";
import { serviceSlugs } from "../service-names.ts";

const serviceOptionValueSchema = z.enum([...serviceSlugs, "other"]);

export const serviceOptionSchema = z.object({
  value: serviceOptionValueSchema,
  label: z.string().min(1).max(40),
});

export const footerServiceSchema = z.object({
  label: z.string().min(1).max(40),
  service: serviceOptionValueSchema,
});

export type ServiceOption = z.infer<typeof serviceOptionSchema>;
export type FooterService = z.infer<typeof footerServiceSchema>;

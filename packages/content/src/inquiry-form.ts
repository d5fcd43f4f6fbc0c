import { inquiryFormWith } from "@frontage/records/schemas/inquiry";
import { serviceOptions } from "./service-lists.ts";

/** The contact form, with the services it offers. */
export const inquiryFormSchema = inquiryFormWith(serviceOptions.map(({ value }) => value));

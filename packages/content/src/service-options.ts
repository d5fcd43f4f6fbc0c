import type { FooterService, ServiceOption } from "./schemas/service-option.ts";
import { serviceTitles } from "./service-names.ts";

/** What the contact form's service field offers, in its order. */
export const serviceOptions = [
  { value: "buying", label: serviceTitles.buying },
  { value: "selling", label: serviceTitles.selling },
  { value: "leasing", label: serviceTitles.leasing },
  { value: "investing", label: serviceTitles.investing },
  { value: "valuation", label: serviceTitles.valuation },
  { value: "market-analysis", label: serviceTitles["market-analysis"] },
  { value: "other", label: "Other" },
] as const satisfies readonly ServiceOption[];

/** The footer's wordings of the services, each with the option it stands for in the form. */
export const footerServices = [
  { label: "Commercial Leasing", service: "leasing" },
  { label: "Property Acquisition", service: "buying" },
  { label: "Property Disposition", service: "selling" },
  { label: "Investment Advisory", service: "investing" },
  { label: "Market Analysis", service: "market-analysis" },
] as const satisfies readonly FooterService[];

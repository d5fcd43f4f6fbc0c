import { broker } from "./broker.ts";

/** Labels of buttons that appear on several pages. */
export const actions = {
  contactUs: "Contact Us",
  schedule: "Schedule a Consultation",
  getInTouch: "Get In Touch",
  call: `Call ${broker.phone.display}`,
  backToServices: "Back to Services",
  servicesPages: "Services pages",
  servicesOverview: "Services overview",
  serviceDetails: "About this service",
  returnHome: "Return to Home",
  logIn: "Log in",
} as const;

/** The notice if a page can't be fetched. */
export const unreachablePage = {
  text: "Couldn’t open this page. Check your connection.",
  retry: "Try again",
  dismiss: "Dismiss",
} as const;

export const contactLabels = {
  phone: "Phone",
  email: "Email",
  website: "Website",
  address: "Address",
  hours: "Business Hours",
} as const;

/** The first link on every page, for keyboard users. */
export const skipToContent = "Skip to content";

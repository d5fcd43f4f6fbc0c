import { broker } from "@frontage/content/broker";
import type { Broker } from "@frontage/content/schemas/broker";
import { serviceOptions } from "@frontage/content/service-lists";

// What the server's tests say of the broker holds for this one, whoever the site's owner is.
// Every module reads the same two objects, so they are changed before any of them is loaded.

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;

const fixture: Partial<Broker> = {
  name: "Jordan Avery",
  businessName: "Jordan Avery Commercial Real Estate",
  phone: { e164: "+15555550142", display: "(555) 555-0142" },
  email: "jordan@example.com",
  website: { url: "https://www.example.com", display: "www.example.com" },
  timeZone: "America/Chicago",
  hours: [
    { days: "Monday to Friday", time: "9am to 6pm", weekdays, opens: "09:00", closes: "18:00" },
    {
      days: "Saturday",
      time: "10am to 3pm",
      weekdays: ["Saturday"],
      opens: "10:00",
      closes: "15:00",
    },
  ],
  sendTo: "jordan@example.com",
  inquiries: { transport: "webhook", receiptEmail: false },
  assistant: { isOffered: true, provider: null },
};

Object.assign(broker, fixture);

const options = serviceOptions as { value: string; label: string }[];
options.splice(
  0,
  options.length,
  { value: "leasing", label: "Leasing Solutions" },
  { value: "selling", label: "Property Disposition" },
  { value: "valuation", label: "Property Valuation" },
  { value: "market-analysis", label: "Market Analysis" },
  { value: "other", label: "Other" },
);

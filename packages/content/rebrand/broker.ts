import { asWritten } from "../src/as-written.ts";
import type { Broker } from "../src/schemas/broker.ts";

// A second, invented owner who differs in everything that an owner can change. `scripts/rebrand.ts`
// builds this site in place of `src/broker.ts` and runs the journeys on it. Licenses have the form
// that each state gives them, and belong to nobody. “Texas” and the slash are what people write.
export const broker: Broker = asWritten({
  name: "Rosalind Delmar-Oyelaran",
  color: "#0f766e",
  descriptor: "Retail & Industrial",
  businessName: "Delmar-Oyelaran Property Advisors",

  firm: {
    name: "Three Rivers Realty of Nowhere, Inc.",
    website: "https://three-rivers.test",
    phone: { e164: "+15554440100", display: "(555) 444-0100" },
  },
  licenses: [
    { state: "CA", kind: "Broker", number: "00000017", firmLicense: "00000018" },
    { state: "Texas", kind: "Broker", number: "0000019", firmLicense: "0000020" },
    { state: "NY", kind: "Associate Broker", number: "00000000021", firmLicense: "00000000022" },
  ],

  phone: { e164: "+15554440117", display: "(555) 444-0117" },
  email: "rosalind@delmar-oyelaran.test",
  website: { url: "https://delmar-oyelaran.test/", display: "delmar-oyelaran.test" },

  address: {
    street: "418 Imaginary Avenue, Floor 3",
    city: "El Paso",
    region: "Texas",
    postalCode: "79999",
    country: "US",
  },
  postalAddress: {
    street: "PO Box 4180",
    city: "El Paso",
    region: "TX",
    postalCode: "79998",
    country: "US",
  },
  position: { latitude: 31.7587, longitude: -106.4869 },
  timeZone: "America/Denver",

  hours: [
    {
      days: "Monday to Thursday",
      time: "8am to 5pm",
      weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday"],
      opens: "08:00",
      closes: "17:00",
    },
    {
      days: "Friday",
      time: "8am to 12:30pm",
      weekdays: ["Friday"],
      opens: "08:00",
      closes: "12:30",
    },
  ],

  social: { facebook: "#", twitter: "#", linkedin: "#", instagram: "#" },

  sendTo: "desk@delmar-oyelaran.test",
  inquiries: { transport: "server", receiptEmail: true },
  assistant: { isOffered: false, provider: null },
});

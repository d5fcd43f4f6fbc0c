import { asWritten } from "./as-written.ts";
import type { Broker } from "./schemas/broker.ts";

// This is the one file to edit to make the site yours. Everything that prints
// your identity reads it: pages, search engine data, the map, the legal pages.
// All values below are samples. `npm run check` says which are left, and what is malformed.
//
// The type is written out rather than inferred, so that a new value here can
// never make a page stop compiling.
export const broker: Broker = asWritten({
  name: "Jordan Avery",
  // Shown next to the name in the top bar.
  descriptor: "Commercial Real Estate",
  // In the copyright line and for search engines.
  businessName: "Jordan Avery Commercial Real Estate",

  // The firm you work through. It appears next to your phone and email everywhere. Add its
  // `phone` and `address` where they differ from yours below, and its `website`, which the
  // footer then links (New York requires that of associates).
  firm: { name: "Sample Brokerage Firm" },

  // One entry for each state you are licensed in:
  // {
  //   state: "TX",
  //   kind: "Broker", or as your license says: "Salesperson", "Associate Broker"
  //   number: "700001",
  //   firmLicense: "9000001", the firm's own license, where the state issues one
  //   documents: { consumerProtectionNotice: "cn-2025.pdf" }, only if your files have
  //     other names than the build expects
  // }
  // What each state requires of a website is in `state-rules/`.
  licenses: [{ state: "ST", kind: "Broker", number: "SAMPLE-0142" }],

  phone: {
    // The number as phones dial it: plus sign, country code, digits, no spaces.
    e164: "+15555550142",
    display: "(555) 555-0142",
  },
  email: "jordan@example.com",

  website: {
    // The address of this site. Canonical links, the sitemap and shared pictures are all
    // made from it.
    url: "https://www.example.com",
    display: "www.example.com",
  },

  // The color of your brand, as six hex digits. Its darker and lighter shades, the dark theme,
  // the icon and the picture for shared links follow from it. If white text isn't readable on
  // it, the build stops and names the nearest color that works.
  color: "#b91c1c",

  address: {
    street: "100 Sample Street, Suite 400",
    city: "Anytown",
    region: "ST",
    postalCode: "00000",
    country: "US",
  },
  // Printed in every email that markets your services, as federal law requires (16 CFR
  // 316): an address where post reaches you, such as a PO box. Often the one above.
  postalAddress: {
    street: "100 Sample Street, Suite 400",
    city: "Anytown",
    region: "ST",
    postalCode: "00000",
    country: "US",
  },
  // The pin on the contact page's map, in decimal degrees. In most maps
  // applications: right-click the building, copy the two numbers.
  position: { latitude: 39.0997, longitude: -94.5786 },
  // The time zone of the hours below (IANA name).
  timeZone: "America/Chicago",

  // `days` and `time` are shown; the other three tell search engines the same.
  hours: [
    {
      days: "Monday to Friday",
      time: "9am to 6pm",
      weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "09:00",
      closes: "18:00",
    },
    {
      days: "Saturday",
      time: "10am to 3pm",
      weekdays: ["Saturday"],
      opens: "10:00",
      closes: "15:00",
    },
  ],

  // Full https addresses of your profiles; "#" leaves a profile out, except in the sample.
  social: { facebook: "#", twitter: "#", linkedin: "#", instagram: "#" },

  // Who receives the inquiries; sent along with each one as `send_to`.
  sendTo: "jordan@example.com",
  // How an inquiry is sent.
  // "webhook": from the visitor's browser to the webhook URL entered above the
  // form. No copy is kept, and the site can't tell whether it arrived.
  // "server": to this site's own server, which stores it before the visitor
  // reads a receipt, then delivers it to `sendTo` and your own webhook, and
  // lists it in your dashboard. It needs the server: a static host keeps nothing.
  // How long it keeps inquiries is the server's setting INQUIRY_RETENTION_DAYS; the
  // privacy policy says it in `legal-clauses.ts`, so change the two together.
  // `receiptEmail`: whether a visitor gets an email that the inquiry arrived, with its
  // reference, from this site's own server; so only with the transport "server".
  // An address gets one a day at most, and replies go to `email` above.
  inquiries: { transport: "webhook", receiptEmail: false },

  // The assistant that answers clients by quoting their records.
  // `isOffered: false` takes it off every page and screen.
  // `provider`: a language model that reads passages and writes answers, for clients who agree.
  // Its key is the server's setting ASSISTANT_API_KEY. Null: nothing leaves this site.
  assistant: { isOffered: true, provider: null },
});

import type { Broker } from "./schemas/broker.ts";

// This is the one file to edit to make the site yours. Everything that prints
// your identity reads it: pages, search engine data, the map, the legal pages.
// All values below are samples. `npm test` says which one is malformed.
//
// The type is written out rather than inferred, so that a new value here can
// never make a page stop compiling.
export const broker: Broker = {
  name: "Jordan Avery",
  // Shown next to the name in the top bar.
  descriptor: "Commercial Real Estate",
  // In the copyright line and for search engines.
  businessName: "Jordan Avery Commercial Real Estate",

  // The firm that holds your license, and the license itself. Most states
  // require both on every page, so they are in the footer.
  firm: "Sample Brokerage Firm",
  license: { states: ["ST"], number: "SAMPLE-0142" },

  phone: {
    // What a phone dials: plus sign, country code, digits, no spaces.
    e164: "+15555550142",
    display: "(555) 555-0142",
  },
  email: "jordan@example.com",

  website: {
    // The address of this site, without a slash at the end. Canonical links,
    // the sitemap and shared pictures are all made from it.
    url: "https://www.example.com",
    display: "www.example.com",
  },

  address: {
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

  // Full https addresses of your profiles; "#" until you have one.
  social: { facebook: "#", twitter: "#", linkedin: "#", instagram: "#" },

  // As the About page shows it.
  experience: { years: "24+" },

  // Who receives the inquiries; sent along with each one as `send_to`.
  sendTo: "jordan@example.com",
  // How an inquiry is sent.
  // "webhook": from the visitor's browser to the webhook URL entered above the
  // form. No copy is kept, and the site can't tell whether it arrived.
  // "server": to this site's own server, which stores it before the visitor
  // reads a receipt, then delivers it to `sendTo` and your own webhook, and
  // lists it in your dashboard. It needs the server: a static host keeps nothing.
  // How long it keeps inquiries is the server's setting INQUIRY_RETENTION_DAYS; the
  // privacy policy says it in `server-clauses.ts`, so change the two together.
  // `receiptEmail`: whether a visitor gets an email that the inquiry arrived, with its
  // reference, from this site's own server; so only with the transport "server".
  // An address gets one a day at most, and replies go to `email` above.
  inquiries: { transport: "webhook", receiptEmail: false },
};

import { broker } from "../broker.ts";
import type { PortalEvent } from "@frontage/records/schemas/event";
import { signedLabel } from "./contract-dates.ts";
import { plazaDays, warehouseDays } from "./deal-days.ts";
import { businessDayFrom, dayFrom, instantAt } from "./relative-dates.ts";
import { nextViewing } from "./viewing.ts";

/** Seven weeks of the sample client's calendar, in order: three events are upcoming. */
export function sampleEvents(now: Date, timeZone: string = broker.timeZone): PortalEvent[] {
  const day = (days: number) => dayFrom(now, days, timeZone);
  const businessDay = (days: number) => businessDayFrom(now, days, timeZone);
  /** Start and end in the place's time zone; in the reader's for a call. */
  const between = (on: string, from: string, to: string, place: string = timeZone) => ({
    start: instantAt(on, from, place),
    end: instantAt(on, to, place),
    timeZone: place,
  });

  return [
    {
      id: "viewing-9-template-drive",
      kind: "viewing",
      title: "First tour",
      dealId: "9-template-drive",
      location: "Courtyard entrance",
      status: "confirmed",
      version: 1,
      ...between(businessDay(-33), "09:30", "11:00", "America/Phoenix"),
    },
    {
      id: "offer-accepted-48-example-road",
      kind: "milestone",
      title: "Offer accepted",
      dealId: "48-example-road",
      note: "Day 0 of the time to closing.",
      status: "confirmed",
      version: 1,
      day: day(warehouseDays.offerAccepted),
    },
    {
      id: "identification-48-example-road",
      kind: "deadline",
      title: "1031 identification, day 45",
      dealId: "48-example-road",
      note: "Identified in writing before this day: 48 Example Road.",
      isDone: true,
      status: "confirmed",
      version: 1,
      day: day(warehouseDays.exchangeDay45),
    },
    {
      id: "agreement-signed-48-example-road",
      kind: "milestone",
      title: signedLabel("48-example-road"),
      dealId: "48-example-road",
      note: "Of the purchase agreement. Due diligence begins.",
      status: "confirmed",
      version: 1,
      day: day(warehouseDays.agreementSigned),
    },
    {
      id: "lease-review-15-placeholder-plaza",
      kind: "call",
      title: "Lease review call",
      dealId: "15-placeholder-plaza",
      location: "By phone",
      note: "Renewal terms, with Emerson Malik of Placeholder Coffee.",
      status: "confirmed",
      version: 1,
      ...between(businessDay(-12), "11:00", "11:45"),
    },
    {
      id: "letter-of-intent-due-15-placeholder-plaza",
      kind: "deadline",
      title: "Letters of intent due",
      dealId: "15-placeholder-plaza",
      note: `First round. Letters go to ${broker.name} by 5pm, Central time.`,
      isDone: true,
      status: "confirmed",
      version: 1,
      day: businessDay(plazaDays.lettersDue),
    },
    {
      id: "photography-15-placeholder-plaza",
      kind: "viewing",
      title: "Listing photography",
      dealId: "15-placeholder-plaza",
      location: "Coffee shop, north end",
      note: "Interiors of the shops that agreed to it.",
      status: "confirmed",
      version: 1,
      ...between(businessDay(-6), "09:00", "12:00", "America/Chicago"),
    },
    {
      id: "assessment-review-48-example-road",
      kind: "call",
      title: "Assessment review",
      dealId: "48-example-road",
      location: "By phone",
      note: "Environmental site assessment, with Wyn Castellano of Example Environmental.",
      status: "confirmed",
      version: 1,
      ...between(businessDay(warehouseDays.assessment), "14:00", "14:30"),
    },
    {
      id: "lender-call-48-example-road",
      kind: "call",
      title: "Lender call",
      dealId: "48-example-road",
      location: "By phone",
      note: "Credit approval and closing date, with Casey Park of Example Bank.",
      status: "confirmed",
      version: 1,
      ...between(businessDay(-1), "09:00", "09:30"),
    },
    {
      id: "viewing-48-example-road",
      kind: "viewing",
      title: "Property viewing",
      dealId: "48-example-road",
      location: "Front office, dock side",
      attendees: "Kai Okafor",
      note: "Inspection window agreed with the seller. Kai Okafor inspects roof, docks and floor.",
      status: "confirmed",
      version: 1,
      ...between(nextViewing(now, timeZone).day, "10:00", "14:00", "America/Chicago"),
    },
    {
      id: "offer-deadline-15-placeholder-plaza",
      kind: "deadline",
      title: "Offer deadline",
      dealId: "15-placeholder-plaza",
      note: `Offers go to ${broker.name} by 5pm, Central time.`,
      status: "confirmed",
      version: 1,
      day: businessDay(plazaDays.offersDue),
    },
    {
      id: "quarterly-review",
      kind: "call",
      title: "Quarterly review",
      location: `Call with ${broker.name}`,
      note: "All twelve properties: income, expiring leases, and what to sell or buy next.",
      status: "confirmed",
      version: 1,
      ...between(businessDay(10), "13:00", "13:45"),
    },
  ];
}

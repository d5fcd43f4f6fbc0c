import { broker } from "../broker.ts";
import type { Profile } from "@frontage/records/schemas/profile";
import { sampleClient } from "./client.ts";
import { dayFrom } from "./relative-dates.ts";

/** The sample client, in the middle of a 1031 exchange. */
export function sampleProfile(now: Date, timeZone: string = broker.timeZone): Profile {
  return {
    name: sampleClient.name,
    company: "Sample Holdings",
    role: "investor",
    phone: "(555) 555-0199",
    email: sampleClient.email,
    preferredContact: "message",
    photo: "",
    criteria: {
      types: ["office", "retail", "industrial", "mixed-use"],
      states: "ST, SA",
      squareFeetMin: "20000",
      squareFeetMax: "80000",
      priceMin: "5000000",
      priceMax: "18000000",
      targetCapRate: "6.25",
      isExchange: true,
      exchangeSaleDay: dayFrom(now, -68, timeZone),
    },
  };
}

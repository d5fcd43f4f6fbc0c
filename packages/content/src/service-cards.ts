import type { ServiceCard } from "./schemas/service.ts";
import { serviceTitles } from "./service-names.ts";

/**
 * The six services as grids and menus show them. Apart from `services`, so that
 * a page without the long texts does not ship them.
 */
export const serviceCards = [
  {
    slug: "buying",
    title: serviceTitles.buying,
    icon: "building-2",
    summary: "I find, vet and negotiate commercial assets that fit your brief, on and off market.",
    menu: { label: "Buying", line: "Find and close the right asset" },
  },
  {
    slug: "selling",
    title: serviceTitles.selling,
    icon: "signpost",
    summary: "I price, position and market your property to the buyers most likely to close.",
    menu: { label: "Selling", line: "From pricing to closing" },
  },
  {
    slug: "leasing",
    title: serviceTitles.leasing,
    icon: "key-round",
    summary: "I represent landlords and tenants through terms, build-outs and renewals.",
    menu: { label: "Leasing", line: "For landlords and tenants" },
  },
  {
    slug: "market-analysis",
    title: serviceTitles["market-analysis"],
    icon: "chart-spline",
    summary: "I read rents, vacancy and comparable sales, and tell you plainly what they mean.",
    menu: { label: "Market Analysis", line: "Rents, vacancy, comparables" },
  },
  {
    slug: "investing",
    title: serviceTitles.investing,
    icon: "landmark",
    summary: "I stress-test the numbers before you commit capital, and after.",
    menu: { label: "Investment Advisory", line: "Capital, tested before it moves" },
  },
  {
    slug: "valuation",
    title: serviceTitles.valuation,
    icon: "ruler",
    summary: "I give you a defensible value for your property, and the reasoning behind it.",
    menu: { label: "Property Valuation", line: "A value you can defend" },
  },
] as const satisfies readonly ServiceCard[];

import type { ApproachTile } from "./schemas/approach-tile.ts";

export const approachIntro =
  "The same four disciplines on every assignment, whatever the size of the building.";

export const approachTiles = [
  {
    title: "Market Intelligence",
    text: "I bring current rents, vacancy and comparables to the first meeting.",
    icon: "eye",
  },
  {
    title: "Strategic Planning",
    text: "We agree on objectives, limits and a schedule before anyone makes an offer.",
    icon: "compass",
  },
  {
    title: "Negotiation Expertise",
    text: "I negotiate price and terms together, because terms decide the outcome.",
    icon: "handshake",
  },
  {
    title: "Transaction Management",
    text: "I run diligence, documents and deadlines through to closing.",
    icon: "list-checks",
  },
] as const satisfies readonly ApproachTile[];

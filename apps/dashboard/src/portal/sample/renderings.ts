import type { Property } from "@frontage/content/schemas/property";

import lobby from "./renderings/lobby.jpg";
import shops from "./renderings/shops.jpg";
import tower from "./renderings/tower.jpg";
import warehouse from "./renderings/warehouse.jpg";

const byType: Partial<Record<Property["type"], string>> = {
  industrial: warehouse,
  "mixed-use": shops,
  office: lobby,
  retail: shops,
};

/** The path of a sample property's picture: a rendering of its kind of building. */
export const renderingOf = ({ id, type }: Pick<Property, "id" | "type">): string =>
  id === "120-specimen-street" ? tower : (byType[type] ?? lobby);

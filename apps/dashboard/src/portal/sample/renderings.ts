import type { Property } from "@frontage/content/schemas/property";

import lobby from "./renderings/lobby.jpg";
import shops from "./renderings/shops.jpg";
import warehouse from "./renderings/warehouse.jpg";

const byType: Partial<Record<Property["type"], string>> = {
  industrial: warehouse,
  "mixed-use": shops,
  retail: shops,
};

/** The path of a sample property's picture: a rendering of its kind of building. */
export const renderingOf = ({ type }: Pick<Property, "type">): string => byType[type] ?? lobby;

import { type Rendering, renderingOf } from "@frontage/content/samples/renderings";
import type { Deal } from "@frontage/records/schemas/deal";

import lobby from "./renderings/lobby.jpg";
import shops from "./renderings/shops.jpg";
import warehouse from "./renderings/warehouse.jpg";

const urls: Record<Rendering, string> = { lobby, shops, warehouse };

/** The URL of a sample property's picture. */
export const renderingUrl = ({ type }: Pick<Deal, "type">): string => urls[renderingOf(type)];

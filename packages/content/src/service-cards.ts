// @evaluated-by-the-build
import type { ServiceCard } from "./schemas/service.ts";
import { services } from "./services.ts";

/** The services as grids and menus show them. */
export const serviceCards: readonly ServiceCard[] = services.map(
  ({ icon, menu, slug, summary, title }) => ({ slug, title, icon, summary, menu }),
);

import type { ServiceCard, ServiceDetail } from "./schemas/service.ts";
import { serviceCards } from "./service-cards.ts";
import { serviceDetails } from "./service-details.ts";

/**
 * Finds a service by the end of its path.
 * @returns the service, or `undefined` for a path that names none
 */
export function serviceBySlug(slug: string): (ServiceCard & ServiceDetail) | undefined {
  const index = serviceCards.findIndex((card) => card.slug === slug);
  const card = serviceCards[index];
  const detail = serviceDetails[index];
  return card && detail && { ...card, ...detail };
}

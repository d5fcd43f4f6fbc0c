// @evaluated-by-the-build
import type { ServiceDetail } from "./schemas/service.ts";
import { services } from "./services.ts";

/** What only the services' own pages say, in the order of the services. */
export const serviceDetails: readonly ServiceDetail[] = services.map(
  ({ closing, help, lead, photograph }) => ({ lead, photograph, help, closing }),
);

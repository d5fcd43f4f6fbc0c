// @evaluated-by-the-build
import { services } from "./services.ts";

/** What the service pages tell search engines, in the order of the services. */
export const serviceDescriptions: readonly string[] = services.map(
  ({ description }) => description,
);

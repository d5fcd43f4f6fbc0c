import type { Service } from "./schemas/service.ts";
import type { FooterService, ServiceOption } from "./schemas/service-option.ts";
import { services } from "./services.ts";

/**
 * Finds a service by the end of its path.
 * @returns the service, or `undefined` if there is none
 */
export function serviceBySlug(slug: string): Service | undefined {
  return services.find((service) => service.slug === slug);
}

/** Sorted by place; without one, a service keeps its position in the services' list. */
function byPlace<Entry extends { place: number }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((one, other) => one.place - other.place);
}

/** The options of the contact form's service field, in order. */
export const serviceOptions: readonly ServiceOption[] = [
  ...byPlace(
    services.map((service, index) => ({ place: index + 1, ...service.form, service })),
  ).map(({ service }) => ({ value: service.slug, label: service.title })),
  { value: "other", label: "Other" },
];

/** The footer's service links, each with the option it selects in the form. */
export const footerServices: readonly FooterService[] = byPlace(
  services.flatMap(({ footer, slug, title }, index) =>
    footer === false ? [] : [{ label: title, place: index + 1, ...footer, service: slug }],
  ),
).map(({ label, service }) => ({ label, service }));

const { length } = services;
const words = ["Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];
/** The number of services, as the first word of a sentence. */
const count = words[length - 3] ?? String(length);
const labels = services.map(({ menu }) => menu.label.toLowerCase());
const listed = `${count} services for commercial property: ${labels.slice(0, -1).join(", ")} and ${labels.at(-1)}, alone or together.`;

export const servicesHeading: string = `${count} ways I can help`;

/** Search engines show about 160 characters. */
export const servicesDescription: string =
  listed.length <= 160
    ? listed
    : `${count} services for commercial property, alone or together, each handled by one broker from the first call to closing.`;

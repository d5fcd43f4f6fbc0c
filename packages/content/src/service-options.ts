// @evaluated-by-the-build
import type { FooterService, ServiceOption } from "./schemas/service-option.ts";
import { services } from "./services.ts";

/** In the order of their places; without one, a service has that of the services' list. */
function byPlace<Entry extends { place: number }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((one, other) => one.place - other.place);
}

/** What the contact form's service field offers, in its order. */
export const serviceOptions: readonly ServiceOption[] = [
  ...byPlace(
    services.map((service, index) => ({ place: index + 1, ...service.form, service })),
  ).map(({ service }) => ({ value: service.slug, label: service.title })),
  { value: "other", label: "Other" },
];

/** The footer's wordings of the services, each with the option it stands for in the form. */
export const footerServices: readonly FooterService[] = byPlace(
  services.flatMap(({ footer, slug, title }, index) =>
    footer === false ? [] : [{ label: title, place: index + 1, ...footer, service: slug }],
  ),
).map(({ label, service }) => ({ label, service }));

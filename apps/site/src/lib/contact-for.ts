import { paths } from "@frontage/content/navigation";
import { serviceOptions } from "@frontage/content/service-lists";

/**
 * A link to exactly `/contact` that carries a service for the form to preselect. It is stored in
 * the history entry, so only links followed inside the app have it.
 */
export function contactFor(service: string) {
  return { to: paths.contact, state: { service } };
}

/**
 * The service that a link requested, or `undefined`; a history entry's state may contain anything.
 */
export function requestedService(state: unknown): string | undefined {
  const service = (state as { service?: unknown } | null)?.service;
  return serviceOptions.find((option) => option.value === service)?.value;
}

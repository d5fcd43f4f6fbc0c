import { stateName } from "@frontage/records/state-rules/state-names";

import { brokerSchema, type Broker, type PostalAddress } from "../src/schemas/broker.ts";
import { sampleValuesIn } from "../src/sample-values.ts";
import type { Answers } from "./questions.ts";

/**
 * The answers that `broker.ts` already has, to be offered again: none while it is the sample, and
 * none for what is malformed or still the sample's.
 */
export function answersOf(broker: Broker): Answers {
  const malformed = brokerSchema.safeParse(broker).error?.issues ?? [];
  const bad = [...sampleValuesIn(broker), ...malformed.map(({ path }) => path.join("."))];
  if (bad.includes("name")) return {};
  const { latitude, longitude } = broker.position;
  const found: [key: string, path: string, text: string | undefined][] = [
    ["name", "name", broker.name],
    ["descriptor", "descriptor", broker.descriptor],
    ["businessName", "businessName", broker.businessName],
    ["firm", "firm.name", broker.firm.name],
    ["states", "licenses", broker.licenses.map(({ state }) => stateName(state)).join(", ")],
    ...broker.licenses.flatMap(({ firmLicense, kind, number, state }): typeof found => [
      [`${state}.kind`, "licenses", kind],
      [`${state}.number`, "licenses", number],
      [`${state}.firmLicense`, "licenses", firmLicense],
    ]),
    ["firmWebsite", "firm.website", broker.firm.website],
    ["phone", "phone", broker.phone.display],
    ["email", "email", broker.email],
    ["sendTo", "sendTo", broker.sendTo],
    ["website", "website", broker.website.url],
    ["address", "address", asText(broker.address)],
    ["postalAddress", "postalAddress", asText(broker.postalAddress)],
    ["position", "position", `${latitude}, ${longitude}`],
    ["timeZone", "timeZone", broker.timeZone],
    ["hours", "hours", broker.hours.map(({ days, time }) => `${days}, ${time}`).join("; ")],
    ["color", "color", broker.color],
    ["transport", "inquiries", broker.inquiries.transport],
    ...Object.entries(broker.social).map(([key, url]): (typeof found)[number] => [
      key,
      `social.${key}`,
      url === "#" ? undefined : url,
    ]),
  ];
  const isGood = (path: string) =>
    !bad.some((one) => one === path || one.startsWith(`${path}.`) || path.startsWith(`${one}.`));
  return Object.fromEntries(
    found.flatMap(([key, path, text]) =>
      text !== undefined && isGood(path) ? [[key, text] as const] : [],
    ),
  );
}

const asText = ({ city, postalCode, region, street }: PostalAddress) =>
  `${street}, ${city}, ${region} ${postalCode}`;

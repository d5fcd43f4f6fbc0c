import { cutText } from "@frontage/records/cut-text";
import { isInState } from "@frontage/records/state-rules/state-bounds";
import { stateName } from "@frontage/records/state-rules/state-names";

import { parseHours } from "../parse-hours.ts";
import type { Broker } from "../schemas/broker.ts";
import type { LegalPage } from "../schemas/legal.ts";
import type { Finding } from "./finding.ts";

/**
 * Reports contradictions in the owner's content.
 *
 * @param texts what the site says in the owner's name
 */
export function contradictionFindings(
  broker: Pick<Broker, "address" | "firm" | "hours" | "name" | "phone" | "position">,
  texts: readonly string[],
): Finding[] {
  return [
    ...phoneFindings("your phone", "phone", broker.phone),
    ...(broker.firm.phone
      ? phoneFindings("your firm’s phone", "firm.phone", broker.firm.phone)
      : []),
    ...broker.hours.flatMap(hoursFindings),
    ...pinFindings(broker),
    ...voiceFindings(broker.name, texts),
  ];
}

function phoneFindings(whose: string, path: string, { display, e164 }: Broker["phone"]): Finding[] {
  const digits = (text: string) => text.replaceAll(/\D/g, "").slice(-10);
  if (digits(display.replace(/\s*e?xt?\b.*/i, "")) === digits(e164)) return [];
  return [error(path, `In broker.ts, ${whose} is shown as ${display}, but a tap dials ${e164}.`)];
}

function hoursFindings({ closes, days, opens, time, weekdays }: Broker["hours"][number]) {
  const [read] = parseHours(`${days}, ${time}`) ?? [];
  // Hours that we can't parse, such as "noon", aren't compared.
  if (!read) return [];
  const isSame =
    read.opens === opens && read.closes === closes && read.weekdays.join() === weekdays.join();
  if (isSame) return [];
  return [
    error(
      "hours",
      `In broker.ts, the hours say “${days}, ${time}”, but search engines are told ${weekdays.join(", ")}, ${opens} to ${closes}.`,
    ),
  ];
}

function pinFindings({ address, position }: Pick<Broker, "address" | "position">): Finding[] {
  if (isInState(address.region, position)) return [];
  const { latitude, longitude } = position;
  return [
    error(
      "position",
      `In broker.ts, the map’s pin at ${latitude}, ${longitude} isn’t in ${stateName(address.region)}. Right-click the building in a map and copy both numbers; west of Greenwich the second one is negative.`,
    ),
  ];
}

/** Reports texts that say "I" next to texts that say "she" or the broker's name. */
function voiceFindings(name: string, texts: readonly string[]): Finding[] {
  const [first = ""] = name.split(/[^\p{L}]/u);
  const third = texts.find((text) =>
    new RegExp(`\\b(he|she|his|her|hers)\\b|\\b${first}\\b(?!’s)`, "i").test(text),
  );
  const isFirst = texts.some((text) => /\b(I|my|me)\b/.test(text));
  if (!isFirst || third === undefined) return [];
  return [
    {
      severity: "warning",
      sentence: `The site speaks as “I”, but also of you: “${shortened(third)}”. Choose one.`,
    },
  ];
}

/** Reports a privacy policy from before views of listings were counted. */
export function privacyFindings({ sections }: Pick<LegalPage, "sections">): Finding[] {
  const text = sections
    .flatMap(({ paragraphs }) => paragraphs)
    .map((paragraph) => /\bruns? no analytics\b/i.exec(paragraph)?.[0])
    .find((found) => found !== undefined);
  if (text === undefined) return [];
  return [
    {
      severity: "warning",
      sentence: `The privacy policy says that the site ${text}, but it counts the views of listings: take over the new sentence and the section “How I count views of listings” from the new version’s legal.ts, as docs/upgrading.md shows.`,
      place: { file: "legal.ts", text },
    },
  ];
}

const shortened = (text: string) => (text.length > 60 ? `${cutText(text, 59).trimEnd()}…` : text);
const error = (path: string, sentence: string): Finding => ({
  severity: "error",
  sentence,
  place: { file: "broker.ts", path },
});

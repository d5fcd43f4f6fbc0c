import { parsePhone } from "@frontage/records/phone";
import { parsePosition } from "@frontage/records/position";
import { parseTimeZone } from "@frontage/records/time-zone";

import { brokerSchema, type Broker } from "../src/schemas/broker.ts";
import { parseHours } from "../src/parse-hours.ts";
import { answersOf } from "./answers-of.ts";
import {
  type Answers,
  offeredFor,
  problemWith,
  questionsFor,
  readAddress,
  statesOf,
  withScheme,
} from "./questions.ts";

/** Why answers can't become content: the key of each, and what is wrong with it. */
export type Problem = { key: string; sentence: string };

/**
 * What is wrong with the answers, and which are missing.
 *
 * @param current the answers that `broker.ts` has, which stand for those that aren't given
 */
export function problemsOf(given: Answers, current: Answers): Problem[] {
  const answers = completed(given, current);
  return questionsFor(answers).flatMap((question) => {
    const { choices, key } = question;
    const answer = answers[key];
    if (answer === undefined) return [{ key, sentence: "It’s missing." }];
    if (choices && !choices.some(({ value }) => value === answer)) {
      const values = choices.map(({ value }) => value).join(" or ");
      return [{ key, sentence: `Write ${values}.` }];
    }
    const sentence = problemWith(question, answer, answers, current);
    return sentence === undefined ? [] : [{ key, sentence }];
  });
}

/** The answers with what is offered for those that weren't given. Later ones follow from earlier. */
function completed(given: Answers, current: Answers): Answers {
  const answers: Record<string, string> = { ...given };
  for (;;) {
    const next = questionsFor(answers).find(
      (question) =>
        answers[question.key] === undefined && offeredFor(question, answers, current) !== undefined,
    );
    if (!next) return answers;
    answers[next.key] = offeredFor(next, answers, current) ?? "";
  }
}

/**
 * The answers as `broker.ts` has them.
 *
 * @param given without problems
 * @param before what isn't asked for, such as the assistant, stays as it was, and so does what an
 *   answer doesn't change
 * @throws if a value isn't as `broker.ts` needs it
 */
export function toBroker(given: Answers, before: Broker): Broker {
  const current = answersOf(before);
  const answers = completed(given, current);
  const answer = (key: string): string => (answers[key] ?? "").trim();
  const isKept = (key: string) => answer(key) !== "" && answer(key) === current[key];
  const transport = answer("transport");
  const url = new URL(withScheme(answer("website"))).origin;
  const profile = (key: string) => (answer(key) ? withScheme(answer(key)) : "#");
  const documentsIn = (state: string) =>
    before.licenses.find((license) => license.state === state)?.documents;
  return brokerSchema.parse({
    name: answer("name"),
    descriptor: answer("descriptor"),
    businessName: answer("businessName"),
    firm: {
      ...(isKept("firm") && before.firm),
      name: answer("firm"),
      ...(answer("firmWebsite") && { website: withScheme(answer("firmWebsite")) }),
    },
    licenses: statesOf(answers).map((state) => ({
      state,
      kind: answer(`${state}.kind`),
      number: answer(`${state}.number`),
      ...(answer(`${state}.firmLicense`) && { firmLicense: answer(`${state}.firmLicense`) }),
      ...(documentsIn(state) && { documents: documentsIn(state) }),
    })),
    phone: isKept("phone") ? before.phone : parsePhone(answer("phone")),
    email: answer("email"),
    website: isKept("website") ? before.website : { url, display: new URL(url).host },
    color: answer("color").toLowerCase(),
    address: isKept("address") ? before.address : readAddress(answer("address")),
    postalAddress: isKept("postalAddress")
      ? before.postalAddress
      : readAddress(answer("postalAddress")),
    position: parsePosition(answer("position")),
    timeZone: parseTimeZone(answer("timeZone")),
    hours: isKept("hours") ? before.hours : parseHours(answer("hours")),
    social: {
      facebook: profile("facebook"),
      twitter: profile("twitter"),
      linkedin: profile("linkedin"),
      instagram: profile("instagram"),
    },
    sendTo: answer("sendTo"),
    inquiries: {
      transport,
      receiptEmail: transport === "server" && before.inquiries.receiptEmail,
    },
    assistant: before.assistant,
  });
}

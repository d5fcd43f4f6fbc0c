import { readPhone } from "@frontage/records/phone";

import { brokerSchema, type Broker } from "../src/schemas/broker.ts";
import { readHours } from "../src/read-hours.ts";
import { type Answers, questionsFor, readAddress, readPosition, statesOf } from "./questions.ts";

/** Why answers can't become content: the key of each, and what is wrong with it. */
export type Problem = { key: string; sentence: string };

/** What is wrong with the answers, and which are missing. */
export function problemsOf(answers: Answers): Problem[] {
  return questionsFor(answers).flatMap(({ choices, fallback, key, problem }) => {
    const answer = answers[key] ?? fallback?.(answers);
    if (answer === undefined) return [{ key, sentence: "It’s missing." }];
    if (choices && !choices.some(({ value }) => value === answer)) {
      const values = choices.map(({ value }) => value).join(" or ");
      return [{ key, sentence: `Write ${values}.` }];
    }
    const sentence = problem(answer, answers);
    return sentence === undefined ? [] : [{ key, sentence }];
  });
}

/**
 * The answers as `broker.ts` has them.
 *
 * @param answers without problems
 * @param before what isn't asked for, such as the assistant, stays as it was
 * @throws if a value isn't as `broker.ts` needs it
 */
export function toBroker(answers: Answers, before: Broker): Broker {
  const answer = (key: string): string => {
    const question = questionsFor(answers).find((one) => one.key === key);
    return (answers[key] ?? question?.fallback?.(answers) ?? "").trim();
  };
  const transport = answer("transport");
  const url = new URL(answer("website")).origin;
  const profile = (key: string) => answer(key) || "#";
  return brokerSchema.parse({
    name: answer("name"),
    descriptor: answer("descriptor"),
    businessName: answer("businessName"),
    firm: {
      name: answer("firm"),
      ...(answer("firmWebsite") ? { website: answer("firmWebsite") } : {}),
    },
    licenses: statesOf(answers).map((state) => ({
      state,
      kind: answer(`${state}.kind`),
      number: answer(`${state}.number`),
      ...(answer(`${state}.firmLicense`) ? { firmLicense: answer(`${state}.firmLicense`) } : {}),
    })),
    phone: readPhone(answer("phone")),
    email: answer("email"),
    website: { url, display: new URL(url).host },
    color: answer("color").toLowerCase(),
    address: readAddress(answer("address")),
    postalAddress: readAddress(answer("postalAddress")),
    position: readPosition(answer("position")),
    timeZone: answer("timeZone"),
    hours: readHours(answer("hours")),
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

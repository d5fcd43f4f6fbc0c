import { readPhone } from "@frontage/records/phone";
import { emailPattern } from "@frontage/records/schemas/email";
import { stateCode, stateName } from "@frontage/records/state-rules/state-names";
import { stateRules } from "@frontage/records/state-rules/state-rules";

import { readableColor } from "../src/brand-colors.ts";
import { readHours } from "../src/read-hours.ts";

/** What was answered so far, by question, as it was typed. */
export type Answers = Readonly<Record<string, string>>;

/** A question whose answer becomes part of `broker.ts`. */
export type Question = {
  /** Its key in an answers file. */
  key: string;
  ask: string;
  /** How an answer looks. */
  example?: string;
  /** The answer if nothing is typed. */
  fallback?: (answers: Answers) => string | undefined;
  /** The only possible answers, and what each means. */
  choices?: readonly { value: string; label: string }[];
  /** Whether earlier answers make it unnecessary. */
  isSkipped?: (answers: Answers) => boolean;
  /** What is wrong with an answer and how it should look, as a sentence. */
  problem: (text: string, answers: Answers) => string | undefined;
};

const atLeast = (minimum: number, sentence: string) => (text: string) =>
  text.trim().length < minimum ? sentence : undefined;
const anything = () => undefined;
const optional =
  (problem: Question["problem"]): Question["problem"] =>
  (text, answers) =>
    text.trim() === "" ? undefined : problem(text, answers);

const emailProblem = (text: string) =>
  emailPattern.test(text.trim())
    ? undefined
    : "Write a full email address, such as dana@fairley.example.";
const phoneProblem = (text: string) =>
  readPhone(text) ? undefined : "Write the number with its area code, such as (512) 555-0148.";
const addressProblem = (text: string) =>
  readAddress(text)
    ? undefined
    : "Write street, city, state and ZIP code with commas, such as: 200 Congress Avenue, Suite 400, Austin, TX 78701.";

/** "Texas" or "tx" as "TX". */
const stateNamed = (text: string): string | undefined =>
  stateName(text.toUpperCase()) ? text.toUpperCase() : stateCode(text);

/** The states that were named, as two letters. */
export const statesOf = (answers: Answers): string[] =>
  (answers["states"] ?? "")
    .split(/[,;\s]*(?:,|;|\band\b)\s*/)
    .map((state) => stateNamed(state.trim()))
    .filter((state) => state !== undefined);

const textQuestions: readonly Question[] = [
  {
    key: "name",
    ask: "What is your name, as clients know you?",
    problem: atLeast(2, "Write your first and last name."),
  },
  {
    key: "descriptor",
    ask: "What stands beside your name in the top bar?",
    fallback: () => "Commercial Real Estate",
    problem: atLeast(1, "Write two or three words, such as Commercial Real Estate."),
  },
  {
    key: "businessName",
    ask: "Which name goes into the copyright line, and to search engines?",
    fallback: ({ descriptor = "Commercial Real Estate", name = "" }) => `${name} ${descriptor}`,
    problem: atLeast(2, "Write the name of your business."),
  },
  {
    key: "firm",
    ask: "Which firm do you work through?",
    example: "As the state registered it: Fairley Realty Advisors LLC",
    problem: atLeast(2, "Write the firm’s full name."),
  },
  {
    key: "states",
    ask: "In which states are you licensed?",
    example: "Texas, California",
    problem: (text) =>
      text.trim() !== "" && statesOf({ states: text }).length === text.split(/,|;|\band\b/).length
        ? undefined
        : "Name each state, with commas between them: Texas, CA.",
  },
];

/** What is asked of each state: the kind of license, its number, the firm's where required. */
const licenseQuestions = (state: string): Question[] => {
  const rules = stateRules[state];
  const form = rules?.licenseNumber;
  const name = stateName(state) ?? state;
  const numberProblem = (text: string) => {
    if (form && !form.pattern.test(text.trim())) return `${name} has ${form.form} license numbers.`;
    return text.trim() === "" ? "Write the number on your license." : undefined;
  };
  return [
    {
      key: `${state}.kind`,
      ask: `${name}: what kind of license do you have?`,
      fallback: () => "Broker",
      problem: atLeast(1, "Write it as the license does: Broker, Salesperson."),
    },
    { key: `${state}.number`, ask: `${name}: its number?`, problem: numberProblem },
    {
      key: `${state}.firmLicense`,
      ask: `${name}: your firm’s license number?${rules?.firmLicense ? "" : " (Enter for none)"}`,
      ...(rules?.firmLicense
        ? { fallback: (answers: Answers) => answers[`${state}.number`] }
        : { fallback: () => "" }),
      problem: rules?.firmLicense ? numberProblem : optional(numberProblem),
    },
  ];
};

const moreQuestions: readonly Question[] = [
  {
    key: "firmWebsite",
    ask: "What is your firm’s website? Your license has to link to it.",
    isSkipped: (answers) =>
      !statesOf(answers).some((state) =>
        stateRules[state]?.firmWebsite?.kinds.test(answers[`${state}.kind`] ?? ""),
      ),
    problem: (text) => siteProblem(text),
  },
  { key: "phone", ask: "Your phone?", example: "(512) 555-0148", problem: phoneProblem },
  { key: "email", ask: "Your email?", problem: emailProblem },
  {
    key: "sendTo",
    ask: "Where do inquiries go?",
    fallback: ({ email }) => email,
    problem: emailProblem,
  },
  {
    key: "website",
    ask: "Where will the site be?",
    example: "https://www.danafairley.com",
    problem: (text) => siteProblem(text),
  },
  {
    key: "address",
    ask: "Your office’s address?",
    example: "200 Congress Avenue, Suite 400, Austin, TX 78701",
    problem: addressProblem,
  },
  {
    key: "postalAddress",
    ask: "Where does mail reach you? Emails to many print it.",
    fallback: ({ address }) => address,
    problem: addressProblem,
  },
  {
    key: "position",
    ask: "Where is the pin on the map?",
    example: "Right-click the building in a map and copy the two numbers: 30.2649, -97.7446",
    problem: (text) =>
      readPosition(text)
        ? undefined
        : "Write latitude and longitude in degrees: 30.2649, -97.7446.",
  },
  {
    key: "timeZone",
    ask: "In which time zone?",
    fallback: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    problem: (text) =>
      Intl.supportedValuesOf("timeZone").includes(text.trim())
        ? undefined
        : "Write it as America/Chicago.",
  },
  {
    key: "hours",
    ask: "When do you answer the phone?",
    example: "Monday to Friday, 9am to 6pm; Saturday, 10am to 3pm",
    fallback: () => "Monday to Friday, 9am to 6pm",
    problem: (text) =>
      readHours(text)
        ? undefined
        : "Write days and times, with a semicolon between lines: Monday to Friday, 9am to 6pm; Saturday, 10am to 3pm.",
  },
  {
    key: "color",
    ask: "Your brand’s color?",
    example: "Six hex digits: #0f5c4a",
    fallback: () => "#b91c1c",
    problem(text) {
      const color = text.trim().toLowerCase();
      if (!/^#[\da-f]{6}$/.test(color)) return "Write it as six hex digits: #0f5c4a.";
      const readable = readableColor(color);
      return (
        readable && `White text isn’t readable on it. The nearest shade that works is ${readable}.`
      );
    },
  },
  {
    key: "transport",
    ask: "Where does the contact form send inquiries?",
    choices: [
      { value: "server", label: "To this site’s server, which keeps, emails and lists them" },
      { value: "webhook", label: "To a webhook, from the visitor’s browser; no copy is kept" },
    ],
    problem: anything,
  },
  ...(["linkedin", "facebook", "twitter", "instagram"] as const).map((name): Question => ({
    key: name,
    ask: `Your profile on ${{ linkedin: "LinkedIn", facebook: "Facebook", twitter: "X (Twitter)", instagram: "Instagram" }[name]}? (Enter for none)`,
    fallback: () => "",
    problem: optional((text) =>
      URL.parse(text.trim())?.protocol === "https:"
        ? undefined
        : "Write the full address, starting with https://.",
    ),
  })),
];

/** Every question that these answers leave, in order. */
export const questionsFor = (answers: Answers): Question[] =>
  [...textQuestions, ...statesOf(answers).flatMap(licenseQuestions), ...moreQuestions].filter(
    ({ isSkipped }) => !isSkipped?.(answers),
  );

function siteProblem(text: string): string | undefined {
  const url = URL.parse(text.trim());
  if (!url || !/^https?:$/.test(url.protocol)) {
    return "Write the full address, starting with https://.";
  }
  return url.pathname === "/" && !url.search ? undefined : "Write it without a path.";
}

/** "200 Congress Avenue, Suite 400, Austin, TX 78701"; the state may be written out. */
export function readAddress(text: string) {
  const parts = text.split(",").map((part) => part.trim());
  const [, stateText = "", postalCode = ""] =
    /^(.+?)\s+(\d{5}(?:-\d{4})?)$/.exec(parts.at(-1) ?? "") ?? [];
  const region = stateNamed(stateText);
  const city = parts.at(-2);
  const street = parts.slice(0, -2).join(", ");
  if (!region || !city || !street) return undefined;
  return { street, city, region, postalCode, country: "US" };
}

/** "30.2649, -97.7446" */
export function readPosition(text: string) {
  const [, latitude, longitude] =
    /^\s*(-?\d+(?:\.\d+)?)[,\s]+(-?\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  const position = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180
    ? position
    : undefined;
}

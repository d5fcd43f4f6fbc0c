import { parsePhone } from "@frontage/records/phone";
import { parsePosition } from "@frontage/records/position";
import { emailPattern } from "@frontage/records/schemas/email";
import { stateProblem } from "@frontage/records/state-rules/state-bounds";
import { parseState, stateName } from "@frontage/records/state-rules/state-names";
import { stateRules } from "@frontage/records/state-rules/state-rules";
import { parseTimeZone, timeZoneMessage } from "@frontage/records/time-zone";

import { readableColor } from "../src/brand-colors.ts";
import { parseHours } from "../src/parse-hours.ts";

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
  parsePhone(text) ? undefined : "Write the number with its area code, such as (512) 555-0148.";
const addressProblem = (text: string) =>
  readAddress(text)
    ? undefined
    : "Write street, city, state and ZIP code with commas, such as: 200 Congress Avenue, Suite 400, Austin, TX 78701.";

/** "Texas" or "tx" as "TX"; nothing for what is no state. */
const stateNamed = (text: string): string | undefined => {
  const code = parseState(text);
  return stateName(code) ? code : undefined;
};

const between = /\s*(?:,|;|&|\band\b)\s*/;

/** The states that were named, as two letters. */
export function statesOf({ states = "" }: Answers): string[] {
  const named = states.split(between).map(stateNamed);
  return [...new Set(named.filter((state) => state !== undefined))];
}

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
      text.trim() !== "" && text.split(between).every(stateNamed)
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
      ask: `${name}: your firm’s license number?${rules?.firmLicense ? " The responsible broker’s; your own if that’s you" : " (Enter for none)"}`,
      ...(rules?.firmLicense
        ? { fallback: (answers: Answers) => answers[`${state}.number`] }
        : { fallback: () => "" }),
      problem: rules?.firmLicense ? numberProblem : optional(numberProblem),
    },
  ];
};

const profileHosts = {
  linkedin: ["www.linkedin.com", "linkedin.com"],
  facebook: ["www.facebook.com", "facebook.com"],
  twitter: ["x.com", "twitter.com"],
  instagram: ["www.instagram.com", "instagram.com"],
} as const;

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
    problem: pinProblem,
  },
  {
    key: "timeZone",
    ask: "In which time zone?",
    example: "Eastern, Central, Arizona, Mountain, Pacific, Alaska, Hawaii, or as America/Chicago",
    fallback: ownTimeZone,
    problem: (text) => (parseTimeZone(text) ? undefined : timeZoneMessage),
  },
  {
    key: "hours",
    ask: "When do you answer the phone?",
    example: "Monday to Friday, 9am to 6pm; Saturday, 10am to 3pm",
    fallback: () => "Monday to Friday, 9am to 6pm",
    problem: (text) =>
      parseHours(text)
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
    problem: optional((text) => {
      const url = URL.parse(withScheme(text));
      const isThere = profileHosts[name].some((host) => `.${url?.host}`.endsWith(`.${host}`));
      return url?.protocol === "https:" && isThere
        ? undefined
        : `Write the profile’s full address, such as https://${profileHosts[name][0]}/you.`;
    }),
  })),
];

/**
 * What is offered to someone who types nothing: what `broker.ts` has, unless that followed from an
 * earlier answer that is another now, or else what usually fits.
 *
 * @param current the answers that `broker.ts` has
 */
export function offeredFor(
  { fallback, key }: Question,
  answers: Answers,
  current: Answers,
): string | undefined {
  const now = current[key];
  const hasMoved = key === "position" && answers["address"] !== current["address"];
  if (now === undefined || hasMoved || now === fallback?.(current)) return fallback?.(answers);
  return now;
}

/** Answers whose text says less than `broker.ts` may: it stays as it is if the text does. */
const keptAsIs = new Set(["phone", "address", "postalAddress", "hours"]);

/** What is wrong with an answer. One that `broker.ts` has may be as no question reads it. */
export function problemWith(
  { key, problem }: Question,
  text: string,
  answers: Answers,
  current: Answers,
): string | undefined {
  if (keptAsIs.has(key) && text.trim() === current[key]) return undefined;
  return problem(text, answers);
}

/** Every question that these answers leave, in order. */
export const questionsFor = (answers: Answers): Question[] =>
  [...textQuestions, ...statesOf(answers).flatMap(licenseQuestions), ...moreQuestions].filter(
    ({ isSkipped }) => !isSkipped?.(answers),
  );

function siteProblem(text: string): string | undefined {
  const url = URL.parse(withScheme(text));
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname.includes(".")) {
    return "Write the full address, such as https://www.danafairley.com.";
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

/** "www.danafairley.com" as "https://www.danafairley.com". */
export const withScheme = (text: string): string =>
  /^[a-z]+:/i.test(text.trim()) ? text.trim() : `https://${text.trim()}`;

/** This computer's, unless it is set to none, as servers are. */
function ownTimeZone(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return /^(America|Pacific)\//.test(timeZone) ? timeZone : undefined;
}

function pinProblem(text: string, { address = "" }: Answers): string | undefined {
  const pin = parsePosition(text);
  if (!pin) return "Write latitude and longitude in degrees: 30.2649, -97.7446.";
  return stateProblem(readAddress(address)?.region ?? "", pin);
}

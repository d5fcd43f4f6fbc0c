import { documentsOf } from "../licenses.ts";
import type { Broker, License } from "../schemas/broker.ts";
import { stateName } from "@frontage/records/state-rules/state-names";
import { stateRules, type RequiredDocument } from "@frontage/records/state-rules/state-rules";
import type { Finding } from "./finding.ts";

/** A file in the documents folder. */
export type DocumentFile = {
  name: string;
  isPdf: boolean;
  /** A PDF form whose fields are all empty. */
  isBlankForm?: boolean;
};

/** The folder's path, for messages. */
const folder = "apps/site/documents";
const yearMs = 366 * 24 * 60 * 60 * 1000;

/**
 * Reports what the broker's states require and the site lacks.
 *
 * @param files in the documents folder
 * @param today an ISO date, to tell which rules were checked too long ago
 * @param sampleStates the sample broker's made-up states, which have no rules
 */
export function licenseFindings(
  { firm, licenses }: Pick<Broker, "firm" | "licenses">,
  {
    files,
    sampleStates = [],
    today,
  }: {
    files: readonly DocumentFile[];
    sampleStates?: readonly string[];
    today: string;
  },
): Finding[] {
  return licenses
    .filter(({ state }) => !sampleStates.includes(state))
    .flatMap((license) => [
      ...numberFindings(license),
      ...websiteFindings(license, firm),
      ...documentFindings(license, files),
      ...unknownDocumentFindings(license),
      ...ageFindings(license, today),
    ]);
}

function numberFindings({ firmLicense, kind, number, state }: License): Finding[] {
  const name = stateName(state);
  if (!name) {
    return [
      error(
        `broker.ts has a license in “${state}”, which isn't a US state: use two letters, such as TX.`,
      ),
    ];
  }
  const { firmLicense: ofFirm, licenseNumber: form } = stateRules[state] ?? {};
  const findings: Finding[] = [];
  if (form && !form.pattern.test(number)) {
    findings.push(
      error(
        `${name} (${form.citation}) requires ${form.form} license numbers: correct “${number}” in broker.ts.`,
      ),
    );
  }
  if (ofFirm && !firmLicense) {
    findings.push(
      error(
        `${name} (${ofFirm.citation}): add the responsible broker's ${form ? `${form.form} ` : ""}license number as \`firmLicense\` to the ${name} license in broker.ts${kind === "Broker" ? " (if that's you, repeat your own)" : ""}.`,
      ),
    );
  } else if (form && firmLicense && !form.pattern.test(firmLicense)) {
    findings.push(
      error(
        `${name} (${form.citation}) requires ${form.form} license numbers: correct the firm's “${firmLicense}” in broker.ts.`,
      ),
    );
  }
  return findings;
}

/** Reports a missing link to the firm's website, which some states require of associates. */
function websiteFindings({ kind, state }: License, firm: Broker["firm"]): Finding[] {
  const { firmWebsite } = stateRules[state] ?? {};
  if (!firmWebsite?.kinds.test(kind) || firm.website) return [];
  return [
    error(
      `${stateName(state)} (${firmWebsite.citation}) requires a link to the firm's website, since your license there is “${kind}”: add its address as \`website\` to \`firm\` in broker.ts.`,
    ),
  ];
}

function documentFindings(license: License, files: readonly DocumentFile[]): Finding[] {
  const linked = documentsOf(license);
  return (stateRules[license.state]?.documents ?? []).flatMap((required) => {
    const file = linked.find(({ name }) => name === required.name)?.file;
    return file ? fileFindings(license.state, required, file, files) : [];
  });
}

function fileFindings(
  state: string,
  { citation, isCompleted, what }: RequiredDocument,
  file: string,
  files: readonly DocumentFile[],
): Finding[] {
  const found = files.find(({ name }) => name === file);
  const rule = `${stateName(state)} (${citation})`;
  const path = `${folder}/${file}`;
  if (!found) {
    return [error(`${rule} requires a link to ${what}: save the PDF as ${path}.`)];
  }
  if (!found.isPdf) {
    return [
      error(`${rule} requires a link to ${what}, but ${path} isn't a PDF: export it as one.`),
    ];
  }
  if (isCompleted && found.isBlankForm) {
    return [
      error(`${rule} requires a link to ${what}, but every field of ${path} is blank: fill it in.`),
    ];
  }
  return [];
}

/** Reports documents that `broker.ts` names for a state that doesn't require them. */
function unknownDocumentFindings({ documents = {}, state }: License): Finding[] {
  return Object.keys(documents)
    .filter((name) => !(stateRules[state]?.documents ?? []).some((known) => known.name === name))
    .map((name) =>
      error(
        `broker.ts lists the document \`${name}\` under ${stateName(state) ?? state}, which doesn't require it: remove it there.`,
      ),
    );
}

function ageFindings({ state }: License, today: string): Finding[] {
  const checkedOn = stateRules[state]?.checkedOn;
  if (!checkedOn || Date.parse(today) - Date.parse(checkedOn) <= yearMs) return [];
  return [
    {
      severity: "warning",
      sentence: `The rules for ${stateName(state)} in packages/records/src/state-rules were last checked on ${checkedOn}: ask your counsel whether they have changed.`,
    },
  ];
}

const error = (sentence: string): Finding => ({
  severity: "error",
  sentence,
  // A missing document is missing in its folder, not in `broker.ts`.
  ...(sentence.includes("broker.ts") && { place: { file: "broker.ts", path: "licenses" } }),
});

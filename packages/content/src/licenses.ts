import { linesOfAddress } from "./address.ts";
import { broker } from "./broker.ts";
import { endSentence } from "./end-sentence.ts";
import { inList } from "./plain-formats.ts";
import type { Broker, License } from "./schemas/broker.ts";
import type { StateDocumentName } from "@frontage/records/state-rules/document-names";
import { stateDocuments } from "@frontage/records/state-rules/state-documents";
import { stateName } from "@frontage/records/state-rules/state-names";
import { stateRules } from "@frontage/records/state-rules/state-rules";

/** The path at which the site serves documents that states require. */
export const documentsPath = "/documents/";

/** A license as the footer lists it. */
export type LicenseEntry = {
  state: string;
  /** "Broker, license 0142" */
  license: string;
  /** "Sample Brokerage Firm, license 9001" */
  firmLicense?: string;
  /** Links to the documents that the state requires. */
  notices: readonly { label: string; path: string }[];
};

/** The documents that a license's state requires a link to, each with its file. */
export function documentsOf({ documents = {}, state }: License) {
  const known = Object.entries(stateDocuments[state] ?? {}) as [
    StateDocumentName,
    { label: string; file: string },
  ][];
  return known.map(([name, { file, label }]) => ({ name, label, file: documents[name] ?? file }));
}

const entryOf = (license: License, firm: Broker["firm"]): LicenseEntry => ({
  state: stateName(license.state) ?? license.state,
  license: `${license.kind}, license ${license.number}`,
  firmLicense: license.firmLicense && `${firm.name}, license ${license.firmLicense}`,
  notices: documentsOf(license).map(({ file, label }) => ({ label, path: documentsPath + file })),
});

/** The site's texts about a broker's licenses. */
export function licenseTexts({
  firm,
  licenses,
  name,
  phone,
}: Pick<Broker, "firm" | "licenses" | "name" | "phone">) {
  const entries = licenses.map((license) => entryOf(license, firm));
  const isOne = licenses.length === 1;
  // A single license without further details is a sentence in the fine print, not a list.
  const isListed = !isOne || entries.some((entry) => entry.firmLicense || entry.notices.length > 0);

  const numbers = inList(
    licenses.map(({ number, state }) => (isOne ? number : `${number} (${state})`)),
  );
  const licenseNumbers = `${isOne ? "License" : "Licenses"} ${numbers}`;
  const states = inList(licenses.map(({ state }) => state));
  const licensedThrough = `licensed in ${states} through ${firm.name}`;

  const needsFirmContact = licenses.some(({ kind, state }) =>
    stateRules[state]?.firmWebsite?.kinds.test(kind),
  );
  const firmPhone = firm.phone ?? (needsFirmContact ? phone : undefined);
  const ofFirm = [
    firm.name,
    ...(firm.address ? linesOfAddress(firm.address) : []),
    ...(firmPhone ? [firmPhone.display] : []),
  ];
  return {
    /** One per state; empty if the fine print says everything. */
    licenseEntries: isListed ? entries : [],
    /**
     * The firm's name, if a state requires it at half the size of the broker's; otherwise empty.
     */
    halfSizeFirm: licenses.some(({ state }) => stateRules[state]?.halfSizeFirm) ? firm.name : "",
    /** "License 0142", or "Licenses 0142 (TX) and 0143 (NY)". */
    licenseNumbers,
    /** Where the broker is licensed and through which firm, as part of a sentence. */
    licensedThrough,
    /** The first line of the fine print. */
    licenseLine: isListed
      ? `${endSentence(`${name} works through ${ofFirm.join(", ")}`)} Elsewhere I work with a cooperating broker licensed in that state.`
      : `${endSentence(`${name} is ${licensedThrough}`)} ${licenseNumbers}.`,
  };
}

/** The site's texts about its own broker's licenses. */
export const { halfSizeFirm, licenseEntries, licensedThrough, licenseLine, licenseNumbers } =
  licenseTexts(broker);

/** The states, by two-letter code, in which the broker is licensed. */
export const licensedStates: ReadonlySet<string> = new Set(
  broker.licenses.map(({ state }) => state),
);

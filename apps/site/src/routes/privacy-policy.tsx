import { privacyPolicyWith } from "@frontage/content/legal";

import { clauses } from "#inquiries/clauses";

import { LegalText } from "../sections/legal-text.tsx";

const page = privacyPolicyWith(clauses);

export default function PrivacyPolicy() {
  return <LegalText page={page} />;
}

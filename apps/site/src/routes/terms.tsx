import { termsWith } from "@frontage/content/legal";

import { clauses } from "#inquiries/clauses";

import { LegalText } from "../sections/legal-text.tsx";

const page = termsWith(clauses);

export default function Terms() {
  return <LegalText page={page} />;
}

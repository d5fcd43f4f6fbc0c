import { terms } from "@frontage/content/legal";

import { LegalText } from "../sections/legal-text.tsx";

export default function Terms() {
  return <LegalText page={terms} />;
}

import { privacyPolicy } from "@frontage/content/legal";

import { LegalText } from "../sections/legal-text.tsx";

export default function PrivacyPolicy() {
  return <LegalText page={privacyPolicy} />;
}

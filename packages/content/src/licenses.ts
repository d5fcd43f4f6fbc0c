// @evaluated-by-the-build
import { broker } from "./broker.ts";
import { licenseTexts } from "./license-texts.ts";

export const { halfSizeFirm, licenseEntries, licensedThrough, licenseLine, licenseNumbers } =
  licenseTexts(broker);

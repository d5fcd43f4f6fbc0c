import { sampleProfile } from "@frontage/content/samples/profile";
import { profileSchema } from "@frontage/records/schemas/profile";
import * as z from "zod/mini";

import type { Portal } from "../portal.ts";
import { checkVersion } from "./check-version.ts";
import { datedSamples } from "./sample-clock.ts";
import { sampleRecords } from "./sample-store.ts";

const profile = sampleRecords("profile", profileSchema, datedSamples(sampleProfile));

export const records: Pick<Portal, "profile" | "saveProfile"> = {
  profile: async () => profile.read(),

  saveProfile: async (input) => {
    const entered = z.parse(profileSchema, input);
    checkVersion("Your profile was", profile.read(), entered);
    profile.write({ ...entered, version: entered.version + 1 });
    return profile.read();
  },
};

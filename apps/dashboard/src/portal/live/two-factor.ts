import type { TwoFactorStart } from "@frontage/content/schemas/account";

import type { TwoFactor } from "../portal.ts";
import { api, posted, taken } from "./ask.ts";

const path = (name: string) => `/api/auth/two-factor/${name}`;

/** The account's codes. */
export const twoFactor: TwoFactor = {
  isOn: async () => (await taken(api.GET("/api/me"))).twoFactor,
  begin: async (password) => posted<TwoFactorStart>(path("enable"), { password }),
  confirm: async (code) => posted(path("verify-totp"), { code }),
  turnOff: async (password) => posted(path("disable"), { password }),
  async newBackupCodes(password) {
    const { backupCodes } = await posted<{ backupCodes: string[] }>(path("generate-backup-codes"), {
      password,
    });
    return backupCodes;
  },
};

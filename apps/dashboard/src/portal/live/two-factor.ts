import type { TwoFactor } from "../portal.ts";
import { api, taken } from "./ask.ts";
import { noteSession } from "./note-session.ts";

/** The account's codes. */
export const twoFactor: TwoFactor = {
  isOn: async () => (await taken(api.GET("/api/me"))).twoFactor,
  begin: (password) => taken(api.POST("/api/auth/two-factor/enable", { body: { password } })),
  async confirm(code) {
    await taken(api.POST("/api/auth/two-factor/verify-totp", { body: { code } }));
    void noteSession();
  },
  async turnOff(password) {
    await taken(api.POST("/api/auth/two-factor/disable", { body: { password } }));
    void noteSession();
  },
  async newBackupCodes(password) {
    const path = "/api/auth/two-factor/generate-backup-codes";
    return (await taken(api.POST(path, { body: { password } }))).backupCodes;
  },
};

import type { TwoFactor } from "../portal.ts";
import { api, unwrap } from "./api-client.ts";

/**
 * The account’s two-factor authentication.
 *
 * @param onNewSession called when the server has replaced the session
 */
export const createTwoFactor = (onNewSession: () => void): TwoFactor => ({
  isOn: async () => (await unwrap(api.GET("/api/me"))).twoFactor,
  begin: (password) => unwrap(api.POST("/api/auth/two-factor/enable", { body: { password } })),
  async confirm(code) {
    await unwrap(api.POST("/api/auth/two-factor/verify-totp", { body: { code } }));
    onNewSession();
  },
  async turnOff(password) {
    await unwrap(api.POST("/api/auth/two-factor/disable", { body: { password } }));
    onNewSession();
  },
  async newBackupCodes(password) {
    const path = "/api/auth/two-factor/generate-backup-codes";
    return (await unwrap(api.POST(path, { body: { password } }))).backupCodes;
  },
});

import { noteAccount } from "../../lib/user.ts";
import { api, taken } from "./ask.ts";

/**
 * Notes in the browser who the server says is signed in, and in which session: whoever
 * changes how they sign in goes on in another. Where that fails, the next page does it.
 */
export async function noteSession(): Promise<void> {
  await noteAccount(() => taken(api.GET("/api/me"))).catch(() => {});
}

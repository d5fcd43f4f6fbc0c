import { paths } from "@frontage/content/navigation";

import { resetSamples } from "../portal/sample/sample-store.ts";
import { leaveNotice } from "./notice.ts";
import { userKey } from "./user.ts";

/** Ends the visit: the person, their changes to the samples, and this page's memory go. */
export function logOut(): void {
  localStorage.removeItem(userKey);
  sessionStorage.clear();
  resetSamples();
  leaveNotice("loggedOut");
  window.location.assign(paths.login);
}

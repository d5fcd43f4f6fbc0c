import { paths } from "@frontage/content/navigation";

import { browserStorage, tabStorage } from "./browser-storage.ts";
import { leaveNotice } from "./notice.ts";
import { userKey } from "./user.ts";

/** Ends the visit: the person, their changes to the samples, and this page's memory go. */
export function logOut(): void {
  // Whoever has something unsaved says so to the browser, and so hears of this, too.
  const wouldLose = !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  if (wouldLose && !window.confirm("You have unsaved changes. Log out and lose them?")) return;
  browserStorage.remove(userKey);
  tabStorage.clear();
  leaveNotice("loggedOut");
  window.location.assign(paths.login);
}

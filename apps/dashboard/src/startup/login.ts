import {
  type EmailLink,
  emailLinkKinds,
  keepEmailLink,
  keptEmailLink,
} from "../session/email-link.ts";
import { userKey } from "../session/user.ts";
import { storedEntry } from "./stored-entry.ts";

declare global {
  interface Window {
    /** On the login page: the emailed link, whose token was removed from the URL. */
    emailLink?: EmailLink | undefined;
  }
}

/** Sets `<html data-signed-in>` while someone is logged in. */
export function followUser(): void {
  function update() {
    const isSignedIn = storedEntry(userKey) !== null;
    document.documentElement.toggleAttribute("data-signed-in", isSignedIn);
  }
  update();
  addEventListener("storage", update);
  addEventListener("pageshow", update);
}

/**
 * Removes an emailed link's token from the URL before a request could leak it, and sets `<html
 * data-link>`, even after a reload.
 */
export function takeEmailLink(): void {
  const search = new URLSearchParams(location.search);
  for (const kind of emailLinkKinds) {
    const token = search.get(kind);
    if (token !== null) keepEmailLink({ kind, token });
  }
  const link = keptEmailLink();
  window.emailLink = link;
  if (link) document.documentElement.dataset.link = link.kind;
}

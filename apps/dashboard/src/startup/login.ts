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
    /** On the login page: the email’s link, which is removed from the URL. */
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
 * Removes the secret of an emailed link from the URL before any request could leak it, and sets
 * `<html data-link>`: the page is about the link, even after a reload.
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

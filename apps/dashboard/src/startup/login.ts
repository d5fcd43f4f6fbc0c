import type { PasswordLink } from "../session/choose-password.tsx";
import { userKey } from "../session/user.ts";
import { storedEntry } from "./stored-entry.ts";

declare global {
  interface Window {
    /** On the login page: the email’s link, which is removed from the URL. */
    passwordLink?: PasswordLink;
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
 * Removes the secret of an email’s link from the URL before any request could leak it,
 * and sets `<html data-link>`: the page asks for a new password.
 */
export function takePasswordLink(): void {
  const search = new URLSearchParams(location.search);
  for (const kind of ["reset", "invitation"] as const) {
    const token = search.get(kind);
    if (token === null) continue;
    document.documentElement.dataset.link = kind;
    window.passwordLink = { kind, token };
    history.replaceState(null, "", location.pathname);
  }
}

export const emailLinkKinds = ["reset", "invitation", "email-change"] as const;

/** The content of an emailed link: a token that sets a password or confirms an address once. */
export type EmailLink = { kind: (typeof emailLinkKinds)[number]; token: string };

type LinkState = { emailLink?: EmailLink };

/**
 * Keeps a link's token in the state of the current history entry, and out of the URL: it survives a
 * reload, but no request, referrer or other page contains it.
 */
export function keepEmailLink(link: EmailLink | undefined): void {
  const state: LinkState | null = link ? { emailLink: link } : null;
  history.replaceState(state, "", location.pathname);
}

/** The link that the current history entry keeps, if any. */
export function keptEmailLink(): EmailLink | undefined {
  return (history.state as LinkState | null)?.emailLink;
}

import { postalAddressLine } from "@frontage/content/address";
import { broker } from "@frontage/content/broker";
import { dashboardPaths } from "@frontage/content/dashboard";
import { mailtoOf } from "@frontage/records/mailto";
import { createHash } from "node:crypto";
import { escapeHtml } from "../mail/email.ts";
import { unsubscribePath } from "./unsubscribe-links.ts";

// Plain HTML that needs no script, in the site's fonts and colors if there is a site.

const settingsPath = `${dashboardPaths.settings}#notifications`;

/** The site's tokens; without a site, the browser's colors. */
const ownStyles = `
body { margin: 0; background: var(--color-paper, Canvas); color: var(--color-ink, CanvasText); font: 1.0625rem/1.6 var(--font-sans, system-ui, sans-serif); }
.unsubscribe { box-sizing: border-box; display: flex; min-height: 100svh; flex-direction: column; justify-content: space-between; padding: 2rem clamp(1.25rem, 6vw, 5rem); }
.unsubscribe header { font-weight: 600; }
.unsubscribe main { max-width: 36rem; padding: 4rem 0; }
.unsubscribe h1 { margin: 0; font: 400 clamp(2.125rem, 1.707rem + 1.714vw, 3.25rem)/1.08 var(--font-display, Georgia, serif); letter-spacing: -0.018em; text-wrap: balance; }
.unsubscribe p { margin: 1.25rem 0 0; color: var(--color-body, inherit); }
.unsubscribe form { margin: 2rem 0 0; }
.unsubscribe button { box-sizing: border-box; min-height: 3rem; padding: 0 1.5rem; border: 1px solid transparent; border-radius: 2px; background: var(--color-brand, #1b1917); color: #fff; font: 600 1rem/1 var(--font-sans, system-ui, sans-serif); cursor: pointer; }
.unsubscribe button.quiet { border-color: var(--color-control, currentColor); background: transparent; color: inherit; }
.unsubscribe a { color: inherit; text-underline-offset: 0.2em; }
.unsubscribe main a { text-decoration: underline; }
.unsubscribe header a { text-decoration: none; }
.unsubscribe :is(a, button):focus-visible { outline: 2px solid var(--color-ink, currentColor); outline-offset: 3px; }
.unsubscribe footer { max-width: 44rem; padding-top: 1.25rem; border-top: 1px solid var(--color-line, currentColor); color: var(--color-muted, inherit); font-size: 0.9375rem; line-height: 1.5; }
.unsubscribe footer p { margin: 0; color: inherit; }
`;

/** The pages that answer an unsubscribe link. */
type UnsubscribePages = {
  /** Headers for these pages, with a policy that allows only their own styles. */
  headers: Record<string, string>;
  question: (token: string) => string;
  /** Confirms that they unsubscribed. @param undoToken adds a button that undoes it */
  done: (undoToken?: string) => string;
  undone: string;
  notUndone: string;
  expired: string;
  invalid: string;
  /** @param sentence says when to try again */
  tooMany: (sentence: string) => string;
};

/** The subject of the pages, such as market notes, and the path that their button posts to. */
type Subject = { name: string; path: string };
const marketNotes: Subject = { name: "market notes", path: unsubscribePath };

/**
 * @param siteStylesheet the URL of the site's stylesheet; empty without a site
 * @param subject what someone unsubscribes from
 */
export function createUnsubscribePages(
  siteStylesheet: string,
  { name, path }: Subject = marketNotes,
): UnsubscribePages {
  const isMarketNotes = path === unsubscribePath;
  const others = isMarketNotes ? "messages and documents to sign" : "offers and messages";
  const styleHash = createHash("sha256").update(ownStyles).digest("base64");
  const settings = `<a href="${settingsPath}">log in and open Settings</a>`;
  const write = `write to ${escapeHtml(broker.firm.name)}, <a href="${escapeHtml(mailtoOf(broker.email))}">${escapeHtml(broker.email)}</a>`;

  /** @param content HTML */
  const page = (title: string, ...content: string[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${title} | ${escapeHtml(broker.name)}</title>
${siteStylesheet && `<link rel="stylesheet" href="${siteStylesheet}">`}
<style>${ownStyles}</style>
</head>
<body>
<div class="unsubscribe">
<header><a href="/">${escapeHtml(broker.businessName)}</a></header>
<main>
<h1>${title}</h1>
${content.join("\n")}
</main>
<footer>
<p>${escapeHtml(broker.name)}, ${escapeHtml(broker.firm.name)}</p>
<p><a href="tel:${broker.phone.e164}">${escapeHtml(broker.phone.display)}</a>, <a href="${escapeHtml(mailtoOf(broker.email))}">${escapeHtml(broker.email)}</a></p>
<p>${escapeHtml(postalAddressLine)}</p>
</footer>
</div>
</body>
</html>
`;
  const form = (action: string, token: string, button: string) =>
    `<form method="post" action="${action}?token=${encodeURIComponent(token)}">${button}</form>`;

  return {
    headers: {
      "Content-Security-Policy": [
        "default-src 'none'",
        `style-src 'self' 'sha256-${styleHash}'`,
        "font-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join("; "),
      "X-Robots-Tag": "noindex",
    },
    question: (token) =>
      page(
        `Unsubscribe from ${name}?`,
        `<p>You won’t get ${name} from ${escapeHtml(broker.name)} by email anymore. Emails about your deals, such as ${others}, aren’t affected.</p>`,
        form(path, token, `<button type="submit">Unsubscribe</button>`),
      ),
    done: (undoToken) =>
      page(
        "You’re unsubscribed",
        `<p>You won’t get ${name} by email anymore.</p>`,
        `<p>To get them again, ${settings}.</p>`,
        ...(undoToken === undefined
          ? []
          : [
              form(
                `${unsubscribePath}/undo`,
                undoToken,
                `<button type="submit" class="quiet">Undo</button>`,
              ),
            ]),
      ),
    undone: page(
      "You’re subscribed again",
      `<p>You’ll get ${name} by email. Each one has a link to unsubscribe.</p>`,
    ),
    notUndone: page(
      "Nothing was changed",
      `<p>This was already undone, or you unsubscribed again later. To choose which emails you get, ${settings}.</p>`,
    ),
    expired: page(
      "This link has expired",
      `<p>Nothing was changed. To stop ${name} by email, use the link in a newer one, ${settings}, or ${write}.</p>`,
    ),
    invalid: page(
      "This link doesn’t work",
      `<p>Part of it may be missing, so nothing was changed. To stop ${name} by email, open the link in the email again, ${settings}, or ${write}.</p>`,
    ),
    tooMany: (sentence) =>
      page(
        "Please try again later",
        `<p>${escapeHtml(sentence)} To stop ${name} by email now, ${settings}, or ${write}.</p>`,
      ),
  };
}

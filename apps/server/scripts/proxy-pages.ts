import { broker } from "@frontage/content/broker";
import { licenseLine } from "@frontage/content/licenses";
import { uploadMaxBytes } from "@frontage/records/limits";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { escapeHtml } from "../src/mail/email.ts";

/**
 * Writes what a proxy shows in the server's place, to `proxy/`: while it restarts, and for a form
 * that is larger than any. Each page is one file, since nothing else can be loaded then.
 *
 * @param output the composition's folder
 */
export async function writeProxyPages(output: string): Promise<void> {
  const folder = join(output, "proxy");
  await mkdir(folder, { recursive: true });
  const megabytes = uploadMaxBytes / 1024 / 1024;
  const pages = {
    "unavailable.html": page(
      "Back in a moment",
      "This website is being updated. Please reload the page in a minute.",
    ),
    "too-large.html": page(
      "This is too large",
      `At most ${megabytes} MB can be sent at once. Please go back, and send less.`,
    ),
  };
  for (const [name, content] of Object.entries(pages)) await writeFile(join(folder, name), content);
}

function page(heading: string, sentence: string): string {
  const { email, name, phone } = broker;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} – ${escapeHtml(name)}</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1.0625rem/1.6 system-ui, sans-serif; }
main { max-width: 34rem; padding: 2rem 1.5rem; }
h1 { margin: 0 0 .5rem; font-size: 1.75rem; line-height: 1.2; }
p { margin: 0 0 1rem; }
a { display: inline-block; padding: .25rem 0; color: inherit; overflow-wrap: anywhere; }
small { font-size: .875rem; }
</style>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>${sentence}</p>
<p>To reach ${escapeHtml(name)} now:<br>
<a href="tel:${escapeHtml(phone.e164)}">${escapeHtml(phone.display)}</a><br>
<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a></p>
<p><small>${escapeHtml(licenseLine)}</small></p>
</main>
</body>
</html>
`;
}

import type { Broker } from "@frontage/content/schemas/broker";
import type { ServerEnvironment } from "./env.ts";

/**
 * Settings an owner probably didn't mean in production: a sentence for each. The server starts
 * anyway.
 *
 * @param sampleValues the paths in `broker.ts` that are still the sample's
 */
export function startWarnings(
  {
    isProduction,
    mail,
    publicPath,
    publicUrl,
  }: Pick<ServerEnvironment, "isProduction" | "mail" | "publicPath" | "publicUrl">,
  { website }: Pick<Broker, "website">,
  sampleValues: readonly string[],
): string[] {
  if (!isProduction) return [];
  const warnings: string[] = [];
  if (!mail.smtpUrl) {
    warnings.push(
      "SMTP_URL is not set, so nothing is emailed: no invitations, no password resets, no notifications.",
    );
  }
  if (sampleValues.length > 0) {
    warnings.push(
      `broker.ts still has the sample’s values: ${sampleValues.slice(0, 5).join(", ")}${sampleValues.length > 5 ? ` and ${sampleValues.length - 5} more` : ""}. Run npm run check for the list.`,
    );
  }
  if (publicUrl) {
    const siteOrigin = new URL(website.url).origin;
    if (siteOrigin !== publicUrl) {
      warnings.push(
        `PUBLIC_URL is ${publicUrl}, but website.url in broker.ts is ${siteOrigin}: emails lead to the one, and search engines to the other.`,
      );
    }
    if (publicUrl.startsWith("http:")) {
      warnings.push(
        `PUBLIC_URL is ${publicUrl}: without https, passwords can be read on the way, and passkeys don’t work.`,
      );
    }
    if (publicPath) {
      warnings.push(
        `PUBLIC_URL has a path, ${publicPath}, which is ignored: the site is served at ${publicUrl}/.`,
      );
    }
  }
  return warnings;
}

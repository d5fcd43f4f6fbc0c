import type { Broker } from "@frontage/content/schemas/broker";
import { defaultClientConditions, defaultServerConditions, type UserConfig } from "vite";

export type Transport = Broker["inquiries"]["transport"];

/**
 * Vite's settings that resolve `#inquiries/…` (see package.json) to this transport's modules, so
 * that nothing of the other one gets into a bundle or page.
 */
export function resolutionFor(transport: Transport): Pick<UserConfig, "resolve" | "ssr"> {
  const own = transport === "server" ? ["inquiries-by-server"] : [];
  return {
    resolve: { conditions: [...own, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [...own, ...defaultServerConditions] } },
  };
}

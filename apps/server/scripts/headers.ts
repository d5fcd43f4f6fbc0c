import type { HeaderRules } from "../src/http/header-rules.ts";

/** An HTML file of the composition and the policy computed for it. */
export type Page = { file: string; policy: string };

const immutable = "public, max-age=31536000, immutable";
const revalidated = "public, max-age=0, must-revalidate";
/** Icons, robots.txt and the like keep their names: an hour old is fresh enough. */
const brief = "public, max-age=3600";

/** The headers of the composed folder, as the server reads them. */
export function headerRules(pages: readonly Page[], storybookPolicy?: string): HeaderRules {
  return {
    everywhere: { "X-Content-Type-Options": "nosniff" },
    documents: {
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy":
        "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
      // For browsers that know no frame-ancestors. Storybook frames itself.
      "X-Frame-Options": storybookPolicy ? "SAMEORIGIN" : "DENY",
      "Cross-Origin-Opener-Policy": "same-origin",
    },
    overHttps: { "Strict-Transport-Security": "max-age=31536000" },
    files: [
      ...pages.map(({ file, policy }) => page(file, policy)),
      ...(storybookPolicy ? [page("storybook/*", storybookPolicy)] : []),
      // Vite writes a hash of the content into these names.
      { file: "assets/*", headers: { "Cache-Control": immutable } },
      { file: "dashboard/assets/*", headers: { "Cache-Control": immutable } },
      { file: "*", headers: { "Cache-Control": brief } },
    ],
  };
}

function page(file: string, policy: string) {
  return { file, headers: { "Content-Security-Policy": policy, "Cache-Control": revalidated } };
}

/**
 * The same rules as a `_headers` file, which Netlify and Cloudflare read.
 * Such hosts join a header that two matching blocks name, so no two blocks
 * that can match the same path name the same one.
 *
 * @param files every file of the public folder
 */
export function headersFile(rules: HeaderRules, files: readonly string[]): string {
  const blocks: [path: string, headers: Record<string, string>][] = [
    ["/*", { ...rules.everywhere, ...rules.documents, ...rules.overHttps }],
  ];
  for (const { file, headers } of rules.files) {
    if (file === "*") {
      const named = rules.files.map((rule) => rule.file);
      for (const other of files.filter((name) => !name.includes("/") && !named.includes(name))) {
        blocks.push([`/${other}`, headers]);
      }
    } else {
      blocks.push([`/${file.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$/, "")}`, headers]);
    }
  }
  return blocks
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
    )
    .join("\n\n")
    .concat("\n");
}

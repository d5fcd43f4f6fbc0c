import { paths } from "@frontage/content/navigation";
import { renderPage } from "@frontage/prerender/render-page";
import { StaticRouter } from "react-router";

import { answers } from "#inquiries/answers";

import { App } from "./app.tsx";
import { Document, type DocumentAssets } from "./document.tsx";
import type { InquiryAnswer } from "./inquiries/answer.ts";
import { publicPaths } from "./lib/metadata.ts";
import { pageFor, preloadPage } from "./routes.tsx";

/**
 * The files that the build writes: name in the output folder → path rendered. The two error pages
 * are for all paths without a page.
 */
export const files: ReadonlyMap<string, string> = new Map([
  ...publicPaths.map(
    (path) => [path === paths.home ? "index.html" : `${path.slice(1)}.html`, path] as const,
  ),
  ["404.html", "/404"],
  ["services/404.html", `${paths.services}/404`],
]);

/** The server's answers to a form post, besides the files. */
export { answers };

/** The paths in the sitemap. */
export { publicPaths } from "./lib/metadata.ts";

/**
 * One page as a complete HTML document.
 *
 * @param path one of the `files`' paths
 * @param answer makes it that answer: a page without scripts, which search engines don't index
 */
export async function render(
  path: string,
  assets: DocumentAssets,
  answer?: InquiryAnswer,
): Promise<string> {
  await preloadPage(path);
  const page = (
    <StaticRouter location={path}>
      <App />
    </StaticRouter>
  );
  return renderPage(answer ? answer.around(page) : page, (app) => (
    <Document
      answerTitle={answer?.title}
      app={app}
      assets={assets}
      page={pageFor(path)}
      path={path}
    />
  ));
}

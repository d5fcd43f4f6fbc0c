import { paths } from "@frontage/content/navigation";
import type { AskedListing, ServedPage } from "@frontage/content/served-page";
import { renderPage } from "@frontage/prerender/render-page";
import { StaticRouter } from "react-router";

import { answers } from "#inquiries/answers";

import { App } from "./app.tsx";
import { Document, type DocumentAssets } from "./document.tsx";
import type { InquiryAnswer } from "./inquiries/answer.ts";
import { ListingsContext } from "./lib/has-listings.ts";
import { publicPaths } from "./lib/metadata.ts";
import { AskedListingContext } from "./lib/asked-listing.ts";
import { ServedContentContext } from "./listings/served-content.ts";
import { servedPart } from "./listings/served-pages.tsx";
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

/** The server's answers to form posts. */
export { answers };

/** The paths for the sitemap. */
export { publicPaths } from "./lib/metadata.ts";

type RenderOptions = {
  /** Renders this answer: a page without scripts, which search engines don't index. */
  answer?: InquiryAnswer | undefined;
  /** Whether the site shows listings. */
  hasListings?: boolean;
  /** The listing that the contact page names. */
  asked?: AskedListing;
};

/**
 * One page as a complete HTML document.
 *
 * @param path one of the `files`' paths
 */
export async function render(
  path: string,
  assets: DocumentAssets,
  { answer, asked, hasListings = false }: RenderOptions = {},
): Promise<string> {
  await preloadPage(path);
  const page = (
    <ListingsContext value={hasListings}>
      <AskedListingContext value={asked}>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </AskedListingContext>
    </ListingsContext>
  );
  return renderPage(answer ? answer.around(page) : page, (app) => (
    <Document
      answerTitle={answer?.title}
      app={app}
      asked={asked}
      assets={assets}
      hasListings={hasListings}
      page={pageFor(path)}
      path={path}
    />
  ));
}

/**
 * A page with the server's records, as a complete HTML document.
 *
 * @param options.hasListings whether the menus and the footer name the listings
 */
export async function renderServed(
  page: ServedPage,
  assets: DocumentAssets,
  { hasListings }: { hasListings: boolean },
): Promise<string> {
  const { content, isPlain = false, isStatic = isPlain, path, ...head } = servedPart(page);
  await preloadPage(path);
  const app = isPlain ? (
    content
  ) : (
    <ServedContentContext value={content}>
      <App />
    </ServedContentContext>
  );
  return renderPage(
    <ListingsContext value={hasListings}>
      <StaticRouter location={path}>{app}</StaticRouter>
    </ListingsContext>,
    (html) => (
      <Document
        answerTitle={isStatic ? head.metadata.title : undefined}
        app={html}
        assets={assets}
        hasListings={hasListings}
        page={pageFor(path)}
        path={path}
        served={head}
      />
    ),
  );
}

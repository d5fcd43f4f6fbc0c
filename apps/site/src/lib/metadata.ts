import { broker } from "@frontage/content/broker";
import { paths, servicePath } from "@frontage/content/navigation";
import { pages } from "@frontage/content/pages";
import { services } from "@frontage/content/services";

export type Metadata = {
  title: string;
  /** One or two sentences for search results. */
  description: string;
  /** The page's canonical URL, absolute. */
  canonical: string;
  /** False for pages that search engines shouldn't index. */
  indexed: boolean;
};

const byPath = new Map<string, { title: string; description: string }>([
  [paths.home, pages.home],
  [paths.about, pages.about],
  [paths.services, pages.services],
  [paths.contact, pages.contact],
  [paths.privacyPolicy, pages.privacyPolicy],
  [paths.terms, pages.terms],
  ...services.map(
    ({ description, slug, title }) =>
      [
        servicePath(slug),
        {
          title: `${title} | ${broker.businessName}`,
          description,
        },
      ] as const,
  ),
]);

/** Every path with its own page: what the build renders and the sitemap lists. */
export const publicPaths: readonly string[] = [...byPath.keys()];

/**
 * The metadata of a page for browsers and search engines.
 *
 * @param pathname path without origin, query or hash
 * @returns the 404 page's for a path without a page
 */
export function metadataFor(pathname: string): Metadata {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
  const known = byPath.get(path);
  return {
    title: known?.title ?? pages.notFound.title,
    description: known?.description ?? pages.notFound.description,
    canonical: broker.website.url + (path === paths.home ? "/" : path),
    indexed: known !== undefined,
  };
}

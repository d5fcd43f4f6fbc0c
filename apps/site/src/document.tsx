import { broker } from "@frontage/content/broker";
import { markSvg } from "@frontage/content/mark";
import type { AskedListing } from "@frontage/content/served-page";
import { shareImage } from "@frontage/content/share-image";
import {
  FirstScript,
  FontPreloads,
  HtmlDocument,
  Icons,
  StructuredData,
  Stylesheets,
} from "@frontage/prerender/document";

import { hasListingsAttribute } from "./lib/has-listings.ts";
import { type Metadata, metadataFor } from "./lib/metadata.ts";
import { structuredDataFor } from "./lib/structured-data.ts";
import type { PageName } from "./routes.tsx";
import firstScript from "./startup/first-script.ts?inline-script";
import sendAgreement from "./startup/send-agreement.ts?inline-script";

/** URLs of the bundler's output. */
export type DocumentAssets = {
  entry: string;
  /** The two fonts, preloaded before any stylesheet names them. */
  fonts: string[];
  /** The URLs of the code of the pages in the menus; the development server has none. */
  ahead?: readonly string[];
  /** The URL of the one stylesheet. */
  stylesheet: string;
};

/** Metadata of a page that the server renders. */
export type ServedHead = {
  metadata: Metadata;
  /** The picture for shared links; by default the site's. */
  picture?: { url: string; width: number; height: number; alt: string } | undefined;
  /** JSON-LD for search engines. */
  records: object;
  /** Whether the page has the agreement's form. */
  isAgreement?: boolean;
};

export type DocumentProps = {
  /** The title of an answer to a form post, which has no scripts and isn't for search engines. */
  answerTitle?: string;
  /** The rendered application. */
  app: string;
  assets: DocumentAssets;
  /** Whether the site shows listings. */
  hasListings?: boolean;
  page: PageName;
  path: string;
  /** Replaces the metadata of the path. */
  served?: ServedHead | undefined;
  /** The listing that the contact page names. */
  asked?: AskedListing | undefined;
};

/** The HTML around the application: metadata, fonts, styles and the first script. */
export function Document({
  answerTitle,
  app,
  asked,
  assets,
  hasListings = false,
  page,
  path,
  served,
}: DocumentProps) {
  const { canonical, description, ...metadata } = served?.metadata ?? metadataFor(path);
  const isAnswer = answerTitle !== undefined;
  const title = answerTitle ?? metadata.title;
  const indexed = metadata.indexed && !isAnswer;
  const picture = served?.picture ?? {
    ...shareImage,
    url: `${broker.website.url}/${shareImage.name}.jpg`,
  };
  return (
    // The first script would make the top bar solid on a scrolled page; an answer has no script.
    <HtmlDocument
      app={app}
      page={page}
      {...(isAnswer && { "data-scrolled": "" })}
      {...(hasListings && { [hasListingsAttribute]: "" })}
      {...(asked && { "data-asked": asked.slug, "data-asked-name": asked.name })}
    >
      <title>{title}</title>
      <meta name="description" content={description} />
      {indexed ? (
        <link rel="canonical" href={canonical} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <FontPreloads fonts={assets.fonts} />
      <Stylesheets styles={[assets.stylesheet]} />
      <link rel="manifest" href="/manifest.webmanifest" />
      <Icons svg={markSvg()} />
      <meta name="theme-color" content="#ffffff" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={broker.businessName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={picture.url} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {indexed && <StructuredData records={served?.records ?? structuredDataFor(path)} />}
      {!isAnswer && (
        <FirstScript code={firstScript} entry={assets.entry} ahead={assets.ahead ?? []} />
      )}
      {served?.isAgreement && <script dangerouslySetInnerHTML={{ __html: sendAgreement }} />}
    </HtmlDocument>
  );
}

import { broker } from "@frontage/content/broker";
import { markSvg } from "@frontage/content/mark";
import { sharingImage } from "@frontage/content/photographs";

import { bootScript } from "./lib/boot-script.ts";

import { metadataFor } from "./lib/metadata.ts";
import { structuredDataFor } from "./lib/structured-data.ts";
import type { PageName } from "./routes.tsx";

/** URLs of what the bundler made. */
export type DocumentAssets = {
  entry: string;
  styles: string[];
  /** The two fonts, needed before any stylesheet names them. */
  fonts: string[];
  /** The development server inlines no critical CSS: link the stylesheet at once. */
  isDevelopment?: boolean;
};

const manifest = "/manifest.webmanifest";

export type DocumentProps = {
  /** Makes it an answer to a form post: under this title, without any script, and for no search engine. */
  answerTitle?: string;
  /** The rendered application. */
  app: string;
  assets: DocumentAssets;
  page: PageName;
  path: string;
};

/** The HTML around the application: metadata, fonts, styles and the one inline script. */
export function Document({ answerTitle, app, assets, page, path }: DocumentProps) {
  const { canonical, description, ...metadata } = metadataFor(path);
  const isAnswer = answerTitle !== undefined;
  const title = answerTitle ?? metadata.title;
  const indexed = metadata.indexed && !isAnswer;
  const picture = `${broker.website.url}/${sharingImage.name}.jpg`;
  return (
    // What the boot script would say of a page that is dressed and scrolled.
    <html lang="en" {...(isAnswer && { "data-dressed": "", "data-scrolled": "" })}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {indexed ? (
          <link rel="canonical" href={canonical} />
        ) : (
          <meta name="robots" content="noindex" />
        )}
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {assets.isDevelopment || isAnswer ? (
          assets.styles.map((href) => <link key={href} rel="stylesheet" href={href} />)
        ) : (
          <noscript>
            {assets.styles.map((href) => (
              <link key={href} rel="stylesheet" href={href} />
            ))}
            <link rel="manifest" href={manifest} />
          </noscript>
        )}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        {/* In the page itself: a request less, at the moment that fonts travel. */}
        <link
          rel="icon"
          type="image/svg+xml"
          href={`data:image/svg+xml,${encodeURIComponent(markSvg())}`}
        />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <meta name="theme-color" content="#ffffff" />
        <meta name="format-detection" content="telephone=no" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={broker.businessName} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={canonical} />
        <meta property="og:image" content={picture} />
        <meta property="og:image:width" content={String(sharingImage.width)} />
        <meta property="og:image:height" content={String(sharingImage.height)} />
        <meta property="og:image:alt" content={sharingImage.alt} />
        <meta name="twitter:card" content="summary_large_image" />
        {indexed && (
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{
              // "<" never closes the element it stands in.
              __html: JSON.stringify(structuredDataFor(path)).replaceAll("<", "\\u003c"),
            }}
          />
        )}
        {!isAnswer && (
          <script
            dangerouslySetInnerHTML={{
              __html: bootScript(assets.entry, { stylesheet: assets.styles, manifest: [manifest] }),
            }}
          />
        )}
      </head>
      <body>
        <div id="root" data-page={page} dangerouslySetInnerHTML={{ __html: app }} />
      </body>
    </html>
  );
}

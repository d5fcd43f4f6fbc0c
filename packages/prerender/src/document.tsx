import type { ComponentProps } from "react";

export type HtmlDocumentProps = ComponentProps<"html"> & {
  /** The rendered application. */
  app: string;
  /** The page's name, which the application compares with the URL. */
  page?: string;
};

/** The HTML around a rendered application; the children go into its head. */
export function HtmlDocument({ app, children, page, ...props }: HtmlDocumentProps) {
  return (
    <html lang="en" {...props}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {children}
      </head>
      <body>
        <div id="root" data-page={page} dangerouslySetInnerHTML={{ __html: app }} />
      </body>
    </html>
  );
}

/** Preloads the fonts before any stylesheet names them. */
export function FontPreloads({ fonts }: { fonts: readonly string[] }) {
  return fonts.map((href) => (
    <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
  ));
}

export function Stylesheets({ styles }: { styles: readonly string[] }) {
  return styles.map((href) => <link key={href} rel="stylesheet" href={href} />);
}

/** The favicons, and a setting that keeps browsers from guessing phone numbers. */
export function Icons({ svg }: { svg: string }) {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      {/* Inlined, to save a request while the fonts load. */}
      <link
        rel="icon"
        type="image/svg+xml"
        href={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <meta name="format-detection" content="telephone=no" />
    </>
  );
}

export type FirstScriptProps = ComponentProps<"script"> & {
  /** The script, made by `?inline-script`. */
  code: string;
  /** URL of the application's module. */
  entry: string;
  /** URLs of stylesheets that the script links later, if any. */
  styles?: readonly string[];
  /** URLs of the module's imports, which the script fetches together with it. */
  imports?: readonly string[];
  /** URLs of modules of other pages, which the application fetches when it is idle. */
  ahead?: readonly string[];
};

/** The page's own script. What it loads is in attributes, so that every page has the same code. */
export function FirstScript({
  ahead = [],
  code,
  entry,
  imports = [],
  styles = [],
  ...props
}: FirstScriptProps) {
  return (
    <script
      {...props}
      data-entry={entry}
      data-imports={imports.join(" ") || undefined}
      data-styles={styles.join(" ") || undefined}
      data-ahead={ahead.join(" ") || undefined}
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}

/** Records for search engines, as JSON-LD. */
export function StructuredData({ records }: { records: unknown }) {
  // Escaped, "<" cannot close the element.
  const json = JSON.stringify(records).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

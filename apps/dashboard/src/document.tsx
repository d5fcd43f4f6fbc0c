import { broker } from "@frontage/content/broker";
import { loginWords } from "@frontage/content/login";
import { markSvg } from "@frontage/content/mark";
import { paths } from "@frontage/content/navigation";

import { firstScript } from "./lib/first-script.ts";
import { titleAt } from "./lib/paths.ts";

/** URLs of what the bundler made. */
export type DocumentAssets = {
  /** The module of the login page, and the one of the dashboard. */
  entries: { login: string; dashboard: string };
  styles: string[];
  /** The two fonts, needed before any stylesheet names them. */
  fonts: string[];
  /** Rules of the shell, for the first paint; the development server links the stylesheet instead. */
  shellCss?: string;
};

export type DocumentProps = {
  /** The rendered application. */
  app: string;
  assets: DocumentAssets;
  path: string;
};

/** The HTML around the application: title, fonts, the shell's styles and the one inline script. */
export function Document({ app, assets, path }: DocumentProps) {
  const isLogin = path === paths.login;
  const styles = assets.shellCss === undefined ? [] : assets.styles;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{`${isLogin ? loginWords.title : titleAt(path)} | ${broker.businessName}`}</title>
        {/* A search engine has no account: whichever page it finds, the login page stands for it. */}
        <link rel="canonical" href={`${broker.website.url}${paths.login}`} />
        <meta name="description" content={`For clients of ${broker.name}.`} />
        <script
          dangerouslySetInnerHTML={{
            __html: firstScript(isLogin ? assets.entries.login : assets.entries.dashboard, styles, {
              guarded: !isLogin,
            }),
          }}
        />
        {/* Its address may hold the secret of a mail's link, and is told to nobody. */}
        {isLogin && <meta name="referrer" content="strict-origin" />}
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {assets.shellCss === undefined ? (
          assets.styles.map((href) => <link key={href} rel="stylesheet" href={href} />)
        ) : (
          <>
            <style dangerouslySetInnerHTML={{ __html: assets.shellCss }} />
            <noscript>
              {styles.map((href) => (
                <link key={href} rel="stylesheet" href={href} />
              ))}
            </noscript>
          </>
        )}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        {/* In the page itself: a request less, at the moment that fonts travel. */}
        <link
          rel="icon"
          type="image/svg+xml"
          href={`data:image/svg+xml,${encodeURIComponent(markSvg())}`}
        />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <meta name="format-detection" content="telephone=no" />
      </head>
      <body>
        <div id="root" dangerouslySetInnerHTML={{ __html: app }} />
      </body>
    </html>
  );
}

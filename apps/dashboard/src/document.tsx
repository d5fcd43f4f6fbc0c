import { broker } from "@frontage/content/broker";
import { dashboardPaths, importPath } from "@frontage/content/dashboard";
import { loginText } from "@frontage/content/login";
import { markSvg } from "@frontage/content/mark";
import { paths } from "@frontage/content/navigation";
import {
  FirstScript,
  FontPreloads,
  HtmlDocument,
  Icons,
  Stylesheets,
} from "@frontage/prerender/document";

import {
  isBrokerPath,
  isDealOfferPath,
  isDealPath,
  isExchangePath,
  isListingPath,
  isOffersPath,
  isRoomPath,
  screenAt,
  titleAt,
} from "./navigation/paths.ts";
import dashboardScript from "./startup/dashboard-script.ts?inline-script";
import roomScript from "./startup/room-script.ts?inline-script";
import loginScript from "./startup/login-script.ts?inline-script";

/** URLs of the files that the bundler wrote. */
export type DocumentAssets = {
  /** The modules of the login page, the dashboard and the document rooms. */
  entries: { login: string; dashboard: string; room: string };
  /** The URLs of a module's file and of all that it imports; the development server has none. */
  importsOf?: (module: string) => readonly string[];
  styles: string[];
  /** The two fonts, preloaded before a stylesheet names them. */
  fonts: string[];
  /**
   * The shell's CSS for the first paint, inlined; the development server links the stylesheet
   * instead.
   */
  shellCss?: string;
};

/** What the page loads for a client, a broker or a visitor of the sample: requests and scripts. */
export type OwnUrls = Record<"client" | "broker" | "sample", readonly string[]>;

type DocumentProps = {
  /** The rendered application. */
  app: string;
  assets: DocumentAssets;
  own?: OwnUrls;
  path: string;
};

/** The script files of the application, and of the screen at a path. */
function importsAt(path: string, { importsOf = () => [] }: DocumentAssets): string[] {
  if (path === paths.login) return [...importsOf("src/entry-login.tsx")];
  if (isRoomPath(path)) return [...importsOf("src/entry-room.tsx")];
  const screen = isDealPath(path)
    ? "deals/deal"
    : isExchangePath(path)
      ? "exchange/exchange"
      : isDealOfferPath(path)
        ? "offers/deal-offer"
        : isListingPath(path)
          ? "listings/listing"
          : isOffersPath(path)
            ? "offers/offers"
            : path === importPath
              ? "import/import"
              : screenFileAt(path);
  return [
    ...new Set([
      ...importsOf("src/entry-dashboard.tsx"),
      ...(screen ? importsOf(`src/features/${screen}-screen.tsx`) : []),
    ]),
  ];
}

/** The path of a screen's module. */
function screenFileAt(path: string) {
  const screen = screenAt(path);
  return screen && `${screen}/${screen}`;
}

/** The parts of screens that only brokers see. */
const brokerParts: Readonly<Record<string, string>> = {
  [dashboardPaths.overview]: "src/features/today/today-screen.tsx",
  [dashboardPaths.deals]: "src/features/deals/broker-deals.tsx",
};

/**
 * What a page loads for its reader besides its own script files.
 *
 * @param requests the URLs of its first requests
 */
export function ownUrls(
  path: string,
  requests: Pick<OwnUrls, "client" | "broker">,
  assets: DocumentAssets,
): OwnUrls {
  const { importsOf = () => [] } = assets;
  const files = importsAt(path, assets);
  const scripts = (modules: readonly string[]) =>
    [...new Set(modules.flatMap(importsOf))].filter((file) => !files.includes(file));
  const brokerPart = brokerParts[path];
  return {
    client: requests.client,
    broker: [...requests.broker, ...scripts(brokerPart ? [brokerPart] : [])],
    // Answered by the sample's code.
    sample: scripts(["src/sample/answer.ts"]),
  };
}

/** The HTML around the application: title, fonts, the shell's styles and the one inline script. */
export function Document({ app, assets, own, path }: DocumentProps) {
  const isLogin = path === paths.login;
  const isRoom = isRoomPath(path);
  const styles = assets.shellCss === undefined ? [] : assets.styles;
  const { entries } = assets;
  return (
    <HtmlDocument app={app}>
      <title>{`${isRoom ? "Documents" : isLogin ? loginText.title : titleAt(path, { isBroker: isBrokerPath(path) })} | ${broker.businessName}`}</title>
      {/* Search engines can't log in, so the login page is the canonical page of all others. */}
      {isRoom ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={`${broker.website.url}${paths.login}`} />
          <meta name="description" content={`For clients of ${broker.name}.`} />
        </>
      )}
      <FirstScript
        code={isRoom ? roomScript : isLogin ? loginScript : dashboardScript}
        entry={isRoom ? entries.room : isLogin ? entries.login : entries.dashboard}
        imports={importsAt(path, assets)}
        styles={styles}
        data-client={own?.client.join(" ")}
        data-broker={own?.broker.join(" ")}
        data-sample={own?.sample.join(" ")}
      />
      {/* The login page's URL may contain the secret of an emailed link, which no other site
          may see. */}
      {isLogin && <meta name="referrer" content="strict-origin" />}
      <FontPreloads fonts={assets.fonts} />
      {assets.shellCss === undefined ? (
        <Stylesheets styles={assets.styles} />
      ) : (
        <>
          <style dangerouslySetInnerHTML={{ __html: assets.shellCss }} />
          <noscript>
            <Stylesheets styles={styles} />
          </noscript>
        </>
      )}
      <Icons svg={markSvg()} />
    </HtmlDocument>
  );
}

import { broker } from "@frontage/content/broker";
import { dashboardPaths } from "@frontage/content/dashboard";
import { loginText } from "@frontage/content/login";
import { notices } from "@frontage/content/messages";
import { paths } from "@frontage/content/navigation";
import { toastMs } from "@frontage/content/timing";
import { Button } from "@frontage/ui/button";
import { Link } from "@frontage/ui/link";
import { toast, Toaster } from "@frontage/ui/toast";
import { Wordmark } from "@frontage/ui/wordmark";
import { ArrowLeft } from "lucide-react";
import { useEffect, useState } from "react";

import { sampleEntrance } from "../sample/sample-client.ts";
import { srcSetsOf } from "../components/photograph-files.ts";
import { signInToAccount } from "./begin-session.ts";
import { ChoosePassword } from "./choose-password.tsx";
import { ConfirmEmail } from "./confirm-email.tsx";
import { keepEmailLink, type EmailLink } from "./email-link.ts";
import { logOut } from "./log-out.ts";
import { LoginError } from "./login-error.tsx";
import { LoginForm } from "./login-form.tsx";
import type { PassedNotice } from "./notice.ts";
import { loginLinkClasses } from "./passkey-login.tsx";
import { openDashboard, takeReturnPath } from "./return-path.ts";
import { dueSignOut } from "./sign-out.ts";
import { signInToSamples, useStorageOff, useUser } from "./user.ts";

type LoginPageProps = {
  /** The emailed link that opened the page, if any. */
  link?: EmailLink;
  /** Called once the page is interactive. */
  onReady?: () => void;
  /** A notice of an earlier page. */
  notice?: PassedNotice;
};

/**
 * The login page: a column beside a photograph. The first script sets `<html data-signed-in>` and,
 * for an emailed link, `data-link`.
 */
export function LoginPage({ link, notice: left, onReady }: LoginPageProps) {
  useEffect(() => onReady?.(), [onReady]);
  const notice = useNotice(left);
  /** Why the emailed link's part has closed: a password was set, or the user left. */
  const [linkResult, setLinkResult] = useState<"password set" | "left">();

  function closeLink(isSet: boolean) {
    delete document.documentElement.dataset.link;
    keepEmailLink(undefined);
    setLinkResult(isSet ? "password set" : "left");
  }

  return (
    <>
      <main className="grid min-h-dvh bg-canvas in-data-link:max-lg:content-start text-base text-fg-2 lg:grid-cols-2">
        {/* On a phone, a banner above the emailed link's part. */}
        <div className="on-dark relative isolate hidden flex-col justify-between bg-ink text-white max-lg:px-gutter max-lg:py-3 in-data-link:flex in-data-link:max-lg:h-42 lg:flex lg:p-12">
          <Photograph isBanner={link !== undefined} />
          <div aria-hidden className="absolute inset-0 -z-10 bg-(image:--hero-scrim)" />
          <Wordmark
            descriptor={broker.descriptor}
            href={paths.home}
            name={broker.name}
            className="[--pin:var(--color-brand-lit)]"
          />
          <p className="max-w-lg font-display text-menu max-lg:hidden">{loginText.tagline}</p>
        </div>
        <div className="flex flex-col px-gutter pt-4 pb-16 md:pt-6 lg:px-12 lg:pt-8">
          <div className="in-data-link:hidden">
            <ColumnHeader />
          </div>
          {link && !linkResult && <LinkPart link={link} onLeave={closeLink} />}
          {/* The form isn't centered vertically: an error below a field would move the fields
              above it. */}
          <div className="mx-auto mt-6 w-full max-w-100 md:mt-20 lg:mt-28 in-data-link:hidden">
            <h1 className="font-display text-h2">{loginText.title}</h1>
            <p className="mt-3 mb-10 text-fg-3">{loginText.forClients}</p>
            <p className="mb-8 hidden rounded-control bg-warn-tint p-4 text-small text-fg noscript:block">
              {loginText.noScript} {broker.firm.name},{" "}
              <Link href={`tel:${broker.phone.e164}`}>{broker.phone.display}</Link>
            </p>
            <div className="hidden in-data-signed-in:block noscript:hidden">
              <SignedIn />
            </div>
            <div className="in-data-signed-in:hidden">
              {linkResult === "password set" && (
                <p role="status" className="mb-8 rounded-control bg-sunken p-4 text-small text-fg">
                  {loginText.link.done}
                </p>
              )}
              <LoginOptions takesFocus={linkResult !== undefined} />
            </div>
          </div>
        </div>
      </main>
      {notice && <Notices notice={notice} />}
    </>
  );
}

/** The page of an emailed link: it confirms an email, or sets a password. */
function LinkPart({ link, onLeave }: { link: EmailLink; onLeave: (isSet: boolean) => void }) {
  const { kind, token } = link;
  if (kind === "email-change") {
    return <ConfirmEmail token={token} onDone={() => onLeave(false)} />;
  }
  return (
    <ChoosePassword
      link={{ kind, token }}
      // If this browser blocks storage, the login form says so.
      onSignedIn={(me) => (signInToAccount(me) ? openDashboard() : onLeave(true))}
      onLeave={onLeave}
    />
  );
}

/** The notice to show. It changes once a logout that didn't reach the server is finished. */
function useNotice(left: PassedNotice | undefined): PassedNotice | undefined {
  const [notice, setNotice] = useState(() =>
    left === "loggedOut" && dueSignOut() !== null ? "loggedOutHere" : left,
  );
  useEffect(() => {
    if (dueSignOut() === null) return;
    import("./finish-sign-out.ts")
      .then(({ finishSignOut }) => finishSignOut())
      // If the code can't be loaded, the next visit tries again.
      .then(setNotice, () => {});
  }, []);
  return notice;
}

function ColumnHeader() {
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="lg:hidden">
        <Wordmark
          href={paths.home}
          name={broker.name}
          className="text-fg [--pin:var(--color-accent)]"
        />
      </div>
      <a
        href={paths.home}
        className="ml-auto inline-flex min-h-11 items-center gap-2.5 text-small font-medium text-fg transition-colors hover:text-accent"
      >
        <ArrowLeft aria-hidden className="size-4 text-fg-3" strokeWidth={1.5} />
        {loginText.backToSite}
      </a>
    </div>
  );
}

/**
 * Buttons to log in with an account or to the samples, and a link for others to the contact page.
 */
function LoginOptions({ takesFocus }: { takesFocus: boolean }) {
  const [hasFailed, setFailed] = useState(false);
  const isBlocked = useStorageOff() || hasFailed;

  function open(signIn: () => boolean, usual?: string) {
    if (signIn()) openDashboard(usual);
    else setFailed(true);
  }

  return (
    <LoginForm takesFocus={takesFocus} onSignedIn={(me) => open(() => signInToAccount(me))}>
      {isBlocked && <LoginError>{loginText.storageBlocked}</LoginError>}
      <p className="flex items-center justify-between gap-4 text-small text-fg-3 noscript:hidden">
        <Link asChild className={loginLinkClasses}>
          <button type="button" onClick={() => open(signInToSamples, sampleEntrance)}>
            {loginText.sample.action}
          </button>
        </Link>
        <span className="max-sm:hidden">{loginText.sample.note}</span>
      </p>
      <p className="flex items-center justify-between gap-4 text-small text-fg-3">
        {loginText.notAClient}
        <Link href={paths.contact} className={loginLinkClasses}>
          {loginText.requestAccess}
        </Link>
      </p>
    </LoginForm>
  );
}

type NoticesProps = { notice: PassedNotice };

/** A toast with the notice of an earlier page. Loaded lazily, because most visits have none. */
function Notices({ notice }: NoticesProps) {
  useEffect(() => {
    // Removes toasts of earlier notices.
    toast.clear();
    if (notice === "loggedOut") toast.success(notices.loggedOut);
    else toast.error(formatNotice(notice));
  }, [notice]);
  return <Toaster duration={toastMs} />;
}

/** A notice’s text. */
function formatNotice(notice: PassedNotice): string {
  return notice === "loggedOutHere" ? loginText.loggedOutHere : notices[notice];
}

/** Shown instead of the form if someone is logged in: continue, or log out. */
function SignedIn() {
  const user = useUser();
  const { as, continue: goOn, logOut: leave, unnamed } = loginText.signedIn;
  return (
    <div className="flex flex-col gap-4">
      <p className="mb-2 text-fg">{user ? as(user.name) : unnamed}</p>
      <Button asChild size="lg" block>
        <a
          href={dashboardPaths.overview}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            window.location.assign(takeReturnPath());
          }}
        >
          {goOn}
        </a>
      </Button>
      <Button variant="secondary" size="lg" block onClick={logOut}>
        {leave}
      </Button>
    </div>
  );
}

const srcSets = srcSetsOf(
  import.meta.glob<string>("../../photographs/hero-3-aerial-sunrise-*.generated.*", {
    eager: true,
    import: "default",
    query: "?url",
  }),
);

// The photograph fills half of the window's width and all of its height; as a banner, a phone's
// width.
const sizes = "(min-width: 64rem) max(50vw, 95vh), 100vw";
const nothing = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/** The decorative photograph beside the form; below 1024 px, it is loaded only as a banner. */
function Photograph({ isBanner }: { isBanner: boolean }) {
  return (
    <picture className="absolute inset-0 -z-10">
      {!isBanner && <source media="not all and (min-width: 64rem)" srcSet={nothing} />}
      <source type="image/avif" srcSet={srcSets.avif} sizes={sizes} />
      <source type="image/webp" srcSet={srcSets.webp} sizes={sizes} />
      <img
        alt=""
        src={nothing}
        width={1280}
        height={1350}
        decoding="async"
        className="size-full object-cover"
      />
    </picture>
  );
}

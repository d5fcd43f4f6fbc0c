import { broker } from "@frontage/content/broker";
import { loginWords } from "@frontage/content/login";
import { paths } from "@frontage/content/navigation";
import { Button } from "@frontage/ui/button";
import { lazyPart } from "@frontage/ui/lazy-part";
import { Link } from "@frontage/ui/link";
import { ArrowLeft } from "lucide-react";
import { useEffect, useState } from "react";

import type { ChoosePasswordProps } from "../features/login/choose-password.tsx";
import { LoginForm } from "../features/login/login-form.tsx";
import { noticeInWords } from "../features/login/notice-words.ts";
import type { NoticesProps } from "../features/login/notices.tsx";
import { Photograph } from "../features/login/photograph.tsx";
import { SignedIn } from "../features/login/signed-in.tsx";
import { FailureNote } from "../lib/failure-note.tsx";
import { signInToAccount } from "../lib/begin-session.ts";
import type { PasswordLink } from "../lib/first-script.ts";
import type { PassedNotice } from "../lib/notice.ts";
import { openDashboard } from "../lib/return-path.ts";
import { dueSignOut } from "../lib/sign-out.ts";
import { signInToSamples, useStorageOff } from "../lib/user.ts";
import { Wordmark } from "../lib/wordmark.tsx";

const notices = lazyPart<NoticesProps>(async () => import("../features/login/notices.tsx"));
const choosePassword = lazyPart<ChoosePasswordProps>(
  async () => import("../features/login/choose-password.tsx"),
);

export type LoginPageProps = {
  /** The mail's link that led here. */
  link?: PasswordLink;
  /** Called once the page listens. */
  onReady?: () => void;
  /** What an earlier page left to say. */
  notice?: PassedNotice;
};

/**
 * /login: one column beside a photograph. The first script marks `<html data-signed-in>`
 * and, where a mail's link led here, `data-link`.
 */
export function LoginPage({ link, notice: left, onReady }: LoginPageProps) {
  useEffect(() => onReady?.(), [onReady]);
  const [hasFailed, setFailed] = useState(false);
  const [noticeCode, setNoticeCode] = useState<"arrived" | "failed">();
  const [notice, setNotice] = useState(() =>
    // To a tab that was led away, too.
    left === "loggedOut" && dueSignOut() !== null ? "loggedOutHere" : left,
  );
  useEffect(() => {
    if (dueSignOut() === null) return;
    import("../lib/finish-sign-out.ts")
      .then(({ finishSignOut }) => finishSignOut())
      // Without its code the next visit of this page tries.
      .then(setNotice, () => {});
  }, []);
  const isBlocked = useStorageOff() || hasFailed;

  useEffect(() => {
    if (!notice) return;
    notices.preload().then(
      () => setNoticeCode("arrived"),
      () => setNoticeCode("failed"),
    );
  }, [notice]);

  const [linkCode, setLinkCode] = useState<"arrived" | "failed" | "done">();
  const [hasSetPassword, setPassword] = useState(false);

  useEffect(() => {
    if (!link) return;
    choosePassword.preload().then(
      () => setLinkCode("arrived"),
      () => setLinkCode("failed"),
    );
  }, [link]);

  function open(signIn: () => boolean) {
    if (signIn()) openDashboard();
    else setFailed(true);
  }

  function endLink(isSet: boolean) {
    delete document.documentElement.dataset.link;
    setLinkCode("done");
    setPassword(isSet);
  }

  return (
    <>
      <main className="grid min-h-dvh bg-canvas text-base text-fg-2 lg:grid-cols-2">
        <div className="on-dark relative isolate hidden flex-col justify-between bg-ink p-12 text-white lg:flex">
          <Photograph />
          <div aria-hidden className="absolute inset-0 -z-10 bg-(image:--hero-scrim)" />
          <Wordmark full />
          <p className="max-w-lg font-display text-menu">{loginWords.tagline}</p>
        </div>
        <div className="flex flex-col px-gutter pt-4 pb-16 md:pt-6 lg:px-12 lg:pt-8">
          <div className="flex items-center justify-between gap-4">
            <div className="lg:hidden">
              <Wordmark />
            </div>
            <a
              href={paths.home}
              className="ml-auto inline-flex min-h-11 items-center gap-2.5 text-small font-medium text-fg transition-colors hover:text-accent"
            >
              <ArrowLeft aria-hidden className="size-4 text-fg-3" strokeWidth={1.5} />
              {loginWords.backToSite}
            </a>
          </div>
          {linkCode === "failed" && (
            <FailureNote className="m-auto w-full max-w-100">
              {loginWords.link.notLoaded}
            </FailureNote>
          )}
          {link && linkCode === "arrived" && <choosePassword.Part link={link} onDone={endLink} />}
          <div className="m-auto w-full max-w-100 pt-10 in-data-link:hidden">
            <h1 className="font-display text-h2">{loginWords.title}</h1>
            <p className="mt-3 mb-10 text-fg-3">{loginWords.forClients}</p>
            <p className="mb-8 hidden rounded-control bg-warn-tint p-4 text-small text-fg noscript:block">
              {loginWords.noScript}{" "}
              <Link href={`tel:${broker.phone.e164}`}>{broker.phone.display}</Link>
            </p>
            {notice && noticeCode === "failed" && (
              <p role="alert" className="mb-8 rounded-control bg-sunken p-4 text-small text-fg">
                {noticeInWords(notice)}
              </p>
            )}
            <div className="hidden in-data-signed-in:block noscript:hidden">
              <SignedIn />
            </div>
            <div className="in-data-signed-in:hidden">
              {hasSetPassword && (
                <p role="status" className="mb-8 rounded-control bg-sunken p-4 text-small text-fg">
                  {loginWords.link.done}
                </p>
              )}
              <LoginForm
                takesFocus={linkCode === "done"}
                onSignedIn={(me) => open(() => signInToAccount(me))}
              />
              {isBlocked && (
                <p
                  role="alert"
                  className="mt-6 rounded-control bg-warn-tint p-4 text-small text-fg"
                >
                  {loginWords.storageBlocked}
                </p>
              )}
              <div className="mt-4 noscript:hidden">
                <Button variant="secondary" size="lg" block onClick={() => open(signInToSamples)}>
                  {loginWords.sample.action}
                </Button>
                <p className="mt-3 text-caption text-fg-3">{loginWords.sample.note}</p>
              </div>
              <p className="mt-8 border-t border-hairline pt-6 text-small text-fg-3">
                {loginWords.notAClient}{" "}
                <Link href={paths.contact} className="py-1 font-medium">
                  {loginWords.requestAccess}
                </Link>
              </p>
            </div>
          </div>
        </div>
      </main>
      {notice && noticeCode === "arrived" && <notices.Part notice={notice} />}
    </>
  );
}

import { actions } from "@frontage/content/actions";
import { addressLines } from "@frontage/content/address";
import { broker } from "@frontage/content/broker";
import { footer } from "@frontage/content/footer";
import { companyLinks, paths } from "@frontage/content/navigation";
import { footerServices } from "@frontage/content/service-options";
import { Button } from "@frontage/ui/button";
import { useBrowserValue } from "@frontage/ui/use-browser-value";
import { Wordmark } from "@frontage/ui/wordmark";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { contactFor } from "../lib/contact-for.ts";
import { SocialLinks } from "../lib/social-links.tsx";

const yearOfBuild = new Date().getFullYear();

/** The footer of every page: links, contact details and the required disclosures. */
export function Footer() {
  // The page may have been built last year.
  const year = useBrowserValue(() => new Date().getFullYear(), yearOfBuild);
  return (
    <footer className="on-dark bg-ink text-small text-muted-on-ink [--pin:var(--color-brand-lit)]">
      <div className="page pt-16 pb-8 md:pt-24">
        <div className="columns-12 gap-y-12">
          <div className="col-span-12 lg:col-span-4 print:hidden">
            <div className="-mt-3 text-white">
              <Wordmark asChild name={broker.name}>
                <Link to={paths.home} />
              </Wordmark>
            </div>
            <p className="mt-3 mb-6 max-w-[36ch]">{footer.line}</p>
            <Button asChild variant="white" size="lg">
              <Link to={paths.contact}>{actions.getInTouch}</Link>
            </Button>
          </div>
          <Column title={footer.companyHeading} className="col-span-5 md:col-span-4 lg:col-span-2">
            {companyLinks.map(({ label, path }) => (
              <FooterLink key={path} to={path}>
                {label}
              </FooterLink>
            ))}
          </Column>
          <Column title={footer.servicesHeading} className="col-span-7 md:col-span-4 lg:col-span-3">
            {footerServices.map(({ label, service }) => (
              <FooterLink key={service} {...contactFor(service)}>
                {label}
              </FooterLink>
            ))}
          </Column>
          <div className="col-span-12 md:col-span-4 lg:col-span-3">
            <h2 className="mb-5 text-small font-medium text-white">{footer.contactHeading}</h2>
            <address className="not-italic">
              {addressLines[0]}
              <br />
              {addressLines[1]}
              <a
                href={`tel:${broker.phone.e164}`}
                className="mt-2 flex min-h-9 w-fit items-center text-white hover:underline pointer-coarse:min-h-11"
              >
                {broker.phone.display}
              </a>
              <a
                href={`mailto:${broker.email}`}
                className="flex min-h-9 w-fit items-center text-white hover:underline pointer-coarse:min-h-11"
              >
                {broker.email}
              </a>
            </address>
          </div>
        </div>
        <div className="mt-16 grid gap-x-8 gap-y-3 border-t border-white/15 pt-8 text-caption md:grid-cols-2">
          {footer.finePrint.map((line) => (
            <p key={line} className="max-w-measure">
              {licenseTogether(line)}
            </p>
          ))}
        </div>
        <div className="mt-8 flex flex-col gap-6 border-t border-white/15 pt-8 md:flex-row-reverse md:items-center md:justify-between">
          <SocialLinks className="text-white print:hidden" />
          <p className="text-ui">
            © {year} {footer.copyrightOwner}. {footer.rights}
          </p>
        </div>
      </div>
    </footer>
  );
}

/** A line whose license number stays with the word before it. */
function licenseTogether(line: string): ReactNode {
  const license = `License ${broker.license.number}.`;
  const [before, after] = line.split(license);
  if (after === undefined) return line;
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{license}</span>
      {after}
    </>
  );
}

function Column({
  children,
  className,
  title,
}: {
  children: ReactNode;
  className: string;
  title: string;
}) {
  return (
    <div className={`${className} print:hidden`}>
      <h2 className="mb-4 text-small font-medium text-white">{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

function FooterLink({ children, state, to }: { children: ReactNode; state?: unknown; to: string }) {
  return (
    <li>
      <Link
        to={to}
        state={state}
        className="flex min-h-8.5 w-fit items-center transition-colors hover:text-white pointer-coarse:min-h-11"
      >
        {children}
      </Link>
    </li>
  );
}

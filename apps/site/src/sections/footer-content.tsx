import { actions } from "@frontage/content/actions";
import { addressLines } from "@frontage/content/address";
import { broker } from "@frontage/content/broker";
import { footer } from "@frontage/content/footer";
import { companyLinksWithListings } from "@frontage/content/listings";
import { mailtoOf } from "@frontage/records/mailto";
import { clientLogin, companyLinks, paths } from "@frontage/content/navigation";
import { footerServices } from "@frontage/content/service-lists";
import { Button } from "@frontage/ui/button";
import { Wordmark } from "@frontage/ui/wordmark";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";

import { useHasListings } from "../lib/has-listings.ts";
import { SocialLinks } from "../lib/social-links.tsx";
import { Notices } from "./notices.tsx";

const yearOfBuild = new Date().getFullYear();

/** The content of every page's footer: links, contact details and the required disclosures. */
export function FooterContent() {
  const links = useHasListings() ? companyLinksWithListings : companyLinks;
  return (
    <div className="page pt-16 pb-8 md:pt-24">
      <div className="columns-12 gap-y-12">
        <div className="col-span-12 lg:col-span-4 print:hidden">
          <div className="-mt-3 text-white">
            <Wordmark asChild name={broker.name}>
              <Link data-soft to={paths.home} />
            </Wordmark>
          </div>
          <p className="mt-3 mb-6 max-w-[36ch]">{footer.line}</p>
          <Button asChild variant="white" size="lg">
            <Link data-soft to={paths.contact}>
              {actions.getInTouch}
            </Link>
          </Button>
        </div>
        <Column title={footer.companyHeading} className="col-span-5 md:col-span-4 lg:col-span-2">
          {links.map(({ label, path }) => (
            <FooterLink key={path} to={path}>
              {label}
            </FooterLink>
          ))}
          {/* The login page belongs to another app, so this is a full page load. */}
          <FooterLink data-soft={undefined} to={clientLogin.path}>
            <span className="text-white">{clientLogin.label}</span>
            <ArrowRight aria-hidden className="size-4 text-white" strokeWidth={1.5} />
          </FooterLink>
        </Column>
        <Column title={footer.servicesHeading} className="col-span-7 md:col-span-4 lg:col-span-3">
          {footerServices.map(({ label, service }) => (
            <FooterLink key={service} to={paths.contact} data-service={service}>
              {label}
            </FooterLink>
          ))}
        </Column>
        <div className="col-span-12 md:col-span-4 lg:col-span-3">
          <h2 className="mb-5 text-small font-medium text-white">{footer.contactHeading}</h2>
          <address className="not-italic">
            <p className="mb-3">
              <span className="block text-white">{broker.name}</span>
              {broker.firm.name}
            </p>
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
              href={mailtoOf(broker.email)}
              className="flex min-h-9 w-fit items-center wrap-anywhere text-white hover:underline pointer-coarse:min-h-11"
            >
              {broker.email}
            </a>
          </address>
        </div>
      </div>
      <Notices />
      <div className="mt-8 flex flex-col gap-6 border-t border-white/15 pt-8 md:flex-row md:items-center md:justify-between">
        <div id="social" className="text-white md:order-last empty:hidden print:hidden">
          <SocialLinks />
        </div>
        <p className="text-ui">
          © <span data-year>{yearOfBuild}</span> {footer.copyrightOwner}. {footer.rights}
        </p>
      </div>
    </div>
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
      <h2 className="mb-3 text-small font-medium text-white">{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

function FooterLink(props: LinkProps & { "data-service"?: string; "data-soft"?: true }) {
  return (
    <li>
      <Link
        data-soft
        className="flex min-h-9 w-fit items-center gap-2 transition-colors hover:text-white pointer-coarse:min-h-11"
        {...props}
      />
    </li>
  );
}

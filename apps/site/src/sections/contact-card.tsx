import { contactLabels } from "@frontage/content/actions";
import { addressLines } from "@frontage/content/address";
import { broker } from "@frontage/content/broker";
import { mailtoOf } from "@frontage/records/mailto";
import { pages } from "@frontage/content/pages";
import { ExternalLink } from "@frontage/ui/link";
import { Clock, Globe, Mail, MapPin, Phone, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

import { Photograph, PhotographNote } from "../lib/photograph.tsx";
import { Prerendered } from "../lib/prerendered.tsx";
import { SocialLinks } from "../lib/social-links.tsx";

/** The other ways to contact the broker. */
export function ContactCard() {
  return (
    <section aria-labelledby="get-in-touch" className="rounded-control border border-line">
      <Photograph
        name="contact-office-dusk"
        sizes="(min-width: 1024px) 30vw, 90vw"
        className="aspect-3/2 w-full rounded-t-[3px] object-cover print:hidden"
      />
      <PhotographNote name="contact-office-dusk" className="ml-auto print:hidden" />
      <div className="p-6 md:p-8 lg:p-6 xl:p-8">
        <h2 id="get-in-touch" className="font-display text-title">
          {pages.contact.cardHeading}
        </h2>
        <p className="mt-2 text-copy">
          <span className="block font-medium text-ink">{broker.name}</span>
          {broker.firm.name}
        </p>
        <dl className="mt-5 border-t border-line">
          <Row icon={Phone} label={contactLabels.phone}>
            <a href={`tel:${broker.phone.e164}`}>{broker.phone.display}</a>
          </Row>
          <Row icon={Mail} label={contactLabels.email}>
            <a href={mailtoOf(broker.email)}>{broker.email}</a>
          </Row>
          <Row icon={Globe} label={contactLabels.website}>
            <ExternalLink href={broker.website.url}>{broker.website.display}</ExternalLink>
          </Row>
          <Row icon={MapPin} label={contactLabels.address}>
            <address className="not-italic">
              {addressLines[0]}
              <br />
              {addressLines[1]}
            </address>
          </Row>
          <Row icon={Clock} label={contactLabels.hours}>
            <ul className="flex flex-col gap-1">
              {broker.hours.map(({ days, time }) => (
                <li key={days} className="flex flex-wrap gap-x-4">
                  <span className="min-w-32 max-[16rem]:min-w-0">{days}</span>
                  {time}
                </li>
              ))}
            </ul>
          </Row>
        </dl>
        <Prerendered
          id="card-social"
          like="social"
          className="mt-6 text-ink empty:hidden print:hidden"
        >
          {(import.meta.env.SSR || import.meta.env.DEV) && <SocialLinks />}
        </Prerendered>
      </div>
    </section>
  );
}

function Row({
  children,
  icon: Mark,
  label,
}: {
  children: ReactNode;
  icon: LucideIcon;
  label: string;
}) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-5 border-b border-line py-5">
      <Mark aria-hidden strokeWidth={1.5} className="row-span-2 mt-0.5 size-5 text-muted" />
      <dt className="text-ui text-muted">{label}</dt>
      <dd className="min-w-0 text-copy font-medium wrap-anywhere text-ink [&_a]:inline-flex [&_a]:min-h-7 [&_a]:items-center [&_a:hover]:text-accent pointer-coarse:[&_a]:min-h-11">
        {children}
      </dd>
    </div>
  );
}

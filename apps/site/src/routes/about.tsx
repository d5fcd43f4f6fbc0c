import { addressLines } from "@frontage/content/address";
import { contactLabels } from "@frontage/content/actions";
import { broker } from "@frontage/content/broker";
import { yearsInCommercial } from "@frontage/content/sourced-claims";
import { mailtoOf } from "@frontage/records/mailto";
import { pages } from "@frontage/content/pages";
import { Mail, MapPin, Phone, type LucideIcon } from "lucide-react";
import { Fragment, type ReactNode } from "react";

import { Eyebrow } from "../lib/eyebrow.tsx";
import { HalfSizeFirm } from "../lib/half-size-firm.tsx";
import { Photograph, PhotographNote } from "../lib/photograph.tsx";
import { ClaimDetails } from "../sections/claim-details.tsx";
import { PageHeading } from "../sections/page-heading.tsx";

const { approach, contactHeading, experience, glance, glanceHeading, heading, tagline } =
  pages.about;

export default function About() {
  return (
    <>
      <div className="page">
        <PageHeading lead={tagline} below={<HalfSizeFirm of="h1" />}>
          {heading}
        </PageHeading>
      </div>
      <div className="mt-12 md:page md:mt-18">
        <Photograph
          name="about-banner-skyline-morning"
          sizes="(min-width: 1600px) 1440px, (min-width: 768px) 90vw, 100vw"
          className="aspect-16/6 w-full object-cover print:aspect-4/1"
        />
        <PhotographNote name="about-banner-skyline-morning" className="ml-auto" />
      </div>
      <div className="page columns-12 gap-y-16 py-section">
        <aside aria-labelledby="glance" className="col-span-12 lg:col-span-4" data-reveal="">
          <Eyebrow as="h2" id="glance" className="mb-6">
            {glanceHeading}
          </Eyebrow>
          <dl className="border-t border-ink">
            {glance.map(({ label, text }) => (
              <div key={label} className="border-b border-line py-5 last:border-b-0">
                <dt className="text-small text-muted">{label}</dt>
                <dd className="mt-1 max-w-[24em] font-display text-fact text-balance text-ink">
                  {text}
                </dd>
              </div>
            ))}
          </dl>
          {yearsInCommercial && <ClaimDetails page="about" />}
        </aside>
        <div className="col-span-12 flex flex-col gap-16 lg:col-span-7 lg:col-start-6 xl:col-span-7 xl:col-start-6">
          {[experience, approach].map((article) => (
            <article key={article.heading} className="border-t border-ink pt-8" data-reveal="">
              <h2 className="font-display text-h2">{article.heading}</h2>
              <p className="mt-8 max-w-measure text-lead text-balance text-ink">{article.lead}</p>
              {article.paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-4 max-w-measure">
                  {paragraph}
                </p>
              ))}
            </article>
          ))}
        </div>
      </div>

      <section aria-labelledby="contact" className="bg-stone-50 py-16 md:py-24">
        <div className="page columns-12 gap-y-8">
          <div className="col-span-12 lg:col-span-4">
            <h2 id="contact" className="font-display text-h2">
              {contactHeading}
            </h2>
            <p className="mt-5">
              <span className="block font-medium text-ink">{broker.name}</span>
              {broker.firm.name}
            </p>
          </div>
          <dl className="col-span-12 border-t border-ink md:grid md:grid-cols-3 lg:col-span-8">
            <Fact icon={Phone} label={contactLabels.phone}>
              <a href={`tel:${broker.phone.e164}`}>{broker.phone.display}</a>
            </Fact>
            <Fact icon={Mail} label={contactLabels.email}>
              <a href={mailtoOf(broker.email)}>{broker.email}</a>
            </Fact>
            <Fact icon={MapPin} label={contactLabels.address}>
              <address className="not-italic">
                {addressLines.map((line) => (
                  <span key={line} className="block">
                    {line.split(/(?<=,) /).map((part) => (
                      // In a narrow column, lines break only after a comma.
                      <Fragment key={part}>
                        <span className="inline-block">{part}</span>{" "}
                      </Fragment>
                    ))}
                  </span>
                ))}
              </address>
            </Fact>
          </dl>
        </div>
      </section>
    </>
  );
}

function Fact({
  children,
  icon: Mark,
  label,
}: {
  children: ReactNode;
  icon: LucideIcon;
  label: string;
}) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-4 border-b border-line py-5 md:block md:border-b-0 md:not-first:border-l md:not-first:pl-7 md:py-8">
      <Mark aria-hidden strokeWidth={1.5} className="row-span-2 mt-0.5 size-5 text-muted md:mb-6" />
      <dt className="text-ui text-muted">{label}</dt>
      <dd className="mt-0.5 min-w-0 font-medium wrap-anywhere text-ink [&_a]:-my-2 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a:hover]:text-accent">
        {children}
      </dd>
    </div>
  );
}

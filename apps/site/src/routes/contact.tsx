import { pages } from "@frontage/content/pages";

import { ContactForm } from "#inquiries/contact-form";

import { useAskedListing } from "../lib/asked-listing.ts";
import { ContactCard } from "../sections/contact-card.tsx";
import { FindMe } from "../sections/find-me.tsx";
import { PageHeading } from "../sections/page-heading.tsx";

const { heading, intro } = pages.contact;
/** To someone who asks about a listing or one of its spaces, which the form names. */
const asked = {
  heading: "Ask me about it",
  intro: "Size, terms, a tour: ask what you’d like to know. I read every message myself.",
};

export default function Contact() {
  const isAsking = useAskedListing() !== undefined;
  return (
    <>
      <div className="page">
        <PageHeading lead={isAsking ? asked.intro : intro}>
          {isAsking ? asked.heading : heading}
        </PageHeading>
        <div className="columns-12 mt-12 items-start gap-y-16 md:mt-16 print:flex print:flex-col-reverse print:items-stretch">
          <div className="col-span-12 lg:col-span-8">
            <ContactForm />
          </div>
          <div className="col-span-12 lg:col-span-4">
            <ContactCard />
          </div>
        </div>
      </div>
      <FindMe />
    </>
  );
}

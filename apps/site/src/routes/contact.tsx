import { pages } from "@frontage/content/pages";

import { ContactForm } from "#inquiries/contact-form";

import { ContactCard } from "../sections/contact-card.tsx";
import { FindMe } from "../sections/find-me.tsx";
import { PageHeading } from "../sections/page-heading.tsx";

const { heading, intro } = pages.contact;

export default function Contact() {
  return (
    <>
      <div className="page">
        <PageHeading lead={intro}>{heading}</PageHeading>
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

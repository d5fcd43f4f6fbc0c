import { actions } from "@frontage/content/actions";
import { faqs } from "@frontage/content/faqs";
import { paths } from "@frontage/content/navigation";
import { pages } from "@frontage/content/pages";
import {
  Accordion,
  AccordionContent,
  AccordionItem,
  AccordionTrigger,
} from "@frontage/ui/accordion";
import { Button } from "@frontage/ui/button";
import { Link as TextLink } from "@frontage/ui/link";
import { Link } from "react-router";

import { Eyebrow } from "../lib/eyebrow.tsx";

const { faqIntro, faqLabel, faqMore, faqTitle } = pages.home;

/** The questions and answers, and where to ask another question. */
export function FaqList() {
  return (
    <section aria-labelledby="faq" className="page columns-12 gap-y-12 py-section">
      <div className="col-span-12 lg:col-span-4" data-reveal="">
        <Eyebrow>{faqLabel}</Eyebrow>
        <h2 id="faq" className="mt-6 font-display text-h2">
          {faqTitle}
        </h2>
        <p className="mt-5 max-w-[36ch] text-lead">
          {faqIntro.before}
          <TextLink asChild className="font-medium">
            <Link to={paths.contact}>{faqIntro.link}</Link>
          </TextLink>
          {faqIntro.after}
        </p>
      </div>
      <div className="col-span-12 lg:col-span-8" data-reveal="">
        <Accordion>
          {faqs.map(({ answer, question }) => (
            <AccordionItem key={question}>
              <AccordionTrigger>{question}</AccordionTrigger>
              <AccordionContent>
                <p>{answer}</p>
              </AccordionContent>
            </AccordionItem>
          ))}
        </Accordion>
        <div className="mt-12 flex flex-col gap-6 bg-stone-50 p-6 md:flex-row md:items-center md:justify-between md:px-8 md:py-8 print:hidden">
          <p className="font-medium text-ink">{faqMore}</p>
          <Button asChild size="lg" variant="secondary">
            <Link to={paths.contact}>{actions.contactUs}</Link>
          </Button>
        </div>
      </div>
    </section>
  );
}

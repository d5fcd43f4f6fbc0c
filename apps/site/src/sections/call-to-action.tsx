import { actions } from "@frontage/content/actions";
import { broker } from "@frontage/content/broker";
import { paths } from "@frontage/content/navigation";
import { pages } from "@frontage/content/pages";
import { Button } from "@frontage/ui/button";
import { Phone } from "lucide-react";
import { Link } from "react-router";

import { Photograph, PhotographNote } from "../lib/photograph.tsx";

const { ctaHeading, ctaText } = pages.home;

/** The last section of a page: schedule a consultation, or call. */
export function CallToAction() {
  return (
    <section
      aria-labelledby="start"
      className="grid grid-cols-1 bg-stone-100 md:grid-cols-2 print:block"
    >
      <div className="flex min-w-0 flex-col justify-center px-gutter py-16 md:order-none md:min-h-115 lg:min-h-140 max-md:order-2 xl:pl-[max(var(--spacing-gutter),calc((100vw-var(--container-page))/2+var(--spacing-gutter)))]">
        <h2 id="start" className="font-display text-h2">
          {ctaHeading}
        </h2>
        <p className="mt-5 text-balance text-lead">{ctaText}</p>
        <div className="mt-8 flex flex-col gap-3.5 lg:flex-row">
          <Button asChild size="lg">
            <Link to={paths.contact}>{actions.schedule}</Link>
          </Button>
          <Button asChild size="lg" variant="secondary">
            <a href={`tel:${broker.phone.e164}`}>
              <Phone aria-hidden className="size-5" strokeWidth={1.5} />
              {actions.call}
            </a>
          </Button>
        </div>
        <p className="mt-4 text-small">{broker.firm.name}</p>
      </div>
      <div className="relative min-w-0 max-md:aspect-39/28 md:min-h-75 print:hidden">
        <Photograph
          name="contact-office-dusk"
          alt=""
          // The whole picture is as wide as its height of 560 px requires; on a tablet 495 px.
          sizes="(min-width: 1024px) max(50vw, 747px), (min-width: 768px) 660px, 100vw"
          className="absolute inset-0 size-full object-cover"
        />
        <PhotographNote name="contact-office-dusk" className="absolute right-0 bottom-0" />
      </div>
    </section>
  );
}

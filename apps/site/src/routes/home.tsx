import { actions } from "@frontage/content/actions";
import { faqs } from "@frontage/content/faqs";
import { paths } from "@frontage/content/navigation";
import { pages } from "@frontage/content/pages";
import { stats } from "@frontage/content/sourced-claims";
import { Button } from "@frontage/ui/button";
import { Link } from "react-router";

import { Eyebrow } from "../lib/eyebrow.tsx";
import { CallToAction } from "../sections/call-to-action.tsx";
import { FaqList } from "../sections/faq-list.tsx";
import { Hero } from "../sections/hero.tsx";
import { ServiceCells } from "../sections/service-grid.tsx";
import { StatBand } from "../sections/stat-band.tsx";

const { servicesHeading, servicesIntro, servicesLabel } = pages.home;

export default function Home() {
  return (
    <>
      <Hero />
      <section aria-labelledby="services" className="page columns-12 gap-y-12 py-section">
        <div className="col-span-12 lg:col-span-4" data-reveal="">
          <Eyebrow>{servicesLabel}</Eyebrow>
          <h2 id="services" className="mt-6 max-w-[7em] font-display text-h2">
            {servicesHeading}
          </h2>
          <p className="mt-5 mb-8 max-w-[40ch] text-lead">{servicesIntro}</p>
          <Button asChild size="lg" variant="secondary">
            <Link to={paths.contact}>{actions.schedule}</Link>
          </Button>
        </div>
        <ServiceCells className="col-span-12 lg:col-span-8" />
      </section>
      {stats.length > 0 && <StatBand />}
      {faqs.length > 0 && <FaqList />}
      <CallToAction />
    </>
  );
}

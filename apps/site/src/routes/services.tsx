import { pages } from "@frontage/content/pages";

import { Eyebrow } from "../lib/eyebrow.tsx";
import { CallToAction } from "../sections/call-to-action.tsx";
import { PageHeading } from "../sections/page-heading.tsx";
import { ServiceCells } from "../sections/service-grid.tsx";

const { heading, intro, label } = pages.services;

export default function Services() {
  return (
    <>
      <div className="page pb-section">
        <PageHeading lead={intro} label={<Eyebrow className="mb-8">{label}</Eyebrow>}>
          {heading}
        </PageHeading>
        <ServiceCells withDetails className="mt-12 md:mt-18" />
      </div>
      <CallToAction />
    </>
  );
}

import { actions } from "@frontage/content/actions";
import { approachIntro, approachTiles } from "@frontage/content/approach";
import { mainNavigation, paths } from "@frontage/content/navigation";
import { pages } from "@frontage/content/pages";
import { serviceBySlug } from "@frontage/content/service-lists";
import { Breadcrumb, BreadcrumbItem, BreadcrumbLink } from "@frontage/ui/breadcrumb";
import { Button } from "@frontage/ui/button";
import { Link, useParams } from "react-router";

import { contactFor } from "../lib/contact-for.ts";
import { Icon } from "../lib/icon.tsx";
import { Photograph, PhotographNote } from "../lib/photograph.tsx";
import { BackToServices } from "../sections/back-to-services.tsx";

type Service = NonNullable<ReturnType<typeof serviceBySlug>>;

const labelOf = (path: string) => mainNavigation.find((link) => link.path === path)?.label;

export default function ServicePage() {
  const { serviceType = "" } = useParams();
  const service = serviceBySlug(serviceType);
  // As specified, an unknown service renders nothing; the server answers 404.
  if (!service) return null;
  return (
    <>
      <Introduction {...service} />
      <Help {...service} />
      <Approach {...service} />
    </>
  );
}

function Introduction({ icon, lead, photograph, slug, title }: Service) {
  return (
    <section className="grid grid-cols-1 pt-18 md:pt-24 lg:min-h-205 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:block print:min-h-0 print:pt-8">
      <div className="flex flex-col px-gutter lg:pr-16 xl:pl-[max(var(--spacing-gutter),calc((100vw-var(--container-page))/2+var(--spacing-gutter)))]">
        <div className="flex flex-col gap-x-8 gap-y-1 border-t border-line py-4 sm:flex-row sm:items-center sm:justify-between print:hidden">
          <Trail title={title} />
          <BackToServices />
        </div>
        <div className="flex grow flex-col items-start justify-center pt-8 pb-12 lg:pb-24 print:p-0">
          <Icon name={icon} className="size-11 text-ink" strokeWidth={1} />
          <h1 className="mt-6 font-display text-h1">{title}</h1>
          <p className="mt-5 mb-8 max-w-[48ch] text-lead">{lead}</p>
          <Button asChild size="lg" className="max-sm:w-full">
            <Link {...contactFor(slug)}>{actions.schedule}</Link>
          </Button>
        </div>
      </div>
      <div className="relative aspect-39/31 lg:aspect-auto print:aspect-4/1">
        <Photograph
          name={photograph}
          // Next to the text the panel is 724 px tall: a whole frame would show 1086 px wide, its
          // portrait crop 666 px. Above the text it is 39:31.
          sizes="(min-width: 1024px) max(42vw, 1086px), 120vw"
          portrait={{ media: "(min-width: 1024px) and (max-width: 1600px)", sizes: "666px" }}
          className="absolute inset-0 size-full object-cover"
        />
        <PhotographNote name={photograph} className="absolute right-0 bottom-0" />
      </div>
    </section>
  );
}

function Trail({ title }: { title: string }) {
  return (
    <Breadcrumb>
      <BreadcrumbItem>
        <BreadcrumbLink asChild>
          <Link to={paths.home}>{labelOf(paths.home)}</Link>
        </BreadcrumbLink>
      </BreadcrumbItem>
      <BreadcrumbItem>
        <BreadcrumbLink asChild>
          <Link to={paths.services}>{labelOf(paths.services)}</Link>
        </BreadcrumbLink>
      </BreadcrumbItem>
      <BreadcrumbItem current>{title}</BreadcrumbItem>
    </Breadcrumb>
  );
}

function Help({ help }: Service) {
  return (
    <section aria-labelledby="help" className="page columns-12 gap-y-12 py-section">
      <h2 id="help" className="col-span-12 font-display text-h2 lg:col-span-4">
        {pages.service.helpHeading}
      </h2>
      <div className="col-span-12 lg:col-span-8">
        {help.paragraphs.map((paragraph, index) => (
          <p key={paragraph} className={index === 0 ? "max-w-measure" : "mt-4 max-w-measure"}>
            {paragraph}
          </p>
        ))}
        <ul className="mt-12 border-t border-ink">
          {help.points.map((point) => (
            <li
              key={point.title}
              data-reveal=""
              className="grid gap-x-8 gap-y-1 border-b border-line py-8 md:py-8 md:grid-cols-[minmax(0,7fr)_minmax(0,8fr)]"
            >
              <h3 className="font-display text-h3">{point.title}</h3>
              <p className="max-w-[36ch] text-balance text-muted">{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Approach({ closing, slug }: Service) {
  return (
    <section aria-labelledby="approach" className="bg-stone-50 py-section">
      <div className="page">
        <div className="columns-12 items-baseline gap-y-4">
          <h2 id="approach" className="col-span-12 font-display text-h2 lg:col-span-4">
            {pages.service.approachHeading}
          </h2>
          <p className="col-span-12 max-w-[44ch] text-lead lg:col-span-8">{approachIntro}</p>
        </div>
        <ul className="mt-12 grid grid-cols-1 border-t border-l border-line bg-paper sm:grid-cols-2 lg:grid-cols-4">
          {approachTiles.map((tile) => (
            <li
              key={tile.title}
              data-reveal=""
              className="flex flex-col border-r border-b border-line p-7 lg:min-h-75"
            >
              <Icon name={tile.icon} className="size-8 text-ink" />
              <h3 className="mt-8 font-display text-h3 lg:mt-20 lg:text-name">{tile.title}</h3>
              <p className="mt-2 text-copy text-muted">{tile.text}</p>
            </li>
          ))}
        </ul>
        <div className="mt-10 flex flex-col gap-6 md:flex-row md:items-center md:justify-between print:hidden">
          <p className="font-medium text-ink">{closing}</p>
          <Button asChild size="lg">
            <Link {...contactFor(slug)}>{actions.schedule}</Link>
          </Button>
        </div>
      </div>
    </section>
  );
}

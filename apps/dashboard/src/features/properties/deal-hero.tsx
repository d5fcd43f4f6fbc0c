import { dealSideNames, propertyTypeNames } from "@frontage/content/record-names";
import type { DocumentRequest } from "@frontage/content/schemas/document-request";
import type { Property } from "@frontage/content/schemas/property";
import { Button } from "@frontage/ui/button";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { DealPhoto } from "./deal-photo.tsx";
import type { NextStep } from "./next-step.ts";
import { formatSquareFeet } from "./property-figures.ts";

export type DealHeroProps = {
  property: Property;
  /** Who the client is, for a broker; instead of what the property is like. */
  about?: ReactNode;
  /** Absent while it is unknown. */
  next: NextStep | undefined;
  /** Whether the step is the one primary action of the page. */
  isNextPrimary: boolean;
  /** A client uploads what is requested. */
  onUpload: (request: DocumentRequest) => void;
};

/** The top of a deal’s page: its photograph, address and next step. */
export function DealHero({ about, isNextPrimary, next, onUpload, property }: DealHeroProps) {
  const { deal, name, photo, summary } = property;
  return (
    <div className="grid gap-x-8 gap-y-4.5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] xl:grid-cols-[26rem_minmax(0,1fr)]">
      <DealPhoto name={name} src={photo} />
      <div className="flex min-w-0 flex-col">
        <h2 className="font-display text-[2.5rem]/[1.04] tracking-[-0.022em] text-balance wrap-anywhere text-fg md:text-[2.75rem]/[1.04]">
          {name}
        </h2>
        <p className="mt-2 text-small text-fg-2">{describe(property)}</p>
        <p className="mt-2 max-w-[62ch] text-small text-pretty text-fg-3">
          {about ?? `${dealSideNames[deal.side]}. ${summary}`}
        </p>
        {next && <Step next={next} isPrimary={isNextPrimary} onUpload={onUpload} />}
      </div>
    </div>
  );
}

/** "Anytown, ST. Industrial, 64,000 SF, built 1998." */
export function describe({ city, region, squareFeet, type, yearBuilt }: Property): string {
  const facts = [
    propertyTypeNames[type],
    formatSquareFeet(squareFeet),
    yearBuilt !== undefined && `built ${yearBuilt}`,
  ];
  return `${city}, ${region}. ${facts.filter(Boolean).join(", ")}.`;
}

type StepProps = Pick<DealHeroProps, "onUpload"> & { next: NextStep; isPrimary: boolean };

function Step({ isPrimary, next, onUpload }: StepProps) {
  const { action, detail, title } = next;
  const look = { variant: isPrimary ? "ink" : "outline", className: "max-md:w-full" } as const;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-fg pt-3.5 max-md:mt-3 md:mt-auto">
      <p className="min-w-0 grow basis-60 text-small">
        <span className="block font-semibold wrap-anywhere text-fg">{title}</span>
        {detail && <span className="block">{detail}</span>}
      </p>
      {action && "to" in action && (
        <Button asChild {...look}>
          <Link to={action.to}>{action.label}</Link>
        </Button>
      )}
      {action && "request" in action && (
        <Button {...look} onClick={() => onUpload(action.request)}>
          {action.label}
        </Button>
      )}
    </div>
  );
}

import { formatPropertySize } from "@frontage/records/amounts";
import { propertyTypeNames } from "@frontage/records/record-names";
import type { DocumentRequest } from "@frontage/records/schemas/document-request";
import type { Deal } from "@frontage/records/schemas/deal";
import type { NextStep } from "@frontage/records/schemas/next-steps";
import { FilePen } from "lucide-react";
import { type ReactNode, useState } from "react";

import { PropertyPlan } from "../../components/property-plan.tsx";
import { DealStage } from "./deal-stage.tsx";
import {
  PageButtons,
  type PageAction,
  type PageMenuProps,
} from "../../components/page-actions.tsx";

type DealHeadProps = {
  deal: Deal;
  /** For a broker, when the client last logged in; replaces the property's description. */
  about?: ReactNode;
  /** The action beside the next step. */
  secondary: PageAction | undefined;
  menu: PageMenuProps;
  /** The requested document that the next step uploads, and how. */
  requests: readonly DocumentRequest[];
  onUpload: (request: DocumentRequest) => void;
  /** The deal's figures. */
  children: ReactNode;
  /** "2026-07-14" */
  today: string;
};

/** The top of a deal's page: photo, stage, next step and figures. */
export function DealHead({
  about,
  children,
  menu,
  onUpload,
  deal,
  requests,
  secondary,
  today,
}: DealHeadProps) {
  const { next } = deal;
  const step = next?.action && actionOf(next.action, requests, onUpload);
  return (
    <div className="grid gap-x-7 md:grid-cols-[18.75rem_minmax(0,1fr)] md:[grid-template-areas:'photo_text'_'facts_facts'] xl:grid-cols-[25rem_minmax(0,1fr)] xl:grid-rows-[1fr_auto] xl:gap-x-10 xl:[grid-template-areas:'photo_text'_'photo_facts'] min-[100rem]:grid-cols-[34rem_minmax(0,1fr)] min-[100rem]:gap-x-12">
      <figure className="flex flex-col max-md:-mt-4 max-md:mb-4.5 md:[grid-area:photo]">
        <DealPhoto deal={deal} />
        <figcaption className="mt-2.5 max-w-[62ch] text-caption text-pretty text-fg-3">
          {describe(deal)} {about ?? deal.summary}
        </figcaption>
      </figure>
      <div className="min-w-0 md:[grid-area:text]">
        <DealStage deal={deal} today={today} />
        {next && (
          <h2 className="mt-2.5 mb-4.5 max-w-[24em] font-display text-[1.875rem]/[1.14] tracking-[-0.018em] text-balance wrap-anywhere text-fg md:mb-4 xl:mt-3 xl:mb-5 xl:text-[2.25rem]/[1.14] min-[100rem]:mt-4.5 min-[100rem]:mb-7 min-[100rem]:text-[3rem]/[1.1]">
            <span className="block">{keepNumbers(next.sentence)}</span>{" "}
            {next.when && <span className="block">{next.when}</span>}
          </h2>
        )}
        <PageButtons primary={step ?? secondary} secondary={step && secondary} menu={menu} />
      </div>
      <div className="min-w-0 md:[grid-area:facts]">{children}</div>
    </div>
  );
}

/** Keeps numbers on the line of their noun: "revision 3". */
const keepNumbers = (sentence: string) => sentence.replaceAll(/ (?=\d)/g, "\u00A0");

function actionOf(
  { id, kind, label, path }: NonNullable<NextStep["action"]>,
  requests: readonly DocumentRequest[],
  onUpload: DealHeadProps["onUpload"],
): PageAction {
  const base = { id: "next", label, ...(label === "Review and sign" ? { Icon: FilePen } : {}) };
  const request = requests.find((each) => each.id === id && each.status === "requested");
  return kind === "send" && request
    ? { ...base, onSelect: () => onUpload(request) }
    : { ...base, to: path };
}

/** A property's facts: "Industrial, 64,000 SF, built 1998." */
export function describe(deal: Deal): string {
  const { type, yearBuilt } = deal;
  const facts = [
    propertyTypeNames[type],
    formatPropertySize(deal),
    yearBuilt !== undefined && `built ${yearBuilt}`,
  ];
  return `${facts.filter(Boolean).join(", ")}.`;
}

/** A property's picture or the plan of its type, as tall as the text beside it. */
function DealPhoto({ deal: { isRendering, name, photo, type } }: { deal: Deal }) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const hasPhoto = photo !== undefined && photo !== brokenSrc;
  return (
    <div className="relative h-44 grow overflow-hidden bg-sunken max-md:-mx-4 md:h-auto md:min-h-44 md:rounded-panel xl:min-h-63 min-[100rem]:min-h-75">
      {hasPhoto ? (
        <>
          <img
            src={photo}
            alt={isRendering ? `Rendering of ${name}` : name}
            className="absolute inset-0 size-full object-cover"
            onError={() => setBrokenSrc(photo)}
          />
          {isRendering && (
            <span
              aria-hidden
              className="absolute bottom-2.5 left-2.5 rounded-site bg-white px-1.5 py-0.5 text-caption font-medium text-ink"
            >
              Rendering
            </span>
          )}
        </>
      ) : (
        <div className="absolute inset-0 grid place-items-center text-field">
          <PropertyPlan type={type} className="h-16" />
        </div>
      )}
    </div>
  );
}

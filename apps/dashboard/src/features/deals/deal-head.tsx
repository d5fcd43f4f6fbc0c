import { formatSquareFeet } from "@frontage/records/amounts";
import { propertyTypeNames } from "@frontage/records/record-names";
import type { DocumentRequest } from "@frontage/records/schemas/document-request";
import type { Deal } from "@frontage/records/schemas/deal";
import { Skeleton } from "@frontage/ui/skeleton";
import { FilePen } from "lucide-react";
import { type ReactNode, useState } from "react";

import { DealStage } from "./deal-stage.tsx";
import type { NextStep } from "./next-step.ts";
import {
  PageButtons,
  type PageAction,
  type PageMenuProps,
} from "../../components/page-actions.tsx";

type DealHeadProps = {
  deal: Deal;
  /** For a broker, when the client last logged in; replaces the property's description. */
  about?: ReactNode;
  /** Absent while loading. */
  next: NextStep | undefined;
  /** The action beside the next step. */
  secondary: PageAction;
  menu: PageMenuProps;
  /** Opens the upload of a requested document, for a client. */
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
  next,
  onUpload,
  deal,
  secondary,
  today,
}: DealHeadProps) {
  const { isRendering, name, photo, summary } = deal;
  const step = next?.action && actionOf(next.action, onUpload);
  return (
    <div className="grid gap-x-7 md:grid-cols-[18.75rem_minmax(0,1fr)] md:[grid-template-areas:'photo_text'_'facts_facts'] xl:grid-cols-[25rem_minmax(0,1fr)] xl:grid-rows-[1fr_auto] xl:gap-x-10 xl:[grid-template-areas:'photo_text'_'photo_facts'] min-[100rem]:grid-cols-[34rem_minmax(0,1fr)] min-[100rem]:gap-x-12">
      <figure className="flex flex-col max-md:mb-4.5 md:[grid-area:photo]">
        <DealPhoto name={name} src={photo} isRendering={isRendering} />
        <figcaption className="mt-2.5 max-w-[62ch] text-caption text-pretty text-fg-3">
          {describe(deal)} {about ?? summary}
        </figcaption>
      </figure>
      <div className="min-w-0 md:[grid-area:text]">
        <DealStage deal={deal} today={today} />
        {next ? (
          <h2 className="mt-2.5 mb-4.5 max-w-[24em] font-display text-[1.875rem]/[1.14] tracking-[-0.018em] text-balance wrap-anywhere text-fg md:mb-4 xl:mt-3 xl:mb-5 xl:text-[2.25rem]/[1.14] min-[100rem]:mt-4.5 min-[100rem]:mb-7 min-[100rem]:text-[3rem]/[1.1]">
            <span className="block">{keepNumbers(next.sentence)}</span>{" "}
            {next.date && <span className="block">{next.date}</span>}
          </h2>
        ) : (
          <Skeleton className="mt-3 mb-5 h-20 max-w-md" />
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
  action: NonNullable<NextStep["action"]>,
  onUpload: DealHeadProps["onUpload"],
): PageAction {
  const { label } = action;
  const isSigning = label === "Review and sign";
  const base = { id: "next", label, ...(isSigning ? { Icon: FilePen } : {}) };
  if ("to" in action) return { ...base, to: action.to };
  return { ...base, onSelect: () => onUpload(action.request) };
}

/** A property's facts: "Industrial, 64,000 SF, built 1998." */
export function describe({ squareFeet, type, yearBuilt }: Deal): string {
  const facts = [
    propertyTypeNames[type],
    formatSquareFeet(squareFeet),
    yearBuilt !== undefined && `built ${yearBuilt}`,
  ];
  return `${facts.filter(Boolean).join(", ")}.`;
}

type DealPhotoProps = {
  name: string;
  src: string | undefined;
  isRendering?: boolean | undefined;
};

/** A property's photo, or a drawn floor plan, as tall as the text beside it. */
function DealPhoto({ isRendering, name, src }: DealPhotoProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const hasPhoto = src !== undefined && src !== brokenSrc;
  return (
    <div className="relative h-44 grow overflow-hidden bg-sunken max-md:-mx-4 md:h-auto md:min-h-44 md:rounded-panel xl:min-h-63 min-[100rem]:min-h-75">
      {hasPhoto ? (
        <>
          <img
            src={src}
            alt={isRendering ? `Rendering of ${name}` : name}
            className="absolute inset-0 size-full object-cover"
            onError={() => setBrokenSrc(src)}
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
        <div className="absolute inset-0 flex flex-col items-center justify-center gap-3 text-caption text-fg-3">
          <Plan />
          No photograph yet
        </div>
      )}
    </div>
  );
}

/** A floor plan in thin lines, shown instead of a photo. */
function Plan() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 96 64"
      className="h-16 w-24 fill-none stroke-field"
      strokeWidth="1"
    >
      <path d="M4.5 4.5h87v55H60.5M48.5 59.5H4.5v-55" />
      <path d="M36.5 4.5v20M36.5 36.5v23M36.5 24.5H18.5M8.5 24.5h-4M64.5 4.5v12M64.5 28.5v8H91.5" />
      <path d="M60.5 59.5a12 12 0 0 0-12-12v12" />
      <path d="M18.5 24.5a10 10 0 0 0-10-10v10" />
    </svg>
  );
}

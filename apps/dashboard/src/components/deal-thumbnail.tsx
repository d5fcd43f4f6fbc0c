import type { PropertyType } from "@frontage/records/schemas/deal";
import { cn } from "@frontage/ui/cn";
import { useState } from "react";

import { PropertyPlan } from "./property-plan.tsx";

type DealThumbnailProps = {
  /** Without a picture, the plan of its type is drawn. */
  src: string | undefined;
  type: PropertyType;
  alt: string;
  /** Its size and radius. */
  className: string;
};

/** A small picture of a property, named by the text beside it. */
export function DealThumbnail({ alt, className, src, type }: DealThumbnailProps) {
  const [isBroken, setBroken] = useState(false);
  return (
    <div
      className={cn(
        "grid shrink-0 place-items-center overflow-hidden bg-sunken text-field",
        className,
      )}
    >
      {src !== undefined && !isBroken ? (
        <img
          src={src}
          alt={alt}
          loading="lazy"
          className="size-full object-cover"
          onError={() => setBroken(true)}
        />
      ) : (
        <PropertyPlan type={type} className="h-5/11" />
      )}
    </div>
  );
}

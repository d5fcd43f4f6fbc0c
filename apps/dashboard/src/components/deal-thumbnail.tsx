import { cn } from "@frontage/ui/cn";
import { useState } from "react";

type DealThumbnailProps = {
  /** Without a photograph, a plan is drawn. */
  src: string | undefined;
  alt: string;
  /** Its size and radius. */
  className: string;
};

/** A small picture of a property, named by the text beside it. */
export function DealThumbnail({ alt, className, src }: DealThumbnailProps) {
  const [isBroken, setBroken] = useState(false);
  return (
    <div
      className={cn(
        "grid shrink-0 place-items-center overflow-hidden bg-sunken text-fg-3",
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
        <svg aria-hidden viewBox="0 0 30 20" className="h-5/11 fill-none stroke-current">
          <path d="M.5 3.500h11v-3h18v19H.5zM11.500 3.500v5m0 4v7M.5 12.500h6m16-12v7m0 4h7" />
        </svg>
      )}
    </div>
  );
}

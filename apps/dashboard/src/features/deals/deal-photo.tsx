import { useState } from "react";

export type DealPhotoProps = {
  name: string;
  src: string | undefined;
  isRendering?: boolean | undefined;
};

/** A property’s photograph, or a drawn plan. As tall as its neighbor. */
export function DealPhoto({ isRendering, name, src }: DealPhotoProps) {
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
              className="absolute bottom-2.5 left-2.5 rounded-site bg-surface px-1.5 py-0.5 text-caption font-medium text-fg"
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

/** A floor plan in thin lines. */
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

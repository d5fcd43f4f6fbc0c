import { Button, type ButtonProps } from "@frontage/ui/button";
import { ZoomIn, ZoomOut } from "lucide-react";
import { useState } from "react";

const factors = [1, 1.5, 2, 3] as const;

type Zoom = {
  /** The scale: 1 fits the available width. */
  factor: number;
  level: number;
  setLevel: (level: number) => void;
};

export function useZoom(): Zoom {
  const [level, setLevel] = useState(0);
  return { factor: factors[level] ?? 1, level, setLevel };
}

/** Zoom out and in, with the current zoom between them. */
export function ZoomButtons({ factor, level, setLevel }: Zoom) {
  return (
    <>
      <StepButton aria-label="Zoom out" disabled={level === 0} onClick={() => setLevel(level - 1)}>
        <ZoomOut aria-hidden className="size-5" strokeWidth={1.5} />
      </StepButton>
      <span
        aria-live="polite"
        className="w-14 text-center text-ui font-medium text-fg tabular-nums print:hidden"
      >
        {factor === 1 ? "Width" : `${factor * 100}%`}
      </span>
      <StepButton
        aria-label="Zoom in"
        disabled={level === factors.length - 1}
        onClick={() => setLevel(level + 1)}
      >
        <ZoomIn aria-hidden className="size-5" strokeWidth={1.5} />
      </StepButton>
    </>
  );
}

// `aria-disabled` keeps the button focused at either limit.
function StepButton({ disabled, onClick, ...props }: ButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      className="aria-disabled:cursor-default aria-disabled:text-field aria-disabled:hover:bg-transparent"
      {...props}
      aria-disabled={disabled || undefined}
      onClick={(event) => {
        if (!disabled) onClick?.(event);
      }}
    />
  );
}

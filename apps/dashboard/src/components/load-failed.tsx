import { Button } from "@frontage/ui/button";
import { RotateCw } from "lucide-react";

export type LoadFailedProps = {
  /** What failed to load, as part of a sentence: "documents". */
  what: string;
  error: Error;
  onRetry: () => void;
};

/** Shown in place of records that failed to load. */
export function LoadFailed({ error, onRetry, what }: LoadFailedProps) {
  return (
    <div role="alert" className="rounded-panel border border-hairline bg-surface p-6 text-base">
      <p className="font-semibold text-fg">Couldn’t load {what}.</p>
      <p className="mt-1 text-fg-3">{error.message}</p>
      <Button variant="outline" className="mt-4" onClick={onRetry}>
        <RotateCw aria-hidden className="size-4" strokeWidth={1.75} />
        Try again
      </Button>
    </div>
  );
}

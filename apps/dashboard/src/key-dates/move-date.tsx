import { Dialog, DialogContent, DialogTitle, DialogTrigger } from "@frontage/ui/dialog";
import { Link as TextLink } from "@frontage/ui/link";
import { Popover, PopoverAnchor, PopoverContent, PopoverTrigger } from "@frontage/ui/popover";
import { useMediaQuery } from "@frontage/ui/use-media-query";
import { useId, useRef } from "react";

import { lazyForm } from "../components/lazy-form.tsx";
import { usePreload } from "../navigation/use-preload.ts";
import type { MoveFormProps } from "./move-form.tsx";

const moveForm = lazyForm<MoveFormProps>(async () => ({
  default: (await import("./move-form.tsx")).MoveForm,
}));

export type MoveDateProps = Omit<MoveFormProps, "onClose"> & {
  label: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** The button that moves a key date, with its form: beside the row, or in a sheet on a phone. */
export function MoveDate({ isOpen, onOpenChange, ...form }: MoveDateProps) {
  const { label } = form;
  usePreload(moveForm.preload);
  const isPhone = useMediaQuery("(max-width: 47.99rem)");
  const isBeside = useMediaQuery("(min-width: 80rem)");
  const row = useRef<HTMLElement>(null);
  const titleId = useId();
  const title = `Move “${label}”`;
  const trigger = (
    <button
      type="button"
      className="cursor-pointer text-ui pointer-coarse:relative pointer-coarse:before:absolute pointer-coarse:before:-inset-3"
      onPointerDown={({ currentTarget }) => (row.current = rowOf(currentTarget))}
      onFocus={({ currentTarget }) => (row.current = rowOf(currentTarget))}
    >
      Move<span className="sr-only"> {label}</span>
    </button>
  );
  const close = () => onOpenChange(false);
  function change(opens: boolean) {
    // Scrolls, so that the form beside its row fits in the window, and the timeline above stays
    // visible.
    if (opens && isBeside && row.current) {
      const { top } = row.current.getBoundingClientRect();
      const highest = Math.max(window.innerHeight - formHeight, scaleHeight);
      if (top > highest) window.scrollBy(0, top - highest);
    }
    onOpenChange(opens);
  }
  if (isPhone) {
    return (
      <Dialog open={isOpen} onOpenChange={onOpenChange}>
        <TextLink asChild className="h-fit font-medium">
          <DialogTrigger asChild>{trigger}</DialogTrigger>
        </TextLink>
        <DialogContent size="lg" aria-describedby={undefined}>
          <DialogTitle className="text-h3 text-fg">{title}</DialogTitle>
          <moveForm.Part {...form} onClose={close} />
        </DialogContent>
      </Dialog>
    );
  }
  return (
    <Popover open={isOpen} onOpenChange={change}>
      <PopoverAnchor virtualRef={row} />
      <TextLink asChild className="h-fit font-medium">
        <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      </TextLink>
      <PopoverContent
        aria-labelledby={titleId}
        side={isBeside ? "right" : "bottom"}
        align={isBeside ? "start" : "end"}
        sideOffset={isBeside ? 12 : 4}
        className="w-94 p-(--dialog-pad) pb-4 [--dialog-pad:1.25rem]"
      >
        <h2 id={titleId} className="font-display text-[1.5rem]/[1.15] tracking-[-0.01em]">
          {title}
        </h2>
        <moveForm.Part {...form} onClose={close} />
      </PopoverContent>
    </Popover>
  );
}

/** Approximate heights in px: the form with its margin below, and the header with the timeline. */
const formHeight = 620;
const scaleHeight = 310;

const rowOf = (element: Element) => element.closest<HTMLElement>("[data-date-row]");

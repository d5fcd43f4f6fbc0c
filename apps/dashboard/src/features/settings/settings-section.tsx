import { AccordionItem, AccordionTrigger } from "@frontage/ui/accordion";
import { Check } from "lucide-react";
import { useId, type ReactNode } from "react";

import { RenderErrorBoundary } from "../../components/render-error.tsx";

/** The result of the last change in a section. */
export type SaveNote = { text: string; isFailure: boolean };

export type SettingsSectionProps = {
  /** The id that links scroll to. */
  id: string;
  title: string;
  description: string;
  note?: SaveNote;
  children: ReactNode;
};

type TitledSectionProps = Omit<SettingsSectionProps, "description"> & {
  /** A button at the right of the title. */
  action?: ReactNode;
  /** Whether the children are rows, which start at the title's rule. */
  hasRows?: boolean;
};

/** A section of the settings: its title on an ink rule, and its controls or rows below. */
export function SettingsSection(props: TitledSectionProps) {
  const { action, children, hasRows = false, id, note, title } = props;
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className="not-first:mt-12">
      <div className="flex items-baseline gap-3 border-b border-fg pb-3">
        <h2 id={titleId} tabIndex={-1} className="text-section font-semibold outline-none">
          {title}
        </h2>
        <Saved note={note} />
        {action}
      </div>
      <div className={hasRows ? undefined : "pt-5"}>{children}</div>
      <Failure note={note} />
    </section>
  );
}

/** A section that is rarely used, collapsed in a row of its group. */
export function FoldedSection({ children, description, id, note, title }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className="border-hairline not-last:border-b">
      <AccordionItem className="border-b-0">
        <AccordionTrigger
          size="sm"
          description={
            <span className="flex flex-wrap gap-x-3">
              {description}
              <Saved note={note} />
            </span>
          }
        >
          <span id={titleId}>{title}</span>
        </AccordionTrigger>
        <div className="pt-2 pb-8">
          <RenderErrorBoundary>{children}</RenderErrorBoundary>
          <Failure note={note} />
        </div>
      </AccordionItem>
    </section>
  );
}

function Saved({ note }: Pick<SettingsSectionProps, "note">) {
  return (
    <span
      aria-live="polite"
      className="flex items-center gap-1.5 self-center text-caption text-fg-3"
    >
      {note && !note.isFailure && (
        <>
          <Check aria-hidden className="size-4 text-ok" strokeWidth={1.75} />
          {note.text}
        </>
      )}
    </span>
  );
}

function Failure({ note }: Pick<SettingsSectionProps, "note">) {
  return (
    <p role="alert" className="mt-4 text-small font-medium text-error empty:hidden">
      {note?.isFailure && note.text}
    </p>
  );
}

/**
 * Focuses the title of the section that contains an element, because the focused control is gone.
 */
export function focusSection(inside: Element | null): void {
  const section = inside?.closest("section");
  section?.querySelector<HTMLElement>("summary, h2")?.focus({ preventScroll: true });
}

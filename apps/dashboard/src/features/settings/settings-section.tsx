import { AccordionItem, AccordionTrigger } from "@frontage/ui/accordion";
import { Check } from "lucide-react";
import { useId, type ReactNode } from "react";

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

/**
 * A section of the settings: its title on the left, its controls on the right; stacked on a phone.
 */
export function SettingsSection({ children, description, id, note, title }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="flex flex-col gap-5 border-hairline py-8 not-last:border-b first:pt-2 md:flex-row"
    >
      <div className="shrink-0 md:w-60 md:pr-8 xl:w-80 min-[100rem]:w-1/3">
        <div className="flex items-baseline gap-3">
          <h2 id={titleId} tabIndex={-1} className="text-section font-semibold outline-none">
            {title}
          </h2>
          <Saved note={note} />
        </div>
        <p className="mt-1 text-ui text-fg-3">{description}</p>
      </div>
      <div className="min-w-0 grow">
        {children}
        <Failure note={note} />
      </div>
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
          {children}
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

import { Check } from "lucide-react";
import { useId, type ReactNode } from "react";

/** The result of a section’s latest change. */
export type SaveNote = { text: string; isFailure: boolean };

export type SettingsSectionProps = {
  /** Where an address leads. */
  id: string;
  title: string;
  description: string;
  note?: SaveNote;
  children: ReactNode;
};

/** A section: its title on the left, its controls on the right; stacked on a phone. */
export function SettingsSection({ children, description, id, note, title }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="flex flex-col gap-5 border-hairline py-8 not-last:border-b first:pt-2 md:flex-row"
    >
      <div className="shrink-0 md:w-60 md:pr-8 xl:w-80">
        <div className="flex items-baseline gap-3">
          <h2 id={titleId} tabIndex={-1} className="text-section font-semibold outline-none">
            {title}
          </h2>
          <p
            aria-live="polite"
            className="flex items-center gap-1.5 self-center text-caption text-fg-3"
          >
            {note && !note.isFailure && (
              <>
                <Check aria-hidden className="size-4 text-ok" strokeWidth={1.75} />
                {note.text}
              </>
            )}
          </p>
        </div>
        <p className="mt-1 text-ui text-fg-3">{description}</p>
      </div>
      <div className="min-w-0 grow">
        {children}
        <p role="alert" className="mt-4 text-small font-medium text-error empty:hidden">
          {note?.isFailure && note.text}
        </p>
      </div>
    </section>
  );
}

/** Focuses the title of the section around an element, when the focused control is gone. */
export function focusSection(inside: Element | null): void {
  inside?.closest("section")?.querySelector("h2")?.focus({ preventScroll: true });
}

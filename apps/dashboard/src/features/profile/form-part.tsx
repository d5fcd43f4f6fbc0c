import { Eye } from "lucide-react";
import { useId, type ReactNode } from "react";

type FormPartProps = {
  /** The id that links scroll to. */
  id: string;
  title: string;
  description: string;
  /** A sentence about who sees these fields. */
  seen: string;
  children: ReactNode;
};

/** A part of the form: its title on the left, its fields on the right. */
export function FormPart({ children, description, id, seen, title }: FormPartProps) {
  const heading = useId();
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className="flex flex-col gap-5 border-b border-hairline py-8 first-of-type:pt-0 xl:flex-row xl:gap-16"
    >
      <div className="xl:w-64 xl:shrink-0">
        <h2 id={heading} tabIndex={-1} className="text-section font-semibold text-fg outline-none">
          {title}
        </h2>
        <p className="mt-1 text-ui text-fg-3">{description}</p>
        <p className="mt-3 flex items-start gap-2 text-caption text-fg-3">
          <Eye aria-hidden className="mt-0.25 size-4 shrink-0" strokeWidth={1.5} />
          {seen}
        </p>
      </div>
      <div className="min-w-0 grow">{children}</div>
    </section>
  );
}

export const pairsClasses = "grid gap-5 sm:grid-cols-2";
export const choicesClasses = "grid grid-cols-2 gap-x-4 max-[16rem]:grid-cols-1 sm:grid-cols-3";

import { useState, type ReactNode } from "react";

export type PrerenderedProps = {
  /** Given only while pages are rendered or developed, behind `import.meta.env`, so that the browser's bundle holds none of it. */
  children: ReactNode;
  className?: string;
  id: string;
  /** The `id` of an element with the same content on every page, where not every page has this one. */
  like?: string;
};

/**
 * Content that each page's HTML brings, the same everywhere, with nothing to press but
 * plain links. The browser keeps what is there, so that its words don't come twice.
 */
export function Prerendered({ children, className, id, like }: PrerenderedProps) {
  // Read before React replaces a page that came in place of another.
  const [initial] = useState(() => (import.meta.env.SSR ? "" : (htmlOf(id) ?? htmlOf(like) ?? "")));
  // While developing, as everywhere else, so that an edit is seen.
  if (import.meta.env.SSR || import.meta.env.DEV) {
    return (
      <div id={id} className={className}>
        {children}
      </div>
    );
  }
  return (
    <div
      id={id}
      className={className}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- it was in the page, or in another of this site
      dangerouslySetInnerHTML={{ __html: initial }}
    />
  );
}

const htmlOf = (id = "") => document.getElementById(id)?.innerHTML;

import { useState, type ReactNode } from "react";

export type PrerenderedProps = {
  /**
   * The content; passed only during rendering or development, behind `import.meta.env`, so that the
   * browser's bundle doesn't contain it.
   */
  children: ReactNode;
  className?: string;
  id: string;
  /**
   * The `id` of an element that has the same content and is on every page, for content that isn't.
   */
  like?: string;
};

/**
 * Content in each page's HTML that is the same everywhere and has only plain links. The browser
 * keeps it, so that its text isn't also in the bundle.
 */
export function Prerendered({ children, className, id, like }: PrerenderedProps) {
  // Read before React replaces the served page, which may be another page's.
  const [initial] = useState(() => (import.meta.env.SSR ? "" : (htmlOf(id) ?? htmlOf(like) ?? "")));
  // In development, too, so that edits are visible.
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

import { lazyPart, type LazyPart } from "@frontage/ui/lazy-part";
import type { ComponentType } from "react";

import { OpeningBoundary } from "./render-error.tsx";

/**
 * A form whose code is loaded when it is first opened, or earlier by `preload`. If it can't be, a
 * toast says so, and the screen behind stays.
 *
 * @param load the form's dynamic import
 */
export function lazyForm<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  const { Part: Form, preload } = lazyPart<Props>(load);
  const Part = (props: Props) => (
    <OpeningBoundary what="the form" onClose={props.onClose}>
      <Form {...props} />
    </OpeningBoundary>
  );
  return { Part, preload };
}

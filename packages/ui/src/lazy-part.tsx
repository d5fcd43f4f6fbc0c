import { startTransition, useEffect, useState, type ComponentType } from "react";

type PartModule<Props> = { default: ComponentType<Props> };

/** A part of a screen whose code is loaded on demand, or earlier by `preload`. */
export type LazyPart<Props extends object, Module = unknown> = {
  Part: ComponentType<Props>;
  /** Fetches the part's module; resolves when it can render synchronously. Calling it again is free. */
  preload: () => Promise<Module>;
};

/**
 * Creates a part whose code is a separate chunk: a whole page, or a rarely opened menu. Once
 * preloaded, it renders synchronously, so that the first render can hydrate and opening it feels
 * immediate. React's own `lazy` needs a Suspense boundary, and then the server hides pages with
 * photographs until a script reveals them.
 *
 * @param load the part's dynamic import
 */
export function lazyPart<Props extends object = object, Module = unknown>(
  load: () => Promise<PartModule<Props> & Module>,
): LazyPart<Props, PartModule<Props> & Module> {
  let loaded: (PartModule<Props> & Module) | undefined;
  let loading: Promise<PartModule<Props> & Module> | undefined;

  function preload() {
    loading ??= load().then(
      (module) => (loaded = module),
      (error: unknown) => {
        // After a failure, the part can be requested again.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  function Part(props: Props) {
    const [arrived, setArrived] = useState(loaded);
    const [error, setError] = useState<Error>();
    useEffect(() => {
      if (!arrived) {
        preload().then(
          // Renders in slices, so that a slow phone stays responsive.
          (module) => startTransition(() => setArrived(module)),
          (cause: unknown) => setError(cause instanceof Error ? cause : new Error(String(cause))),
        );
      }
    }, [arrived]);
    // Throws to the nearest error boundary.
    if (error) throw error;
    return arrived ? <arrived.default {...props} /> : null;
  }

  return { Part, preload };
}

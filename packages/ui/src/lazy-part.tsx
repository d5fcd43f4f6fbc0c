import { startTransition, useEffect, useState, type ComponentType } from "react";

type PartModule<Props> = { default: ComponentType<Props> };

/** A part of a screen whose code is loaded when it is needed, or earlier. */
export type LazyPart<Props extends object> = {
  Part: ComponentType<Props>;
  /** Fetches the part's code; resolves when it can render synchronously. Calling it again is free. */
  preload: () => Promise<unknown>;
};

/**
 * A part whose code is a separate chunk: a whole page, or a rarely opened menu. Preloaded, it
 * renders synchronously: the first render can hydrate, and opening it feels immediate. React's own
 * `lazy` needs a Suspense boundary, behind which the server would hide every page with a photograph
 * until a script reveals it.
 *
 * @param load the part's dynamic import
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<PartModule<Props>>,
): LazyPart<Props> {
  let loaded: PartModule<Props> | undefined;
  let loading: Promise<PartModule<Props>> | undefined;

  function preload() {
    loading ??= load().then(
      (module) => (loaded = module),
      (error: unknown) => {
        // After a failure the part may be requested again.
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
          // In slices, so that a heavy part leaves a slow phone responsive.
          (module) => startTransition(() => setArrived(module)),
          (cause: unknown) => setError(cause instanceof Error ? cause : new Error(String(cause))),
        );
      }
    }, [arrived]);
    // For the nearest error boundary.
    if (error) throw error;
    return arrived ? <arrived.default {...props} /> : null;
  }

  return { Part, preload };
}

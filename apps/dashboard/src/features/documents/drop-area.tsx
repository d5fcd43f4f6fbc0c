import { lazyPart } from "@frontage/ui/lazy-part";
import { useEffect, useRef, useState, type DragEvent, type ReactNode } from "react";

import type { DropCoverProps, DropHandlers } from "./drop-cover.tsx";

const dropCover = lazyPart<DropCoverProps>(() => import("./drop-cover.tsx"));

function carriesFiles({ dataTransfer }: Pick<globalThis.DragEvent, "dataTransfer">): boolean {
  return dataTransfer?.types.includes("Files") ?? false;
}

export type DropAreaProps = Pick<DropCoverProps, "onDrop"> & { children: ReactNode };

/** Accepts files dropped anywhere on its children. */
export function DropArea({ children, onDrop }: DropAreaProps) {
  const [hasCover, setCover] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const handlers = useRef<DropHandlers>(null);
  const hasEntered = useRef(false);

  useEffect(() => {
    function handleFiles(event: globalThis.DragEvent) {
      if (!carriesFiles(event)) return;
      // Otherwise the browser would open a file dropped elsewhere.
      event.preventDefault();
      if (event.type !== "dragenter") return;
      // Dropping works without the cover too, and the next drag retries.
      void dropCover.preload().then(
        () => setCover(true),
        () => {},
      );
    }
    const types = ["dragenter", "dragover", "drop"] as const;
    for (const type of types) window.addEventListener(type, handleFiles);
    return () => {
      for (const type of types) window.removeEventListener(type, handleFiles);
    };
  }, []);

  function enter(event: DragEvent<HTMLElement>) {
    if (!handlers.current) return;
    hasEntered.current = true;
    handlers.current.onDragEnter(event);
  }
  return (
    <div
      ref={area}
      role="presentation"
      className="relative"
      onDragEnter={enter}
      onDragOver={(event) => {
        // The first drag entered before the cover was loaded.
        if (!hasEntered.current) enter(event);
        handlers.current?.onDragOver(event);
      }}
      onDragLeave={(event) => handlers.current?.onDragLeave(event)}
      onDrop={(event) => {
        if (handlers.current) handlers.current.onDrop(event);
        else if (carriesFiles(event)) onDrop([...event.dataTransfer.files]);
      }}
    >
      {children}
      {hasCover && <dropCover.Part ref={handlers} area={area} onDrop={onDrop} />}
    </div>
  );
}

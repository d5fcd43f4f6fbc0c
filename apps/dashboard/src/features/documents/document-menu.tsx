import type { PortalDocument } from "@frontage/content/schemas/document";
import { lazyPart } from "@frontage/ui/lazy-part";
import { useState } from "react";

import { openPart } from "../../navigation/open-part.ts";
import { preloadProps } from "../../navigation/preload-props.ts";
import { RowMenuButton } from "./row-menu-button.tsx";
import type { RowMenuProps } from "./row-menu.tsx";

const rowMenu = lazyPart<RowMenuProps>(() => import("./row-menu.tsx"));

export type DocumentMenuProps = {
  document: PortalDocument;
  onDownload: () => void;
  onRemove: () => void;
};

/** A document’s menu; its code loads at the first sign of interest. */
export function DocumentMenu(props: DocumentMenuProps) {
  const [hasMenu, setMenu] = useState(false);
  if (hasMenu) return <rowMenu.Part {...props} />;
  return (
    <RowMenuButton
      name={props.document.name}
      aria-expanded={false}
      {...preloadProps(rowMenu)}
      onClick={() => openPart("the menu", rowMenu.preload, () => setMenu(true))}
      onKeyDown={(event) => {
        if (event.key !== "ArrowDown") return;
        event.preventDefault();
        event.currentTarget.click();
      }}
    />
  );
}

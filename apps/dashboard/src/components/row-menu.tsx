import { ActionRowMore } from "@frontage/ui/action-list";
import { lazyPart } from "@frontage/ui/lazy-part";
import { useState } from "react";

import { openPart } from "../navigation/open-part.ts";
import { preloadProps } from "../navigation/preload-props.ts";
import type { OpenRowMenuProps } from "./open-row-menu.tsx";

const openRowMenu = lazyPart<OpenRowMenuProps>(async () => ({
  default: (await import("./open-row-menu.tsx")).OpenRowMenu,
}));

/** A row’s menu; its code loads at the first sign of interest. */
export function RowMenu(props: OpenRowMenuProps) {
  const { name, Trigger: Button = ActionRowMore } = props;
  const [hasMenu, setMenu] = useState(false);
  if (hasMenu) return <openRowMenu.Part {...props} />;
  return (
    <Button
      name={name}
      aria-expanded={false}
      {...preloadProps(openRowMenu)}
      onClick={() => openPart("the menu", openRowMenu.preload, () => setMenu(true))}
      onKeyDown={(event) => {
        if (event.key !== "ArrowDown") return;
        event.preventDefault();
        event.currentTarget.click();
      }}
    />
  );
}

import type { ReactNode } from "react";

/** A notice about an account, with its buttons beside or below the text. */
export function AccountNote({ children }: { children: ReactNode }) {
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-panel border border-hairline bg-warn-tint p-4 text-ui text-fg">
      {children}
    </div>
  );
}

// @vitest-environment happy-dom
import { Toaster } from "@frontage/ui/toast";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";

import { lazyForm } from "./lazy-form.tsx";

test("a form that can't be loaded leaves its screen as it is, says so, and opens once it can be", async () => {
  let isReachable = false;
  const form = lazyForm<{ onClose: () => void }>(async () => {
    if (!isReachable) throw new Error("unreachable");
    return { default: () => <p>The form</p> };
  });
  function Screen() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <textarea defaultValue="Typed before" />
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && <form.Part onClose={() => setOpen(false)} />}
        <Toaster />
      </>
    );
  }
  const page = document.createElement("div");
  document.body.replaceChildren(page);
  // React reports the error that the boundary catches.
  const root = createRoot(page, { onCaughtError: () => {}, onUncaughtError: () => {} });
  root.render(<Screen />);
  await vi.waitFor(() => expect(page.querySelector("button")).not.toBeNull());
  page.querySelector("button")?.click();
  await vi.waitFor(() => expect(page.textContent).toContain("Couldn’t load the form. Try again."));
  expect(page.querySelector("textarea")?.value).toBe("Typed before");
  isReachable = true;
  page.querySelector("button")?.click();
  await vi.waitFor(() => expect(page.textContent).toContain("The form"));
  root.unmount();
});

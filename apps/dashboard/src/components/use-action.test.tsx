// @vitest-environment happy-dom
import { Toaster } from "@frontage/ui/toast";
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { setImmediate } from "node:timers/promises";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { useAction, type Action } from "./use-action.ts";

let page: HTMLElement;
let root: Root;
let stored: string;

/** A record, and a button that renames it. */
function Screen(action: Partial<Action<string, unknown>>) {
  const { data } = useQuery({ queryKey: ["documents"], queryFn: async () => stored });
  const { isPending, run } = useAction({
    act: async (name: string) => {
      stored = name;
    },
    changes: ["documents"],
    ...action,
  });
  return (
    <>
      <p>{data}</p>
      <button type="button" disabled={isPending} onClick={() => run("Lease")}>
        Rename
      </button>
    </>
  );
}

async function open(action: Partial<Action<string, unknown>> = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  page = document.createElement("div");
  document.body.replaceChildren(page);
  root = createRoot(page);
  root.render(
    <QueryClientProvider client={client}>
      <Screen {...action} />
      <Toaster />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(shown()).toBe("Deed"));
}

const shown = () => page.querySelector("p")?.textContent;
const isDisabled = () => page.querySelector("button")?.disabled;
async function press(label: string) {
  const button = await vi.waitFor(() => {
    const buttons = [...document.querySelectorAll("button")];
    const found = buttons.find(({ textContent }) => textContent.includes(label));
    expect(found).toBeDefined();
    return found;
  });
  button?.click();
}
const expectToast = async (text: string) =>
  vi.waitFor(() => expect(document.body.textContent).toContain(text));

beforeEach(() => {
  stored = "Deed";
});
afterEach(async () => {
  root.unmount();
  // React finishes its work in a later turn, for which it needs the window, which the last test
  // removes.
  await setImmediate();
});

test("an action shows a toast and its change, and can be undone", async () => {
  await open({
    done: "Renamed.",
    undo: () => ({
      act: async () => {
        stored = "Deed";
      },
      done: "Named as before.",
    }),
  });
  await press("Rename");
  await expectToast("Renamed.");
  await vi.waitFor(() => expect(shown()).toBe("Lease"));
  await press("Undo");
  await expectToast("Named as before.");
  await vi.waitFor(() => expect(shown()).toBe("Deed"));
});

test("an action is pending until its change is shown, then moves the focus", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const focus = vi.fn<() => void>();
  await open({ act: async () => promise, focus });
  await press("Rename");
  await vi.waitFor(() => expect(isDisabled()).toBe(true));
  expect(focus).not.toHaveBeenCalled();
  resolve();
  await vi.waitFor(() => expect(focus).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(isDisabled()).toBe(false));
});

test("a failed action shows the reason and the saved record", async () => {
  const restore = vi.fn<() => void>();
  await open({
    act: async () => {
      stored = "Changed by someone else";
      throw new Error("It was changed meanwhile.");
    },
    done: "Renamed.",
    failed: (name) => `Couldn’t rename it to ${name}.`,
    optimistic: () => restore,
  });
  await press("Rename");
  await expectToast("Couldn’t rename it to Lease. It was changed meanwhile.");
  expect(document.body.textContent).not.toContain("Renamed.");
  expect(restore).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(shown()).toBe("Changed by someone else"));
});

// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

import { loadApplication } from "./load-application.ts";

let paint: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  const listeners: [string, EventListener][] = [];
  // Each test has its own page: its listeners are removed afterwards.
  vi.spyOn(window, "addEventListener").mockImplementation((type, listener) => {
    listeners.push([type, listener as EventListener]);
  });
  vi.spyOn(window, "dispatchEvent").mockImplementation((event) => {
    for (const [type, listener] of listeners) if (type === event.type) listener(event);
    return !event.defaultPrevented;
  });
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      constructor(callback: (entries: unknown, observer: { disconnect: () => void }) => void) {
        paint = () => callback(undefined, { disconnect() {} });
      }
      observe() {}
    },
  );
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

const loading = () => {
  const load = vi.fn<() => Promise<void>>(async () => {});
  loadApplication({ load, schedule: (start) => start() });
  return load;
};

/** A person's click on an element of the page. */
function click(html: string) {
  document.body.innerHTML = html;
  const target = document.body.querySelector("button") ?? document.body;
  const event = new MouseEvent("click", { cancelable: true });
  Object.defineProperties(event, { isTrusted: { value: true }, target: { value: target } });
  window.dispatchEvent(event);
  return { event, target };
}

test.for([
  ["painted, then loaded", () => [paint(), window.dispatchEvent(new Event("load"))]],
  ["loaded, then painted", () => [window.dispatchEvent(new Event("load")), paint()]],
] as const)("the application comes when the page is %s", async ([, happen]) => {
  const load = loading();
  happen();
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledOnce();
});

test("the application loads only after both the paint and the load event", async () => {
  const load = loading();
  paint();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
});

test("a tab that is never painted loads its application some seconds after the page", async () => {
  const load = loading();
  window.dispatchEvent(new Event("load"));
  await vi.advanceTimersByTimeAsync(3_900);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(load).toHaveBeenCalledOnce();
});

test.for(["pointerdown", "keydown", "wheel", "touchstart"])(
  "a %s brings the application, once",
  (type) => {
    const load = loading();
    window.dispatchEvent(new Event(type));
    window.dispatchEvent(new Event(type));
    expect(load).toHaveBeenCalledOnce();
  },
);

test("an early press is held for the application and has no other effect", () => {
  const load = loading();
  const { event, target } = click("<button type=button>Pause</button>");
  expect(event.defaultPrevented).toBe(true);
  expect(window.boot?.pressed).toBe(target);
  expect(load).toHaveBeenCalledOnce();
});

test.for(["<a href='/about'>About</a>", "<button type=button popovertarget=menu>Menu</button>"])(
  "%s needs no application: the browser has the press",
  (html) => {
    loading();
    expect(click(html).event.defaultPrevented).toBe(false);
    expect(window.boot?.pressed).toBeNull();
  },
);

test("once the application listens, it gets each press", () => {
  loading();
  delete window.boot;
  expect(click("<button type=button>Pause</button>").event.defaultPrevented).toBe(false);
});

test("if the application can't be loaded, the browser handles the early press", async () => {
  loadApplication({
    load: () => Promise.reject(new Error("no network")),
    schedule: (start) => start(),
  });
  const pressed = vi.fn<() => void>();
  const { target } = click("<button type=button>Back to Services</button>");
  target.addEventListener("click", pressed);
  await vi.advanceTimersByTimeAsync(1);
  expect(pressed).toHaveBeenCalledOnce();
  expect(window.boot).toBeUndefined();
});

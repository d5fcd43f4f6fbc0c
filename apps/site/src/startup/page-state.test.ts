// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createStylesLinker, followScroll, showInSteps } from "./page-state.ts";

const root = document.documentElement;
const links: HTMLLinkElement[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document.head, "append").mockImplementation((...added) => {
    links.push(...(added as HTMLLinkElement[]));
  });
  links.length = 0;
  root.removeAttribute("data-styled");
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("the stylesheet and the manifest are linked once, when asked for", () => {
  const linkStyles = createStylesLinker(["/a.css"], () => {});
  expect(links).toEqual([]);
  linkStyles();
  linkStyles();
  expect(links.map((link) => [link.rel, link.getAttribute("href")])).toEqual([
    ["stylesheet", "/a.css"],
    ["manifest", "/manifest.webmanifest"],
  ]);
});

test.for(["load", "error"])("the rest of the page shows on the stylesheet's %s", (type) => {
  const show = vi.fn<() => void>();
  createStylesLinker(["/a.css"], show)();
  expect(show).not.toHaveBeenCalled();
  links[0]?.dispatchEvent(new Event(type));
  expect(show).toHaveBeenCalled();
});

test("the rest of the page shows even when the stylesheet hangs", () => {
  const show = vi.fn<() => void>();
  createStylesLinker(["/a.css"], show)();
  vi.advanceTimersByTime(3000);
  expect(show).toHaveBeenCalled();
});

test("parts below the first screen show from the top, each in a task of its own", () => {
  document.body.innerHTML = `<p data-later=""></p><p data-later=""></p>`;
  const shown = () => [
    ...[...document.querySelectorAll("p")].map((part) => part.dataset.later),
    root.dataset.styled,
  ];
  showInSteps();
  expect(shown()).toEqual(["shown", "", undefined]);
  vi.advanceTimersToNextTimer();
  expect(shown()).toEqual(["shown", "shown", undefined]);
  vi.advanceTimersToNextTimer();
  expect(shown()).toEqual(["shown", "shown", ""]);
});

test("the page is marked while it is scrolled", () => {
  followScroll();
  const scrollTo = (y: number) => {
    vi.spyOn(window, "scrollY", "get").mockReturnValue(y);
    window.dispatchEvent(new Event("scroll"));
    return root.dataset.scrolled;
  };
  expect(scrollTo(10)).toBeUndefined();
  expect(scrollTo(11)).toBe("");
  expect(scrollTo(0)).toBeUndefined();
});

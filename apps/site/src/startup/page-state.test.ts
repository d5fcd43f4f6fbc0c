// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createStylesLinker, followScroll } from "./page-state.ts";

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
  const linkStyles = createStylesLinker(["/a.css"]);
  expect(links).toEqual([]);
  linkStyles();
  linkStyles();
  expect(links.map((link) => [link.rel, link.getAttribute("href")])).toEqual([
    ["stylesheet", "/a.css"],
    ["manifest", "/manifest.webmanifest"],
  ]);
});

test.for(["load", "error"])("the rest of the page shows on the stylesheet's %s", (type) => {
  createStylesLinker(["/a.css"])();
  expect(root.dataset.styled).toBeUndefined();
  links[0]?.dispatchEvent(new Event(type));
  expect(root.dataset.styled).toBe("");
});

test("the rest of the page shows even when the stylesheet hangs", () => {
  createStylesLinker(["/a.css"])();
  vi.advanceTimersByTime(3000);
  expect(root.dataset.styled).toBe("");
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

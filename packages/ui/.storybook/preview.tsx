/// <reference types="vite/client" />
import type { Decorator, Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { timeouts } from "../../../scripts/timeouts.ts";
import { addDefaults, addParts, chooseControls } from "./controls.ts";
import "./preview.css";

configure({ asyncUtilTimeout: timeouts.expect.poll.timeout });

// Links in stories do everything except navigate.
document.addEventListener("click", (event) => {
  if (event.target instanceof Element && event.target.closest("a[href]")) event.preventDefault();
});

/**
 * Puts a story on its theme's canvas. On its own page the theme is set on the document, so that
 * portals are themed too; on a docs page, where light and dark are side by side, it is set on the
 * story's frame.
 */
const withTheme: Decorator = (Story, { globals, parameters, viewMode }) => {
  const theme = globals.theme === "dark" ? "dark" : "light";
  const isAlone = viewMode !== "docs";
  if (isAlone) document.documentElement.dataset.theme = theme;
  return (
    <div
      data-theme={theme}
      className={[
        "bg-canvas text-base text-fg-2",
        isAlone && "min-h-dvh",
        parameters.bare ? "" : "p-4 sm:p-8",
      ]
        .filter(Boolean)
        .join(" ")}
    >
      <Story />
    </div>
  );
};

const preview: Preview = {
  decorators: [withTheme],
  argTypesEnhancers: [addParts, addDefaults, chooseControls],
  globalTypes: {
    theme: {
      description: "Theme of the dashboard",
      toolbar: {
        title: "Theme",
        icon: "contrast",
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: "light" },
  parameters: {
    layout: "fullscreen",
    // Passed checks aren't listed: the list takes as long as the check.
    a11y: { test: "error", options: { resultTypes: ["violations"], iframes: false } },
    backgrounds: { disable: true },
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: "Phone", styles: { width: "390px", height: "844px" } },
        tablet: { name: "Tablet", styles: { width: "834px", height: "1112px" } },
        desktop: { name: "Desktop", styles: { width: "1440px", height: "900px" } },
      },
    },
    options: {
      storySort: {
        order: [
          "Introduction",
          "Icons",
          "Patterns",
          "Design notes",
          "Foundations",
          ["Tokens"],
          "Actions",
          "Forms",
          "Navigation",
          "Overlays",
          "Data",
          "Feedback",
          "Site",
          "Dashboard",
        ],
      },
    },
  },
  tags: ["autodocs"],
};

export default preview;

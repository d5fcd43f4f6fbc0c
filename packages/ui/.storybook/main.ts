import { fileURLToPath } from "node:url";

import type { StorybookConfig } from "@storybook/react-vite";

/** Inherited element properties that are shown. */
const alwaysShown = new Set([
  "children",
  "disabled",
  "href",
  "placeholder",
  "readOnly",
  "required",
]);

const listingPhotos = [
  "hero-2-mixed-use-golden-hour",
  "service-market-analysis-aerial",
  "service-leasing-loft",
].flatMap((id) =>
  ["avif", "jpg"].map((format) => ({
    from: `../../../apps/site/photographs/${id}.jpg`,
    to: `/listings/photos/${id}-1600.${format}`,
  })),
);

const config: StorybookConfig = {
  // The kit's stories, and those of the apps' main parts.
  stories: [
    "./*.mdx",
    "../src/*.stories.tsx",
    "../../../apps/{site,dashboard}/src/**/*.stories.tsx",
  ],
  // The site's photographs; some are those of the stories' listing, whose formats browsers recognize.
  staticDirs: ["../../../apps/site/public", ...listingPhotos],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: "@storybook/react-vite",
  // Tests need no docs pages.
  previewAnnotations: (entries = []) =>
    process.env.VITEST
      ? entries
      : [...entries, fileURLToPath(new URL("docs.tsx", import.meta.url))],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // The other reader doesn't resolve types, so it finds no variants. It has its own compiler: see
    // `.pnpmfile.cjs`. Tests show no property tables.
    reactDocgen: process.env.VITEST ? false : "react-docgen-typescript",
    reactDocgenTypescriptOptions: {
      tsconfigPath: fileURLToPath(new URL("../tsconfig.json", import.meta.url)),
      // Options of a variant become a list to choose from.
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      skipChildrenPropWithoutDoc: false,
      // Properties that every element has would hide what the component adds.
      propFilter: ({ name, parent }) =>
        parent === undefined ||
        !parent.fileName.includes("node_modules") ||
        alwaysShown.has(name) ||
        /radix-ui|downshift/.test(parent.fileName),
    },
  },
};

export default config;

import type { StorybookConfig } from "@storybook/react-vite";

const config: StorybookConfig = {
  stories: ["../src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: "@storybook/react-vite",
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other reader of types does not run on TypeScript 7.
  // Tests show no tables of properties.
  typescript: { reactDocgen: process.env.VITEST ? false : "react-docgen" },
};

export default config;

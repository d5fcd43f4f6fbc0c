import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

import { usedIcons } from "./.storybook/used-icons.ts";

// Only for Storybook and its tests: the package itself is built by tsup.
export default defineConfig({
  plugins: [react(), tailwindcss(), usedIcons()],
  resolve: {
    alias: [
      // The apps' stories use the kit's source, not its last build.
      { find: /^@frontage\/ui\/(.*)$/, replacement: `${import.meta.dirname}/src/$1` },
    ],
    dedupe: ["react", "react-dom"],
  },
});

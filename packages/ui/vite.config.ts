import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// For Storybook and its tests alone: the package itself is built by tsup.
export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: {
    alias: [
      // The apps' stories show the kit as it is here, not as it was built last.
      { find: /^@frontage\/ui\/(.*)$/, replacement: `${import.meta.dirname}/src/$1` },
    ],
    dedupe: ["react", "react-dom"],
  },
});

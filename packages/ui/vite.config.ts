import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// For Storybook and its tests alone: the package itself is built by tsup.
export default defineConfig({ plugins: [react(), tailwindcss()] });

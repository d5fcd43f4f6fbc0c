import { defineConfig } from "vitest/config";
import { timeouts } from "./timeouts.ts";

export default defineConfig({ test: timeouts });

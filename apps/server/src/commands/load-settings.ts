// The settings of whoever runs a command, where they are in a file. By Node's own option, each
// command would say so when there is none.
import { existsSync } from "node:fs";

if (existsSync(".env")) process.loadEnvFile();

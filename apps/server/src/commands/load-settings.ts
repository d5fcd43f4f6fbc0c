// The settings of the person who runs a command, if they are in a file. Node's own option would
// make each command complain when there is none.
import { existsSync } from "node:fs";

if (existsSync(".env")) process.loadEnvFile();

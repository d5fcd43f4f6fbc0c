import { type DestinationStream, type Logger, pino } from "pino";
import type { ServerEnvironment } from "./env.ts";

/** Structured JSON logs on stdout, without secrets. */
export function createLog(
  level: ServerEnvironment["logLevel"],
  destination?: DestinationStream,
): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ["password", "token", "secret", "cookie", "*.password", "*.token", "*.cookie"],
  };
  return destination ? pino(options, destination) : pino(options);
}

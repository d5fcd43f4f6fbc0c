import { join } from "node:path";
import * as z from "zod";
import type { S3Settings } from "./files/s3-files.ts";
import type { InquirySettings } from "./inquiries/inquiries.ts";
import { installation } from "./installation.ts";

// The only module that reads the environment. `.env.example` lists the same settings.

/**
 * Where the embedded store is unless `DATA_DIR` is set: in the repository's or the release's
 * folder.
 */
const defaultDataFolder = join(installation.folder, ".data");

/** The minimum length of `AUTH_SECRET`, and of the secret in the data folder. */
export const secretMin = 32;
const webhookSecretMinBytes = 24;

const flag = z
  .enum(["1", "0"], { error: ({ input }) => `is "${String(input)}", but it takes 1 or 0.` })
  .default("0")
  .transform((value) => value === "1");

const webAddress = z.url({
  protocol: /^https?$/,
  hostname: z.regexes.hostname,
  error: "must be an address such as https://broker.example.com.",
  // Later checks need a valid URL.
  abort: true,
});

const wholeNumber = z
  .string()
  .regex(/^\d{1,6}$/, {
    error: ({ input }) => `is "${String(input)}", but it takes a whole number, 0 or more.`,
  })
  .transform(Number);

/** A Standard Webhooks secret: "whsec_" and at least 24 bytes in base64. */
const webhookSecret = z.string().refine(
  (value) => {
    const key = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(value)?.[1];
    return key !== undefined && Buffer.from(key, "base64").byteLength >= webhookSecretMinBytes;
  },
  {
    error: `must be whsec_ followed by at least ${webhookSecretMinBytes} random bytes in base64.`,
  },
);

const variablesSchema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, { error: portSentence })
    .default("3000")
    .transform(Number)
    .refine((port) => port <= 65_535, { error: portSentence }),
  HOST: z.string().optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^\d$/, {
      error: ({ input }) =>
        `is "${String(input)}", but it takes the number of proxies in front, 0 to 9.`,
    })
    .default("0")
    .transform(Number),
  NODE_ENV: z
    .enum(["production", "development", "test"], {
      error: ({ input }) => `is "${String(input)}", but it takes production, development or test.`,
    })
    .optional(),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be fatal, error, warn, info, debug, trace or silent.",
    })
    .default("info"),
  METRICS_TOKEN: z
    .string()
    .min(24, { error: "is too short: at least 24 characters, made at random." })
    .optional(),
  PUBLIC_URL: webAddress.optional(),
  HSTS_SUBDOMAINS: flag,
  DATA_DIR: z.string().default(defaultDataFolder),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: "must begin with postgres://." })
    .optional(),
  AUTH_SECRET: z
    .string()
    .min(secretMin, { error: `is too short: at least ${secretMin} characters, made at random.` })
    .optional(),
  BROKER_TWO_FACTOR: z
    .enum(["required", "optional"], {
      error: ({ input }) => `is "${String(input)}", but it takes required or optional.`,
    })
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, { error: "must begin with smtp:// or smtps://." })
    .optional(),
  MAIL_FROM: z.string().optional(),
  INQUIRY_WEBHOOK_URL: webAddress
    .refine((url) => !new URL(url).username && !new URL(url).password, {
      error: "must not contain a name or password.",
    })
    .optional(),
  INQUIRY_WEBHOOK_SECRET: webhookSecret.optional(),
  INQUIRY_WEBHOOK_ALLOW_PRIVATE: flag,
  LISTING_WEBHOOK: flag,
  INQUIRY_RETENTION_DAYS: wholeNumber.default(0),
  INQUIRY_LIMIT_PER_HOUR: wholeNumber.default(20),
  CLIENT_STORAGE_MB: wholeNumber.default(2048),
  MESSAGE_LIMIT_PER_MINUTE: wholeNumber.default(30),
  OPEN_REQUEST_LIMIT: wholeNumber.default(20),
  ASSISTANT_LIMIT_PER_HOUR: wholeNumber.default(1800),
  ASSISTANT_API_KEY: z.string().optional(),
  CLAMAV_SOCKET: z
    .string()
    .regex(/^(\/.+|[^/:]+:\d{1,5})$/, {
      error: "must be a path such as /run/clamav/clamd.ctl, or an address such as 127.0.0.1:3310.",
    })
    .optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
});

/** Every setting, as listed in `.env.example`; the last one is for the build. */
export const settingNames: readonly string[] = [...Object.keys(variablesSchema.shape), "STORYBOOK"];

function portSentence({ input }: { input?: unknown }): string {
  return `is "${String(input)}", but a port is a whole number from 0 to 65535.`;
}

/** What a logged-in person may do; `Infinity` means no limit. */
export type UsageLimits = {
  /**
   * `MESSAGE_LIMIT_PER_MINUTE`: the messages of one account. 30, because nobody writes a line every
   * two seconds for a minute; further messages wait in the sender's browser.
   */
  messagesPerMinute: number;
  /**
   * `OPEN_REQUEST_LIMIT`: the tours and calls a client may have unanswered. 20, because a day of
   * tours has five to eight, so it covers more than two days of them and some calls.
   */
  openRequests: number;
  /**
   * `ASSISTANT_LIMIT_PER_HOUR`: the questions of one account to the assistant. 1,800, as many as
   * messages: nobody asks one every two seconds for an hour, and it takes a few percent of one
   * core.
   */
  questionsPerHour: number;
};

/** The settings of a running server. */
export type ServerEnvironment = {
  /** `PORT`, 3000 unless set; 0 takes any free port. */
  port: number;
  /**
   * `HOST`, the address to listen on. By default all, so that `localhost` works with IPv4 and IPv6.
   */
  host: string | undefined;
  /** `TRUST_PROXY`: how many proxies in front are trusted to set `X-Forwarded-*` headers. */
  trustedProxies: number;
  /** `NODE_ENV=production`: nothing is seeded, and secrets are required. */
  isProduction: boolean;
  /** `LOG_LEVEL`, "info" unless set. */
  logLevel: z.infer<typeof variablesSchema>["LOG_LEVEL"];
  /** `METRICS_TOKEN` protects `/api/metrics`, which doesn't exist without it. */
  metricsToken: string | undefined;
  /** `PUBLIC_URL`: the origin that people type and emails link to. By default this machine's. */
  publicUrl: string | undefined;
  /** `HSTS_SUBDOMAINS`: browsers use https for all names below the site's, too. */
  hstsSubdomains: boolean;
  /** The path in `PUBLIC_URL`, which shouldn't have one: "/portal"; "" without one. */
  publicPath: string;
  /** `DATA_DIR`: the folder of the embedded database, its files and its secret. */
  dataFolder: string;
  /** `DATABASE_URL`: a PostgreSQL to use instead of the embedded SQLite. */
  databaseUrl: string | undefined;
  /** `AUTH_SECRET` signs the session cookies. By default, created once in the data folder. */
  authSecret: string | undefined;
  /** `BROKER_TWO_FACTOR`; unless set, the store decides (accounts/broker-two-factor.ts). */
  brokerTwoFactor: "required" | "optional" | undefined;
  mail: { smtpUrl: string | undefined; from: string | undefined };
  inquiries: InquirySettings;
  /** `LISTING_WEBHOOK=1`: the inquiries' webhook is also told what happens on listings. */
  tellsOfListings: boolean;
  /** `CLIENT_STORAGE_MB`: how much a client's files may take, in bytes. */
  storageLimitBytes: number;
  limits: UsageLimits;
  /** `ASSISTANT_API_KEY`: of the language model in `broker.ts`. Without it, answers are quotes. */
  assistantKey: string | undefined;
  /** `CLAMAV_SOCKET`: clamd's, which scans each file before it is kept. */
  clamavSocket: string | undefined;
  /** The `S3_…` settings: a bucket for files, instead of the data folder. */
  s3: S3Settings | undefined;
};

type Variables = Record<string, string | undefined>;

/**
 * Reads and checks the settings. Empty variables count as unset.
 *
 * @throws one Error that lists every problem.
 */
export function readServerEnvironment(variables: Variables = process.env): ServerEnvironment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const parsed = variablesSchema.safeParse(given);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);

  const s3Names = ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
  const wantsS3 = [...s3Names, "S3_ENDPOINT"].some((name) => given[name]);
  if (wantsS3) {
    for (const name of s3Names) {
      if (!given[name])
        problems.push(`${name} is missing: files in S3 require all of ${s3Names.join(", ")}.`);
    }
  }
  if (given.NODE_ENV === "production") {
    for (const name of ["PUBLIC_URL", "AUTH_SECRET"]) {
      if (!given[name])
        problems.push(`${name} is missing: with NODE_ENV=production it must be given.`);
    }
  }
  // Processes that share a database must accept each other's cookies.
  else if (given.DATABASE_URL && !given.AUTH_SECRET) {
    problems.push("AUTH_SECRET is missing: with DATABASE_URL it must be given.");
  }
  if (given.SMTP_URL && !given.MAIL_FROM) {
    problems.push("MAIL_FROM is missing: emails need a sender, such as office@example.com.");
  }
  if (given.INQUIRY_WEBHOOK_URL && !given.INQUIRY_WEBHOOK_SECRET) {
    problems.push("INQUIRY_WEBHOOK_SECRET is missing: it signs what is sent to the webhook.");
  }
  if (given.LISTING_WEBHOOK === "1" && !given.INQUIRY_WEBHOOK_URL) {
    problems.push("INQUIRY_WEBHOOK_URL is missing: LISTING_WEBHOOK=1 posts there, too.");
  }
  if (!parsed.success || problems.length > 0) {
    throw new Error(`The settings are invalid.\n${problems.join("\n")}`);
  }

  const settings = parsed.data;
  return {
    port: settings.PORT,
    host: settings.HOST,
    trustedProxies: settings.TRUST_PROXY,
    isProduction: settings.NODE_ENV === "production",
    logLevel: settings.LOG_LEVEL,
    metricsToken: settings.METRICS_TOKEN,
    publicUrl: settings.PUBLIC_URL && new URL(settings.PUBLIC_URL).origin,
    publicPath: settings.PUBLIC_URL ? new URL(settings.PUBLIC_URL).pathname.replace(/\/$/, "") : "",
    hstsSubdomains: settings.HSTS_SUBDOMAINS,
    dataFolder: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    authSecret: settings.AUTH_SECRET,
    brokerTwoFactor: settings.BROKER_TWO_FACTOR,
    mail: { smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM },
    inquiries: {
      webhook:
        settings.INQUIRY_WEBHOOK_URL && settings.INQUIRY_WEBHOOK_SECRET
          ? {
              url: settings.INQUIRY_WEBHOOK_URL,
              secret: settings.INQUIRY_WEBHOOK_SECRET,
              mayBePrivate: settings.INQUIRY_WEBHOOK_ALLOW_PRIVATE,
            }
          : undefined,
      retentionDays: settings.INQUIRY_RETENTION_DAYS,
      limitPerHour: settings.INQUIRY_LIMIT_PER_HOUR,
    },
    tellsOfListings: settings.LISTING_WEBHOOK,
    storageLimitBytes: settings.CLIENT_STORAGE_MB * 1024 * 1024 || Infinity,
    limits: {
      messagesPerMinute: settings.MESSAGE_LIMIT_PER_MINUTE || Infinity,
      openRequests: settings.OPEN_REQUEST_LIMIT || Infinity,
      questionsPerHour: settings.ASSISTANT_LIMIT_PER_HOUR || Infinity,
    },
    assistantKey: settings.ASSISTANT_API_KEY,
    clamavSocket: settings.CLAMAV_SOCKET,
    s3: wantsS3
      ? {
          endpoint: settings.S3_ENDPOINT,
          region: settings.S3_REGION,
          bucket: given.S3_BUCKET ?? "",
          accessKeyId: given.S3_ACCESS_KEY_ID ?? "",
          secretAccessKey: given.S3_SECRET_ACCESS_KEY ?? "",
        }
      : undefined,
  };
}

/**
 * Whether the build includes Storybook: `STORYBOOK=1`.
 *
 * @throws when the variable says anything but 1 or 0.
 */
export function readStorybookWanted(variables: Variables = process.env): boolean {
  const parsed = flag.safeParse(variables.STORYBOOK || undefined);
  if (!parsed.success) throw new Error(`STORYBOOK ${parsed.error.issues[0]?.message}`);
  return parsed.data;
}

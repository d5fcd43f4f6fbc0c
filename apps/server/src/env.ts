/** The settings of a running server. */
export type ServerEnvironment = {
  /** `PORT`, 3000 unless set; 0 takes any free port. */
  port: number;
  /** `HOST`, the address to listen on. Unset listens on all, so that `localhost` works as IPv4 and as IPv6. */
  host: string | undefined;
  /** `TRUST_PROXY=1`: believe the `X-Forwarded-Proto` of the proxy in front. */
  trustProxy: boolean;
};

type Variables = Record<string, string | undefined>;

/**
 * Reads and checks the settings. Empty variables count as unset.
 *
 * @throws one Error that names everything wrong at once.
 */
export function readServerEnvironment(variables: Variables = process.env): ServerEnvironment {
  const problems: string[] = [];

  const port = Number(variables.PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    problems.push(`PORT is "${variables.PORT}", but a port is a whole number from 0 to 65535.`);
  }
  const host = variables.HOST || undefined;
  const trustProxy = readFlag("TRUST_PROXY", variables, problems);

  if (problems.length > 0) throw new Error(`The settings are not right.\n${problems.join("\n")}`);
  return { port, host, trustProxy };
}

/**
 * Whether the composition takes Storybook in: `STORYBOOK=1`.
 *
 * @throws when the variable says anything but 1 or 0.
 */
export function readStorybookWanted(variables: Variables = process.env): boolean {
  const problems: string[] = [];
  const wanted = readFlag("STORYBOOK", variables, problems);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return wanted;
}

function readFlag(name: string, variables: Variables, problems: string[]): boolean {
  const value = variables[name] || "0";
  if (value !== "0" && value !== "1") problems.push(`${name} is "${value}", but it takes 1 or 0.`);
  return value === "1";
}

import "./load-settings.ts";
import { isSample } from "@frontage/content/is-sample";
import { nameMax } from "@frontage/records/limits";
import { fieldMessages } from "@frontage/records/messages";
import type { AuditAction } from "@frontage/records/schemas/audit";
import { cleaned } from "@frontage/records/schemas/cleaned";
import { emailSchema } from "@frontage/records/schemas/email";
import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import * as z from "zod/mini";
import type { NewAccount } from "../accounts/accounts.ts";
import { readServerEnvironment, type ServerEnvironment } from "../env.ts";
import { createLog } from "../logging.ts";
import { audit } from "../audit/audit.ts";
import type { Person } from "../database/scope.ts";
import type { EmailKind } from "../database/tables.ts";
import { listEmails } from "../outbox/email-outbox.ts";
import { freshStart } from "../seed/fresh-start.ts";
import { openServices } from "../services.ts";
import { unsubscribe } from "../people/settings.ts";

const usage = `Manages accounts. May run beside the server.

  npm run broker -- create <email> --name "<name>" [--role client|broker]
      creates an account and prints its password, once
  npm run broker -- invite <email> --name "<name>" [--role client|broker]
      creates an account and emails a link to choose a password; or resends it
  npm run broker -- reset <email> [--two-factor-off]
      emails a link to choose a new password; optionally turns two-factor off
  npm run broker -- unsubscribe <email>
      ends a client's market notes by email, for someone who asked by phone or letter
  npm run broker -- list
      lists the accounts
  npm run broker -- fresh-start [--yes]
      erases the people of the sample, after a backup, once the site is yours

The default role is client. The settings are the server's (.env.example).`;

/** A usage error. */
class UsageError extends Error {}

const nameSchema = z
  .string()
  .check(
    cleaned(),
    z.minLength(1, 'The name is missing: --name "Taylor Morgan".'),
    z.maxLength(nameMax, fieldMessages.nameTooLong),
    z.regex(/^\P{Cc}*$/u, "A name must be on one line."),
  );
const roleSchema = z.enum(["client", "broker"], "The role is client or broker.");

/**
 * Runs one command.
 *
 * @param args after `npm run broker --`
 * @param readEnvironment reads the server's settings
 * @param print prints a line
 * @returns the exit code: 0 for success, 1 after an error message
 */
export async function runBrokerCommand(
  args: readonly string[],
  readEnvironment: () => ServerEnvironment,
  print: (line: string) => void,
): Promise<0 | 1> {
  try {
    await run(args, readEnvironment, print);
    return 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    print(error.message);
    if (error instanceof UsageError) print(`\n${usage}`);
    return 1;
  }
}

async function run(
  args: readonly string[],
  readEnvironment: () => ServerEnvironment,
  print: (line: string) => void,
): Promise<void> {
  const { command, email, options } = read(args);
  if (command === "help") return print(usage);

  const environment = readEnvironment();
  const services = await openServices(environment, createLog("error"), { isServer: false });
  const { accounts, db } = services;
  const auditChange = ({ id, role }: Person, action: AuditAction) =>
    audit(db, {
      person: administrator.by,
      clientId: role === "client" ? id : null,
      action,
      subject: "account",
      subjectId: id,
      ipAddress: administrator.ipAddress,
    });
  /**
   * Attempts to send the email now, and prints the result. A running server may have sent it first.
   */
  const printEmailed = async ({ id }: Person, kind: EmailKind, sentence: string) => {
    await services.emails.deliverDue();
    const email = (await listEmails(db, id)).find((other) => other.kind === kind);
    if (email?.state === "saved") {
      print(`No email server is set, so the email was saved in ${environment.dataFolder}/mail.`);
    } else if (email?.state === "delivered") print(sentence);
    else {
      print(`The email couldn’t be sent yet. ${email?.detail ?? ""}`.trim());
      print("The server tries again while it runs.");
    }
  };
  try {
    switch (command) {
      case "fresh-start": {
        if (isSample) throw new Error("The site is still the sample's. Edit broker.ts first.");
        await freshStart(services, environment, print, {
          isConfirmed: options.yes,
          password: newPassword,
        });
        return;
      }
      case "unsubscribe": {
        const person = await accounts.findByEmail(email);
        if (person?.role !== "client") throw new Error(`No client logs in with ${email}.`);
        const optOut = await unsubscribe(db, person.id, { ...administrator, source: "command" });
        if (optOut?.isNew) await services.changeStream.publish([person.id], ["settings"]);
        print(`${person.name} gets no market notes by email.`);
        return;
      }
      case "list": {
        for (const { email: address, isInvited, name, role } of await accounts.list()) {
          print(`${role.padEnd(6)}  ${address}  ${name}${isInvited ? "  (invited)" : ""}`);
        }
        return;
      }
      case "create": {
        const account = newAccount(email, options);
        if (await accounts.findByEmail(email)) throw new Error(`${email} already has an account.`);
        const password = newPassword();
        await auditChange(await accounts.create({ ...account, password }), "create");
        print(`${email} can log in at ${services.publicUrl}/login with this password:`);
        print(password);
        return;
      }
      case "invite": {
        const account = newAccount(email, options);
        const before = (await accounts.list()).find((other) => other.email === email.toLowerCase());
        if (before && !before.isInvited) throw new Error(`${email} already has an account.`);
        if (before) await accounts.resendInvitation(before);
        const person = before ?? (await accounts.invite(account));
        if (!person) throw new Error(`${email} already has an account.`);
        await auditChange(person, "invite");
        await printEmailed(
          person,
          "invitation",
          `An invitation was sent to ${email}. Its link works once, for seven days.`,
        );
        return;
      }
      case "reset": {
        const person = await accounts.findByEmail(email);
        if (!person) throw new Error(`${email} has no account.`);
        if (options["two-factor-off"]) {
          await accounts.disableTwoFactor(person.id);
          await auditChange(person, "two-factor-off");
          print(`Two-factor was turned off for ${email}.`);
        }
        await accounts.sendReset(person);
        await auditChange(person, "reset-request");
        await printEmailed(
          person,
          "reset",
          `A reset email was sent to ${email}. Its link works once, for an hour.`,
        );
        return;
      }
    }
  } finally {
    await services.close();
  }
}

const administrator = { by: { name: "Server administrator" }, ipAddress: "" };

const newPassword = () => randomBytes(15).toString("base64url");

const commands = [
  "create",
  "invite",
  "reset",
  "unsubscribe",
  "list",
  "fresh-start",
  "help",
] as const;

/** @throws UsageError */
function read(args: readonly string[]) {
  const { positionals, values: options } = parsed(args);
  const [name = "help", email = "", ...rest] = positionals;
  const command = commands.find((known) => known === name);
  if (!command) throw new UsageError(`There is no command "${name}".`);
  if (options.help || command === "help") return { command: "help" as const, email, options };
  if (rest.length > 0) throw new UsageError(`Unexpected: "${rest.join(" ")}".`);
  if (command === "list" || command === "fresh-start") return { command, email, options };
  if (email === "") throw new UsageError("The email address is missing.");
  return { command, email: checked(emailSchema, email), options };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        name: { type: "string" },
        role: { type: "string", default: "client" },
        "two-factor-off": { type: "boolean", default: false },
        yes: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function newAccount(email: string, options: { name?: string; role: string }): NewAccount {
  return {
    email,
    name: checked(nameSchema, options.name ?? ""),
    role: checked(roleSchema, options.role),
  };
}

function checked<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success)
    throw new UsageError(result.error.issues[0]?.message ?? "That request can’t be read.");
  return result.data;
}

if (import.meta.main) {
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  process.exitCode = await runBrokerCommand(process.argv.slice(2), readServerEnvironment, print);
}

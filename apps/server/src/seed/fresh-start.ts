import { broker } from "@frontage/content/broker";
import { join } from "node:path";
import { eraseClient } from "../erasure/erase-client.ts";
import { backUp } from "../backup/back-up.ts";
import type { Database } from "../database/open-database.ts";
import type { ServerEnvironment } from "../env.ts";
import { eraseInquiry } from "../erasure/erase-inquiry.ts";
import type { Services } from "../services.ts";
import { findSamples, sampleNames } from "./find-samples.ts";

const list = new Intl.ListFormat("en-US");

/**
 * For the server's log of a rebranded site.
 *
 * @returns what to do about samples in the store, or `undefined` if there are none
 */
export async function freshStartNotice(db: Database): Promise<string | undefined> {
  const names = await sampleNames(db);
  if (names.length === 0) return undefined;
  return `Sample people are still in this store: ${list.format(names)}. To erase them and keep everything else: npm run broker -- fresh-start`;
}

/**
 * Erases the sample's people with everything that belongs to them, also in the audit log, after a
 * backup. Other people with accounts stay, with their records.
 *
 * @param options.isConfirmed false only says what would happen
 * @param options.password makes the password of the broker's account, if no broker is left
 */
export async function freshStart(
  services: Pick<Services, "accounts" | "db" | "mailer">,
  environment: ServerEnvironment,
  print: (line: string) => void,
  { isConfirmed, password }: { isConfirmed: boolean; password: () => string },
): Promise<void> {
  const { accounts, db, mailer } = services;
  const names = list.format(await sampleNames(db));
  if (names === "") {
    print("The store has no people of the sample. Nothing to erase.");
    return;
  }
  if (!isConfirmed) {
    print(`This erases ${names} and all of their records, after a backup.`);
    print("Everyone else stays. To do it: npm run broker -- fresh-start --yes");
    return;
  }
  const folder = join(
    environment.dataFolder,
    `before-fresh-start-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`,
  );
  await backUp(environment, folder);
  print(`A backup is in ${folder}.`);
  const { inquiries, people } = await findSamples(db);
  const administrator = { person: { name: "Server administrator" }, ipAddress: "" };
  await db.transaction().execute(async (transaction) => {
    for (const { id } of inquiries) {
      await eraseInquiry({ db: transaction, mailer }, id, administrator);
    }
    for (const { id, role } of people) {
      if (role === "client") {
        await eraseClient({ db: transaction, mailer }, id);
        // The log of real clients stays. Nobody is accountable for what was done with the samples.
        await transaction.deleteFrom("audit").where("clientId", "=", id).execute();
      } else await transaction.deleteFrom("user").where("id", "=", id).execute();
    }
  });
  print(`Erased: ${names}.`);
  // Otherwise the store would count as empty, and the next start would fill it with samples.
  if ((await accounts.list()).every(({ role }) => role !== "broker")) {
    const secret = password();
    await accounts.create({
      name: broker.name,
      email: broker.email,
      role: "broker",
      password: secret,
    });
    print(`${broker.email} can log in with this password:`);
    print(secret);
  }
}

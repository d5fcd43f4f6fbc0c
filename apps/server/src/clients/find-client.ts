import { idSchema } from "@frontage/records/schemas/record";
import * as z from "zod/mini";
import type { Accounts } from "../accounts/accounts.ts";
import { notFound } from "../http/failure.ts";

/** The path of a route about one client. */
export const clientParam = z.object({ id: idSchema });

/** The account of a client. @throws Failure 404 if there is none, or it is a broker's */
export async function findClient(accounts: Pick<Accounts, "findAccount">, id: string) {
  const client = await accounts.findAccount(id);
  if (client?.role !== "client") throw notFound();
  return client;
}

import { account } from "../api/clients.ts";
import { read } from "../api/request.ts";
import { updateAccount } from "./user.ts";

/** Stores the account as the server knows it. If it fails, the next page retries. */
export const refreshAccount = () =>
  void updateAccount(() => read(account.me.$get())).catch(() => {});

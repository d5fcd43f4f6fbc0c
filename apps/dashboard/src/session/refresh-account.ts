import { account } from "../api/clients.ts";
import { read } from "../api/request.ts";
import { updateAccount } from "./user.ts";

/** Fetches the account and stores it. After a failure, the next page tries again. */
export const refreshAccount = () =>
  void updateAccount(() => read(account.me.$get())).catch(() => {});

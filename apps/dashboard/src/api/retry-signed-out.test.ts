import { expect, test, vi } from "vitest";

import { handleSignedOut, retrySignedOut } from "./retry-signed-out.ts";

const answer = (status: number) => new Response(null, { status });

test("what is refused while a new password replaces the session is sent again, without a prompt", async () => {
  const renew = vi.fn<() => Promise<void>>(async () => {});
  handleSignedOut({ renew, leave: () => {} });
  const change = Promise.withResolvers<Response>();
  const changed = retrySignedOut(async () => change.promise, { mayReplace: true });
  const list = vi
    .fn<() => Promise<Response>>(async () => answer(200))
    .mockResolvedValueOnce(answer(401));
  const listed = retrySignedOut(list);
  await expect.poll(() => list.mock.calls.length).toBe(1);
  change.resolve(answer(204));
  expect((await changed).status).toBe(204);
  expect((await listed).status).toBe(200);
  expect(renew).not.toHaveBeenCalled();
});

test("a session that ended before a new password arrived is renewed, and the password sent again", async () => {
  const renew = vi.fn<() => Promise<void>>(async () => {});
  handleSignedOut({ renew, leave: () => {} });
  await retrySignedOut(async () => answer(200));
  const change = vi
    .fn<() => Promise<Response>>(async () => answer(204))
    .mockResolvedValueOnce(answer(401));
  expect((await retrySignedOut(change, { mayReplace: true })).status).toBe(204);
  expect(renew).toHaveBeenCalledTimes(1);
});

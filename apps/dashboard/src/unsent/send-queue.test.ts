// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";

import { RequestError } from "../api/request-error.ts";
import { createSendQueue, type Unsent } from "./send-queue.ts";

const storageKey = "unsent-messages:Client taylor@example.com";
const offline = () => Promise.reject(new Error("Couldn’t reach the server."));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

const schema = z.object({ id: z.string(), threadId: z.string(), text: z.string() });
type Message = z.infer<typeof schema>;

/** Opens a tab with a queue of messages; records what it sends. */
function openTab({
  key = storageKey,
  isCurrent = () => true,
}: { key?: string; isCurrent?: () => boolean } = {}) {
  const send = vi.fn<(message: Unsent<Message>, files: readonly File[]) => Promise<unknown>>(
    async () => {},
  );
  const onSent = vi.fn<() => Promise<void>>(async () => {});
  const queue = createSendQueue({
    schema,
    storageKey: key || undefined,
    isCurrent,
    send,
    onSent,
    groupOf: ({ threadId }) => threadId,
    mayRepeat: (error) => !(error instanceof RequestError && error.kind === "refused"),
  });
  return { ...queue, send, onSent, sent: () => send.mock.calls.map(([{ text }]) => text) };
}
const settle = () => vi.advanceTimersByTimeAsync(0);
const message = (id: string, text = id): Message => ({ id, threadId: "broker", text });
const statuses = (tab: ReturnType<typeof openTab>) => tab.read().map(tab.statusOf);

test("a sent message is removed from storage after its conversation shows it", async () => {
  const tab = openTab();
  tab.onSent.mockImplementation(async () => expect(tab.read()).toHaveLength(1));
  tab.add(message("one"));
  expect(statuses(tab)).toEqual(["sending"]);
  await settle();
  expect(tab.sent()).toEqual(["one"]);
  expect(tab.onSent).toHaveBeenCalledOnce();
  expect(tab.read()).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test("a message waits while offline and is sent when the network returns", async () => {
  const tab = openTab();
  tab.resume();
  tab.send.mockImplementation(offline);
  tab.add(message("one"));
  tab.add(message("two"));
  await settle();
  expect(statuses(tab)[0]).toBe("waiting");

  tab.send.mockReset().mockResolvedValue(undefined);
  window.dispatchEvent(new Event("online"));
  await settle();
  expect(tab.sent()).toEqual(["one", "two"]);
  expect(tab.read()).toEqual([]);
});

test("a server that is down is tried again after a pause", async () => {
  const tab = openTab();
  tab.send.mockRejectedValueOnce(new RequestError("Something went wrong.", {}, "failed"));
  tab.add(message("one"));
  await settle();
  expect(statuses(tab)).toEqual(["waiting"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tab.sent()).toEqual(["one", "one"]);
  expect(tab.read()).toEqual([]);
});

test("a message over the rate limit waits, says so, and is sent later, once and in order", async () => {
  const tab = openTab();
  const limited = new RequestError("You can send 30 messages a minute.", {}, "limited");
  tab.send.mockRejectedValue(limited);
  tab.add(message("one"));
  tab.add(message("two"));
  await settle();
  expect(statuses(tab)[0]).toBe("waiting");
  expect(tab.read()[0]).toMatchObject({ problem: limited.message, isLimited: true });
  tab.send.mockReset().mockResolvedValue(undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tab.sent()).toEqual(["one", "two"]);
  expect(tab.read()).toEqual([]);
});

test("a message left unsent by an earlier page is sent by the next one, with the same id", async () => {
  const earlier = openTab();
  earlier.send.mockImplementation(() => new Promise(() => {}));
  earlier.add(message("one", "Is the roof included?"));

  const next = openTab();
  expect(next.read()).toMatchObject([{ id: "one", text: "Is the roof included?" }]);
  next.resume();
  await settle();
  expect(next.send).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining(message("one", "Is the roof included?")),
    [],
  );
  expect(next.read()).toEqual([]);
});

test("a message that the server refused waits for the user and doesn't block later ones", async () => {
  const tab = openTab();
  tab.send.mockRejectedValueOnce(new RequestError("That message ID is taken."));
  tab.add(message("one"));
  tab.add(message("two"));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(tab.sent()).toEqual(["one", "two"]);
  expect(tab.read()).toMatchObject([{ id: "one", problem: "That message ID is taken." }]);
  expect(statuses(tab)).toEqual(["refused"]);
  tab.retry("one");
  expect(statuses(tab)).toEqual(["sending"]);
  await settle();
  expect(tab.read()).toEqual([]);
});

test("a message whose files were lost with its page is sent only if the user chooses how", async () => {
  const file = new File(["suite,rent\n"], "rents.csv", { type: "text/csv" });
  const earlier = openTab();
  earlier.send.mockImplementation(offline);
  earlier.add(message("one", "Here are the rents."), [file]);
  await settle();
  expect(statuses(earlier)).toEqual(["waiting"]);

  const next = openTab();
  next.resume();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(next.send).not.toHaveBeenCalled();
  expect(statuses(next)).toEqual(["files-lost"]);
  expect(next.read()[0]?.files).toEqual([{ name: "rents.csv", mediaType: "text/csv", bytes: 11 }]);

  next.sendWithoutFiles("one");
  await settle();
  expect(next.send).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ text: "Here are the rents.", files: [] }),
    [],
  );
});

test("the tab that has the files still sends them", async () => {
  const file = new File(["suite,rent\n"], "rents.csv", { type: "text/csv" });
  const tab = openTab();
  tab.send.mockImplementationOnce(offline);
  tab.add(message("one", ""), [file]);
  await settle();
  const other = openTab();
  other.resume();
  await settle();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tab.send).toHaveBeenLastCalledWith(expect.objectContaining({ id: "one" }), [file]);
  expect(other.send).not.toHaveBeenCalled();
  expect(localStorage.length).toBe(0);
});

test("nothing is sent as the next user who logs in", async () => {
  let isCurrent = true;
  const tab = openTab({ isCurrent: () => isCurrent });
  tab.send.mockImplementation(offline);
  tab.add(message("one"));
  await settle();
  isCurrent = false;
  tab.resume();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(tab.send).toHaveBeenCalledOnce();
});

test("without storage, a failed message waits for the user", async () => {
  const tab = openTab({ key: "" });
  tab.send.mockImplementationOnce(offline);
  tab.add(message("one"));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(statuses(tab)).toEqual(["refused"]);
  expect(localStorage.length).toBe(0);
  tab.retry("one");
  await settle();
  expect(tab.sent()).toEqual(["one", "one"]);
});

test("a message that a closed page left is being sent once the next page tries it", async () => {
  const earlier = openTab();
  earlier.send.mockImplementation(offline);
  earlier.add(message("one"));
  await settle();
  const next = openTab();
  next.send.mockImplementation(() => new Promise(() => {}));
  expect(statuses(next)).toEqual(["waiting"]);
  next.resume();
  expect(statuses(next)).toEqual(["sending"]);
});

test("with full storage, messages last as long as the page", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  const tab = openTab();
  tab.send.mockImplementationOnce(offline);
  tab.add(message("one"));
  await settle();
  expect(statuses(tab)).toEqual(["waiting"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tab.read()).toEqual([]);
  vi.restoreAllMocks();
});

test.each(["no JSON", "{}", '[{"id":"one"}]'])("an entry of %s has no messages", (text) => {
  localStorage.setItem(storageKey, text);
  expect(openTab().read()).toEqual([]);
});

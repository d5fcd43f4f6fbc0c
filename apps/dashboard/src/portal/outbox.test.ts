// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createOutbox } from "./outbox.ts";
import { PortalError } from "./portal-error.ts";
import type { OutgoingMessage } from "./portal.ts";

const storageKey = "unsent-messages:Client taylor@example.com";
const offline = () => Promise.reject(new Error("Couldn’t reach the server."));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

/** A tab’s outbox, and what it has sent. */
function openTab({
  key = storageKey,
  isCurrent = () => true,
}: { key?: string; isCurrent?: () => boolean } = {}) {
  const send = vi.fn<(message: OutgoingMessage) => Promise<unknown>>(async () => {});
  const onSent = vi.fn<() => Promise<void>>(async () => {});
  const outbox = createOutbox({ storageKey: key || undefined, isCurrent, send, onSent });
  return { ...outbox, send, onSent, sent: () => send.mock.calls.map(([{ text }]) => text) };
}
const settle = () => vi.advanceTimersByTimeAsync(0);
const message = (id: string, text = id, files: readonly File[] = []): OutgoingMessage => ({
  id,
  threadId: "broker",
  text,
  files,
});
const statuses = (tab: ReturnType<typeof openTab>) => tab.read().map(tab.statusOf);

test("a sent message leaves nothing in the storage, after its conversation shows it", async () => {
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

test("without a network a message waits, and goes by itself when the network returns", async () => {
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
  tab.send.mockRejectedValueOnce(new PortalError("Something went wrong.", {}, "failed"));
  tab.add(message("one"));
  await settle();
  expect(statuses(tab)).toEqual(["waiting"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tab.sent()).toEqual(["one", "one"]);
  expect(tab.read()).toEqual([]);
});

test("what is one too many for a minute waits, says so, and goes later, once and in order", async () => {
  const tab = openTab();
  const limited = new PortalError("You can send 30 messages a minute.", {}, "limited");
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

test("what an earlier page could not send, the next one sends, under the same id", async () => {
  const earlier = openTab();
  earlier.send.mockImplementation(() => new Promise(() => {}));
  earlier.add(message("one", "Is the roof included?"));

  const next = openTab();
  expect(next.read()).toMatchObject([{ id: "one", text: "Is the roof included?" }]);
  next.resume();
  await settle();
  expect(next.send).toHaveBeenCalledExactlyOnceWith(message("one", "Is the roof included?"));
  expect(next.read()).toEqual([]);
});

test("what the server refused waits for the user, and holds up nothing behind it", async () => {
  const tab = openTab();
  tab.send.mockRejectedValueOnce(new PortalError("That message ID is taken."));
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

test("a message whose files went with its page is sent only if the user says how", async () => {
  const file = new File(["suite,rent\n"], "rents.csv", { type: "text/csv" });
  const earlier = openTab();
  earlier.send.mockImplementation(offline);
  earlier.add(message("one", "Here are the rents.", [file]));
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
  expect(next.send).toHaveBeenCalledExactlyOnceWith(message("one", "Here are the rents."));
});

test("the tab that has the files still sends them", async () => {
  const file = new File(["suite,rent\n"], "rents.csv", { type: "text/csv" });
  const tab = openTab();
  tab.send.mockImplementationOnce(offline);
  tab.add(message("one", "", [file]));
  await settle();
  const other = openTab();
  other.resume();
  await settle();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tab.send).toHaveBeenLastCalledWith(message("one", "", [file]));
  expect(other.send).not.toHaveBeenCalled();
  expect(localStorage.length).toBe(0);
});

test("nothing is sent in the name of whoever logs in next", async () => {
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

test("where nothing is stored, a failed message waits for the user", async () => {
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

test("where the browser has no room, messages last as long as the page", async () => {
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

test.each(["no JSON", "{}", '[{"id":"one"}]'])("an entry of %s holds no messages", (text) => {
  localStorage.setItem(storageKey, text);
  expect(openTab().read()).toEqual([]);
});

import { expect, test } from "vitest";
import { readServerEnvironment, readStorybookWanted } from "./env.ts";

test("listens on port 3000, on every address and trusting no proxy, unless told otherwise", () => {
  expect(readServerEnvironment({ PORT: "" })).toEqual({
    port: 3000,
    host: undefined,
    trustProxy: false,
  });
});

test("takes what the environment says", () => {
  const environment = readServerEnvironment({
    PORT: "8080",
    HOST: "127.0.0.1",
    TRUST_PROXY: "1",
  });
  expect(environment).toEqual({ port: 8080, host: "127.0.0.1", trustProxy: true });
});

test("names everything wrong in one message", () => {
  const read = () => readServerEnvironment({ PORT: "eighty", TRUST_PROXY: "yes" });
  expect(read).toThrow(/PORT is "eighty".*\n.*TRUST_PROXY is "yes"/);
});

test.each(["-1", "65536", "3000.5"])("refuses %s as a port", (port) => {
  expect(() => readServerEnvironment({ PORT: port })).toThrow("a whole number from 0 to 65535");
});

test("leaves Storybook out unless it is asked for", () => {
  expect(readStorybookWanted({})).toBe(false);
  expect(readStorybookWanted({ STORYBOOK: "1" })).toBe(true);
  expect(() => readStorybookWanted({ STORYBOOK: "on" })).toThrow("STORYBOOK");
});

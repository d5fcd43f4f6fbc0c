import { expect, test } from "vitest";
import { authenticatorCodeSchema, backupCodeSchema } from "./account.ts";

test.each(["016712", "016 712", "016-712", "016\u2013712", " 016\u00A0712\u200B"])(
  "“%s” is a code",
  (code) => {
    expect(authenticatorCodeSchema.parse({ code })).toEqual({ code: "016712" });
  },
);

test("a backup code keeps its dash, whatever kind was typed", () => {
  expect(backupCodeSchema.parse({ code: " aB3dE–fG6hI " })).toEqual({ code: "aB3dE-fG6hI" });
});

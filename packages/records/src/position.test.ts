import { expect, test } from "vitest";
import { parseDegrees, parsePosition, typedPosition } from "./position.ts";

test.each([
  ["30.2649", 30.2649],
  ["−97.7446", -97.7446],
  [" –97.7446° ", -97.7446],
  ["97.7446 W", -97.7446],
  ["W 97.7446", -97.7446],
  ["34°3′N", 34.05],
  ["34º 3' n", 34.05],
  ["29° 45′ 37.6″ N", 29.7604444],
  ["95°22'11\"W", -95.3697222],
])("%s is read as %d degrees", (text, degrees) => {
  expect(parseDegrees(text)).toBe(degrees);
});

test.each(["", "north", "30,2649", "-97 W", "34°60′N", "30.2649, -97.7446"])(
  "%j is not read as degrees",
  (text) => {
    expect(parseDegrees(text)).toBeNaN();
  },
);

test.each([
  "30.2649, -97.7446",
  "30.2649,−97.7446",
  "30.2649 -97.7446",
  "30.2649° N, 97.7446° W",
  "97.7446 W, 30.2649 N",
])("%s is read as a position", (text) => {
  expect(parsePosition(text)).toEqual({ latitude: 30.2649, longitude: -97.7446 });
});

test.each(["", "30.2649", "1, 2, 3", "91, 0", "30,2649, -97,7446"])(
  "%j is not read as a position",
  (text) => {
    expect(parsePosition(text)).toBeUndefined();
  },
);

test("two fields of a position take both numbers pasted into one, and leave what can't be read", () => {
  const pin = { latitude: 30.2649, longitude: -97.7446 };
  expect(typedPosition({ latitude: "30.2649, -97.7446" })).toEqual(pin);
  expect(typedPosition({ longitude: "30.2649, -97.7446" })).toEqual(pin);
  expect(typedPosition({ latitude: "30.2649", longitude: "−97.7446" })).toEqual(pin);
  expect(typedPosition(pin)).toEqual(pin);
  expect(typedPosition({ latitude: "34°3′N", longitude: "west" })).toEqual({
    latitude: 34.05,
    longitude: "west",
  });
});

import { expect, test } from "vitest";
import { stateProblem } from "./state-bounds.ts";

const austin = { latitude: 30.2649, longitude: -97.7446 };

test("a pin in its state has no problem, nor has one in a state without bounds", () => {
  expect(stateProblem("TX", austin)).toBeUndefined();
  expect(stateProblem("AK", { latitude: 61.2181, longitude: -149.9003 })).toBeUndefined();
  expect(stateProblem("GU", { latitude: 13.4443, longitude: 144.7937 })).toBeUndefined();
  expect(stateProblem("SA", austin)).toBeUndefined();
});

test.each([
  ["a lost minus", { latitude: 30.2649, longitude: 97.7446 }],
  ["swapped numbers", { latitude: -97.7446, longitude: 30.2649 }],
  ["both", { latitude: 97.7446, longitude: 30.2649 }],
])("%s is found, and the sentence says what to type", (_, pin) => {
  expect(stateProblem("TX", pin)).toBe(
    `${pin.latitude}, ${pin.longitude} isn’t in Texas. Please enter 30.2649, -97.7446 if that is what you mean.`,
  );
});

test("any other pin outside is refused with an example", () => {
  for (const [latitude, longitude] of [
    [0, 0],
    [30.2649, 30.2649],
  ] as const) {
    expect(stateProblem("TX", { latitude, longitude })).toBe(
      `${latitude}, ${longitude} isn’t in Texas. Please enter latitude and longitude, such as 30.2649, -97.7446; west of Greenwich the longitude is negative.`,
    );
  }
});

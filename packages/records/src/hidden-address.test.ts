import { expect, test } from "vitest";
import { mentionsAddress } from "./hidden-address.ts";

test.for([
  ["9 Hidden Street", "Loft on Hidden Street"],
  ["9 Hidden Street", "HIDDEN_ST rent roll"],
  ["9 Hidden Street", "9-hidden, flyer"],
  ["101 N. Main Street, Suite 4", "101 main"],
  ["101 N. Main Street, Suite 4", "Seen from 101 North"],
  ["101 N. Main Street, Suite 4", "At Main St."],
  ["15 Broadway", "A corner of Broadway"],
] as const)("of %s, “%s” tells too much", ([address, text]) => {
  expect(mentionsAddress(text, address)).toBe(true);
});

test.for([
  ["9 Hidden Street", "A hidden yard on a quiet street"],
  ["101 N. Main Street, Suite 4", "The main entrance, 101 spaces, north of the river"],
  ["15 Placeholder Plaza", "Corner plaza"],
] as const)("of %s, “%s” tells nothing", ([address, text]) => {
  expect(mentionsAddress(text, address)).toBe(false);
});

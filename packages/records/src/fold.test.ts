import { expect, test } from "vitest";
import { fold } from "./fold.ts";

test.each([
  ["Zoë", "zoe"],
  ["PEÑA", "pena"],
  ["D’Angelo", "d'angelo"],
  ["O`Neill", "o'neill"],
  ["D´Ángelo", "d'angelo"],
  ["Straße", "strasse"],
  ["STRAẞE", "strasse"],
  ["“Lease” – final", '"lease" - final'],
  ["ﬁrst oﬃce", "first office"],
  ["Ｔｏｗｅｒ　４", "tower 4"],
  ["Łódź, Ångström & Sørensen", "lodz, angstrom & sorensen"],
  ["Œuvre d’Ægir", "oeuvre d'aegir"],
  ["İstanbul ısı", "istanbul isi"],
  ["ΟΔΟΣ", "οδοσ"],
  ["zero\u200Bwidth\u00ADhyphen\u00A0space", "zerowidthhyphen space"],
  ["한국", "한국".normalize("NFKD")],
])("“%s” is searched as “%s”", (text, folded) => {
  expect(fold(text)).toBe(folded);
  // However it was typed, and when folded again.
  expect(fold(text.normalize("NFD"))).toBe(folded);
  expect(fold(folded)).toBe(folded);
});

import { expect, test } from "vitest";
import { illustrationTexts, noteOf, photographs } from "./photographs.ts";

const picture = { alt: "A lobby with a desk", focus: { x: 50, y: 50 } };

test("an unaltered picture has no note, and a credited one its credit", () => {
  expect(noteOf("lobby", picture)).toBeNull();
  expect(noteOf("lobby", { ...picture, credit: "Photograph: Ana Ruiz" })).toEqual({
    text: "Photograph: Ana Ruiz.",
  });
});

test("an altered picture says what was changed and links to the original", () => {
  expect(
    noteOf("lobby", { ...picture, altered: "furniture added", credit: "Photograph: Ana Ruiz" }),
  ).toEqual({
    text: "Digitally altered: furniture added. Photograph: Ana Ruiz.",
    unaltered: {
      path: "/photographs/unaltered/lobby.jpg",
      link: "See the unaltered picture",
    },
  });
});

test("a rendering says what it is, without an original to compare", () => {
  expect(noteOf("lobby", { ...picture, rendering: "Rendering of the planned lobby" })).toEqual({
    text: "Rendering of the planned lobby.",
  });
});

test("the fine print says which pictures are illustrations", () => {
  const illustration = { ...picture, isIllustration: true };
  expect(illustrationTexts([illustration]).finePrint).toBe(
    " Pictures are illustrations, not listings.",
  );
  expect(illustrationTexts([illustration, picture]).finePrint).toBe(
    " Some pictures are illustrations, not listings.",
  );
  expect(illustrationTexts([picture])).toEqual({ finePrint: "", terms: "" });
  expect(illustrationTexts(Object.values(photographs)).terms).toMatch(/illustrations|^$/);
});

import { expect, test } from "vitest";

import { isGuessable } from "./guessable-password.ts";

test.each([
  "123456789012",
  "1234567890123",
  "passwordpassword",
  "Password1234!",
  "qwertyuiop12",
  "aaaaaaaaaaaa",
  "1q2w3e4r5t6y",
  "letmeinletmein",
  "1".repeat(128),
])("%s is guessable", (password) => expect(isGuessable(password)).toBe(true));

test.each([
  "blue kettle seven",
  "correct horse battery staple",
  "jkfhs8d7fh23",
  "Größe 7 mal Äpfel",
])("%s is not", (password) => expect(isGuessable(password)).toBe(false));

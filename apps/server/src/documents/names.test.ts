import { expect, test } from "vitest";
import { cleanName, downloadName, safeFileName, uniqueNames } from "./names.ts";

test("a name keeps its letters and loses paths, controls and disguises", () => {
  expect(cleanName("Rent roll, Größe 2½")).toBe("Rent roll, Größe 2½");
  expect(cleanName("../../etc/passwd")).toBe("passwd");
  expect(cleanName("C:\\fakepath\\plan")).toBe("plan");
  expect(cleanName("plan\u202Efdp.exe\0\r\nX: y")).toBe("plan fdp.exe X: y");
  expect(cleanName("<b>Plan</b>")).toBe("b>");
  expect(cleanName("\ud800 lone")).toBe("\ufffd lone");
  for (const nothing of ["", "  ", "..", "a/", "\u200b", "..\\.."]) {
    expect(cleanName(nothing)).toBe("");
  }
});

test("a file's name works on every system, and doesn't lead out of its folder", () => {
  expect(safeFileName('a<b>:"c|d?e*f')).toBe("a-b---c-d-e-f");
  expect(safeFileName("..hidden.")).toBe("hidden");
  expect(safeFileName("CON")).toBe("CON-");
  expect(safeFileName("nul.txt")).toBe("nul-.txt");
  expect(safeFileName("console")).toBe("console");
  expect(safeFileName("...")).toBe("file");
  const long = safeFileName(`${"語".repeat(120)}.pdf`);
  expect(Buffer.byteLength(long)).toBeLessThanOrEqual(200);
  expect(long.endsWith("語.pdf")).toBe(true);
  expect(safeFileName(`${"x".repeat(171)}👍🏽.pdf`)).toBe(`${"x".repeat(171)}.pdf`);
});

test("a download has the ending of its type, once", () => {
  expect(downloadName("Rent roll", ".csv")).toBe("Rent roll.csv");
  expect(downloadName("Rent roll.CSV", ".csv")).toBe("Rent roll.CSV");
  expect(downloadName("plan.pdf.exe", ".pdf")).toBe("plan.pdf.exe.pdf");
});

test("names that Windows or macOS take for one become different", () => {
  const unique = uniqueNames();
  const names = ["Lease.pdf", "LEASE.pdf", "José", "José".normalize("NFD"), "a.b/c", "A.B/C"];
  expect(names.map(unique)).toEqual([
    "Lease.pdf",
    "LEASE (2).pdf",
    "José",
    `${"José".normalize("NFD")} (2)`,
    "a.b/c",
    "A.B/C (2)",
  ]);
});

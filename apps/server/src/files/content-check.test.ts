import { uploadTypes } from "@frontage/records/schemas/document";
import { expect, test } from "vitest";
import { docxType, sampleFiles, zipOf } from "../../test/sample-files.ts";
import { Failure } from "../http/failure.ts";
import { contentCheck, uploadTypeOf, type UploadType } from "./content-check.ts";

/** The result of an upload that arrives in chunks of `step` bytes. */
async function outcome(mediaType: UploadType, bytes: Buffer, step = bytes.length) {
  const content = contentCheck(mediaType);
  try {
    for (let at = 0; at < bytes.length; at += step) {
      await content.add(bytes.subarray(at, at + step));
    }
    await content.end();
    return "taken";
  } catch (error) {
    if (error instanceof Failure) return error.status;
    throw error;
  }
}

const outcomes = (mediaType: UploadType, files: readonly (Buffer | string)[]) =>
  Promise.all(files.map((file) => outcome(mediaType, Buffer.from(file))));

const types = Object.keys(uploadTypes) as UploadType[];

test.each(types)("%s is known by its content, however it is cut up", async (type) => {
  expect(await outcome(type, sampleFiles[type])).toBe("taken");
  expect(await outcome(type, sampleFiles[type], 3)).toBe("taken");
});

test.each(types)("nothing else passes as %s", async (type) => {
  const others = types.filter((other) => other !== type);
  const all = await outcomes(
    type,
    others.map((other) => sampleFiles[other]),
  );
  expect(all).toEqual(others.map(() => 415));
});

test("a PDF may begin up to 1,024 bytes late, as viewers open it", async () => {
  const pdf = sampleFiles["application/pdf"];
  const after = (lead: string) => Buffer.concat([Buffer.from(lead), pdf]);
  const leads = ["\r\n", "HTTP/1.1 200 OK\r\n\r\n", "\u001B%-12345X@PJL\n", "\n".repeat(1024)];
  for (const lead of leads) {
    expect(await outcome("application/pdf", after(lead))).toBe("taken");
    expect(await outcome("application/pdf", after(lead), 3)).toBe("taken");
  }
  expect(await outcome("application/pdf", after("\n".repeat(1025)))).toBe(415);
  expect(await outcome("application/pdf", await zipOf(["%PDF-1.7"]))).toBe(415);
});

test("types that could run in a browser are not taken, nor names that every object has", () => {
  for (const type of ["image/svg+xml", "text/html", "application/zip", "constructor", ""]) {
    expect(() => uploadTypeOf(type)).toThrow("file type isn’t supported");
  }
});

test("pages and pictures written as text are no CSV", async () => {
  const files = [
    "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>",
    "\ufeff \n<!doctype html><script>alert(1)</script>",
    "<?xml version='1.0'?>",
    "%PDF-1.7",
    "a,b\0c",
    "a,\u001b[31mb",
    Buffer.from("Größe,1", "latin1"),
    Buffer.from("Größe").subarray(0, 3),
  ];
  expect(await outcomes("text/csv", files)).toEqual(files.map(() => 415));
});

test("a zip file is an office file only by its directory, and without tricks", async () => {
  const plain = ["[Content_Types].xml", "word/document.xml"];
  const files = [
    await zipOf(["word/document.xml"]),
    await zipOf(["[Content_Types].xml", "index.html"]),
    await zipOf([...plain, "word/vbaProject.bin"]),
    await zipOf([...plain, "../../../etc/cron.d/job"]),
    await zipOf([...plain, "/etc/passwd"]),
    await zipOf([...plain, "..\\..\\start.bat"]),
    await zipOf([...plain, "META-INF/MANIFEST.MF"]),
    await zipOf([...plain, "classes.dex"]),
    // Cut off, or with something after the end.
    sampleFiles[docxType].subarray(0, -1),
    Buffer.concat([sampleFiles[docxType], Buffer.from("<script>")]),
    // Names without a directory.
    "PK\u0003\u0004[Content_Types].xml word/document.xml",
  ];
  expect(await outcomes(docxType, files)).toEqual(files.map(() => 415));
});

test("a zip file that lies about its directory is refused, not followed", async () => {
  const good = sampleFiles[docxType];
  const end = good.length - 22;
  const withNumber = (at: number, value: number) => {
    const bad = Buffer.from(good);
    bad.writeUInt32LE(value, at);
    return bad;
  };
  const files = [
    withNumber(end + 8, 0xffff_ffff),
    withNumber(end + 12, 0xffff_fff0),
    withNumber(end + 12, 1),
    withNumber(end + 16, 0xffff_fff0),
    withNumber(end + 16, 0),
  ];
  expect(await outcomes(docxType, files)).toEqual(files.map(() => 415));
});

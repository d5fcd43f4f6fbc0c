import { type DocxReading, readDocx } from "@frontage/reading/docx";

// Converts in a worker, so that a malicious file can't block the page or outlive its preview.

/** Limits with which the page stays fast; a few kilobytes can describe a million paragraphs. */
const documentLimits = { elements: 50_000, characters: 2_000_000, pictureCharacters: 20_000_000 };

export type DocxReply = DocxReading | { problem: "too-large" | "damaged" };
/** "ready" once the worker's code has loaded, then the result of a conversion. */
export type DocxMessage = "ready" | DocxReply;

// Maps headings to levels below those of the dialog.
const styleMap = [
  "p[style-name='Title'] => h3:fresh",
  "p[style-name='Heading 1'] => h3:fresh",
  "p[style-name='Heading 2'] => h4:fresh",
  "p[style-name='Heading 3'] => h5:fresh",
  "p[style-name='Heading 4'] => h6:fresh",
  "p[style-name='Heading 5'] => h6:fresh",
  "p[style-name='Heading 6'] => h6:fresh",
];

self.addEventListener("message", ({ data }: MessageEvent<ArrayBuffer>) => {
  void convert(data).then(post);
});
post("ready");

function post(message: DocxMessage) {
  self.postMessage(message);
}

async function convert(file: ArrayBuffer): Promise<DocxReply> {
  try {
    let pictureCharacters = 0;
    const read = await readDocx(file, {
      styleMap,
      // Counts repetitions of the same image: only the total matters.
      convertImage: async (image) => {
        const isFull = pictureCharacters > documentLimits.pictureCharacters;
        const data = isFull ? "" : await image.readAsBase64String();
        pictureCharacters += data.length;
        return { src: `data:${image.contentType};base64,${data}` };
      },
    });
    if ("problem" in read || !isShowable(read.html, pictureCharacters)) {
      return { problem: "too-large" };
    }
    const { hasOpenChanges, html, unread } = read;
    return { html, hasOpenChanges, unread };
  } catch {
    return { problem: "damaged" };
  }
}

function isShowable(html: string, pictureCharacters: number): boolean {
  return (
    pictureCharacters <= documentLimits.pictureCharacters &&
    html.length - pictureCharacters <= documentLimits.characters &&
    (html.match(/<[a-z]/g)?.length ?? 0) <= documentLimits.elements
  );
}

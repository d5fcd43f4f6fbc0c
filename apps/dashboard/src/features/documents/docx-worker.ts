import JSZip from "jszip";
import mammoth from "mammoth";

// Missing from its types: https://stuk.github.io/jszip/documentation/api_zipobject/internal_stream.html
declare module "jszip" {
  interface JSZipObject {
    internalStream: (type: "uint8array") => UnpackingStream;
  }
}
type UnpackingStream = {
  on: ((event: "data", listen: (chunk: Uint8Array) => void) => UnpackingStream) &
    ((event: "error", listen: (error: Error) => void) => UnpackingStream) &
    ((event: "end", listen: () => void) => UnpackingStream);
  pause: () => void;
  resume: () => void;
};

// A worker of its own: a hostile file can neither stop the page, nor outlive its preview.

/** What a file may unpack to; a few kilobytes can unpack to gigabytes. */
const unpackedMaxBytes = 40_000_000;

/** What the page can show and stay quick; a few kilobytes can describe a million paragraphs. */
const shownMax = { elements: 50_000, characters: 2_000_000, pictureCharacters: 20_000_000 };

export type DocxReply = { html: string } | { problem: "too-large" | "damaged" };
/** "ready" once, when the worker's code has loaded, and a reply to the document. */
export type DocxMessage = "ready" | DocxReply;

// Headings begin below those of the dialog around them.
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

async function convert(arrayBuffer: ArrayBuffer): Promise<DocxReply> {
  try {
    if (!(await unpacksWithin(arrayBuffer, unpackedMaxBytes))) return { problem: "too-large" };
    let pictureCharacters = 0;
    // One picture can be shown any number of times.
    const convertImage = mammoth.images.imgElement(async (image) => {
      const isFull = pictureCharacters > shownMax.pictureCharacters;
      const data = isFull ? "" : await image.readAsBase64String();
      pictureCharacters += data.length;
      return { src: `data:${image.contentType};base64,${data}` };
    });
    const { value } = await mammoth.convertToHtml({ arrayBuffer }, { styleMap, convertImage });
    return isShowable(value, pictureCharacters) ? { html: value } : { problem: "too-large" };
  } catch {
    return { problem: "damaged" };
  }
}

function isShowable(html: string, pictureCharacters: number): boolean {
  return (
    pictureCharacters <= shownMax.pictureCharacters &&
    html.length - pictureCharacters <= shownMax.characters &&
    (html.match(/<[a-z]/g)?.length ?? 0) <= shownMax.elements
  );
}

/** Counts what really comes out: the sizes in a zip file’s directory may lie. */
async function unpacksWithin(file: ArrayBuffer, maxBytes: number): Promise<boolean> {
  let left = maxBytes;
  for (const entry of Object.values((await JSZip.loadAsync(file)).files)) {
    left -= await unpackedBytes(entry, left);
    if (left < 0) return false;
  }
  return true;
}

/** The bytes of an entry, or a few more than `enough`. */
function unpackedBytes(entry: JSZip.JSZipObject, enough: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let bytes = 0;
    const stream = entry.internalStream("uint8array");
    stream
      .on("data", (chunk) => {
        bytes += chunk.length;
        if (bytes <= enough) return;
        stream.pause();
        resolve(bytes);
      })
      .on("error", reject)
      .on("end", () => resolve(bytes))
      .resume();
  });
}

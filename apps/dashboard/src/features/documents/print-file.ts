import { openPdf } from "./pdf-file.ts";

// 150 dots per inch: sharp on paper, and small enough for a hundred pages.
const scale = 150 / 72;

/**
 * Opens the browser's print dialog for a PDF or picture. Pages are drawn as pictures, because the
 * browser's own viewer would need a frame, which our pages forbid.
 */
export async function printFile(file: Blob): Promise<void> {
  const pages = file.type.startsWith("image/") ? [file] : await drawPages(file);
  const sheets = document.createElement("div");
  sheets.dataset["slot"] = "print-sheets";
  const images = pages.map((page) => {
    const image = document.createElement("img");
    image.alt = "";
    image.src = URL.createObjectURL(page);
    return image;
  });
  sheets.append(...images);
  document.body.append(sheets);
  const remove = () => {
    sheets.remove();
    for (const { src } of images) URL.revokeObjectURL(src);
  };
  try {
    await Promise.all(images.map((image) => image.decode()));
  } catch (error) {
    remove();
    throw error;
  }
  window.addEventListener("afterprint", remove, { once: true });
  window.print();
}

async function drawPages(file: Blob): Promise<Blob[]> {
  const { close, promise } = openPdf(file);
  try {
    const pdf = await promise;
    const pages: Blob[] = [];
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale });
      const canvas = document.createElement("canvas");
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      await page.render({ canvas, viewport, intent: "print" }).promise;
      const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
      if (!drawn) throw new Error("This browser can’t draw it.");
      pages.push(drawn);
    }
    return pages;
  } finally {
    close();
  }
}

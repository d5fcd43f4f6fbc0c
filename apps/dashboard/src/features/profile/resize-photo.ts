/** Side of the square in pixels: the largest size it is shown at, on a high-density screen. */
const side = 256;
/** The profile schema’s limit, in characters. */
const dataUrlMax = 200_000;
const qualities = [0.85, 0.6, 0.4];

/**
 * Crops an image to a small square JPEG.
 *
 * @returns a data URL of at most 200,000 characters
 * @throws if the browser can’t decode the file
 */
export async function resizePhoto(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser can’t resize images.");
  // JPEG would turn transparency black.
  context.fillStyle = "white";
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = "high";
  const { height, width } = picture;
  const cut = Math.min(width, height);
  context.drawImage(picture, (width - cut) / 2, (height - cut) / 2, cut, cut, 0, 0, side, side);
  picture.close();
  const photo = qualities
    .map((quality) => canvas.toDataURL("image/jpeg", quality))
    .find((dataUrl) => dataUrl.length <= dataUrlMax);
  if (photo === undefined) throw new Error("This image can’t be made small enough.");
  return photo;
}

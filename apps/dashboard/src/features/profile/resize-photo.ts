/** Side of the kept square, in pixels: the largest it is shown, on a fine screen. */
const side = 256;
/** The profile's own bound, in characters. */
const dataUrlMax = 200_000;
const qualities = [0.85, 0.6, 0.4];

/**
 * The middle of a picture as a small square JPEG.
 *
 * @returns a data URL of at most 200,000 characters
 * @throws when the browser cannot read the file as a picture
 */
export async function resizePhoto(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw pictures.");
  // JPEG knows no transparency and would make it black.
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
  if (photo === undefined) throw new Error("This picture cannot be made small enough.");
  return photo;
}

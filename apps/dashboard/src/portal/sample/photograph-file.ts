import { placeOf, type SampleFile } from "@frontage/content/samples/document-contents/content";

/** A row of shops at dusk, or of dock doors at a warehouse, drawn rather than photographed. */
export async function drawPhotograph({ property }: Pick<SampleFile, "property">): Promise<Blob> {
  const width = 1500;
  const height = 1000;
  const canvas = document.createElement("canvas");
  // As many pixels as a camera takes.
  const density = 3;
  canvas.width = width * density;
  canvas.height = height * density;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser cannot draw the sample photograph.");
  pen.scale(density, density);

  const sky = pen.createLinearGradient(0, 0, 0, 620);
  sky.addColorStop(0, "#5f6f7f");
  sky.addColorStop(1, "#d9cdbd");
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);

  // Hills, the plaza's long roof, its wall and the tower at its corner.
  pen.fillStyle = "#8b8a83";
  pen.beginPath();
  pen.moveTo(0, 600);
  pen.quadraticCurveTo(420, 500, 820, 580);
  pen.quadraticCurveTo(1180, 640, width, 540);
  pen.lineTo(width, 680);
  pen.lineTo(0, 680);
  pen.fill();
  pen.fillStyle = "#e8e2d6";
  pen.fillRect(110, 430, 1280, 320);
  pen.fillStyle = "#d8d0c0";
  pen.fillRect(1090, 320, 230, 430);
  pen.fillStyle = "#4a443c";
  pen.fillRect(90, 410, 1000, 34);
  pen.fillRect(1070, 300, 270, 30);

  const isWarehouse = property.type === "industrial";
  for (let shop = 0; shop < 6; shop++) {
    const left = 150 + shop * 155;
    pen.fillStyle = shop % 2 ? "#7d3b32" : "#55604f";
    if (!isWarehouse) pen.fillRect(left, 480, 120, 36);
    pen.fillStyle = isWarehouse ? "#8f8b83" : "#f3dfb2";
    pen.fillRect(left, 528, 120, 190);
    pen.fillStyle = "#4a443c";
    pen.fillRect(left + 58, 528, 5, 190);
    pen.fillRect(left, 620, 120, 5);
  }
  pen.fillStyle = "#f3dfb2";
  for (const top of [380, 480])
    for (const left of [1120, 1195, 1270]) pen.fillRect(left, top, 32, 60);
  pen.fillRect(1150, 590, 110, 160);

  // Pavement, curb and parking lines.
  pen.fillStyle = "#6d6a65";
  pen.fillRect(0, 750, width, 250);
  pen.fillStyle = "#a29d94";
  pen.fillRect(0, 750, width, 18);
  pen.strokeStyle = "#d8d4cc";
  pen.lineWidth = 6;
  for (let left = -100; left < width + 200; left += 170) {
    pen.beginPath();
    pen.moveTo(left + 70, 790);
    pen.lineTo(left - 40, 930);
    pen.stroke();
  }

  pen.fillStyle = "rgb(0 0 0 / 0.62)";
  pen.fillRect(0, 948, width, 52);
  pen.fillStyle = "#ffffff";
  pen.font = "500 24px sans-serif";
  pen.fillText(`Rendering: ${placeOf(property)}`, 32, 983);

  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("This browser cannot make a JPEG."))),
      "image/jpeg",
      0.95,
    );
  });
}

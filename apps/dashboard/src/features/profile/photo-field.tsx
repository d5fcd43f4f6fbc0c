import type { Profile } from "@frontage/records/schemas/profile";
import { Avatar } from "@frontage/ui/avatar";
import { Button } from "@frontage/ui/button";
import { toast } from "@frontage/ui/toast";
import { CircleAlert, ImageUp } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useController, useWatch, type Control } from "react-hook-form";

import { useFileChooser } from "../../files/use-file-chooser.tsx";

type PhotoFieldProps = { control: Control<Profile, unknown, Profile> };

/** The profile photo, or initials. The browser resizes the photo before saving. */
export function PhotoField({ control }: PhotoFieldProps) {
  const {
    field: { onChange, value },
    fieldState,
  } = useController({ control, name: "photo" });
  const name = useWatch({ control, name: "name" });
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const errorId = useId();
  const error = problem ?? fieldState.error?.message;
  const { choose, field } = useFileChooser({
    label: "Photo",
    accept: { "image/*": [] },
    onChoose: ([chosen]) => chosen && void accept(chosen),
  });

  async function accept(chosen: File) {
    setPending(true);
    try {
      onChange(await resizePhoto(chosen));
      setProblem(undefined);
    } catch {
      setProblem(`Couldn’t read ${chosen.name}. Choose a JPEG, PNG or WebP image.`);
    } finally {
      setPending(false);
    }
  }

  function remove() {
    const removed = value;
    onChange("");
    setProblem(undefined);
    // The clicked button is gone.
    button.current?.focus();
    toast.success("Photo removed.", { label: "Undo", onSelect: () => onChange(removed) });
  }

  return (
    <div className="flex flex-wrap items-center gap-5">
      <Photo src={value} name={name} />
      {field}
      <div className="flex flex-wrap gap-3">
        <Button
          ref={button}
          variant="outline"
          aria-busy={isPending || undefined}
          aria-describedby={error ? errorId : undefined}
          onClick={choose}
        >
          <ImageUp aria-hidden className="size-4" strokeWidth={1.75} />
          {value ? "Change photo" : "Choose a photo"}
        </Button>
        {value && (
          <Button variant="ghost" onClick={remove}>
            Remove photo
          </Button>
        )}
      </div>
      {error && (
        <p
          id={errorId}
          role="alert"
          className="flex w-full items-start gap-2 text-small font-medium text-error"
        >
          <CircleAlert aria-hidden className="mt-0.75 size-4 shrink-0" strokeWidth={1.75} />
          {error}
        </p>
      )}
    </div>
  );
}

function Photo({ name, src }: { src: string; name: string }) {
  return src ? (
    <img
      src={src}
      alt="You"
      width={96}
      height={96}
      className="size-24 rounded-full border border-hairline object-cover"
    />
  ) : (
    <span className="grid size-24 place-items-center rounded-full bg-active">
      <Avatar name={name} size="lg" aria-hidden />
    </span>
  );
}

/** The side of the square in px: its largest size on a high-density screen. */
const side = 256;
/** The profile schema's limit for the data URL, in characters. */
const dataUrlMax = 200_000;
const qualities = [0.85, 0.6, 0.4];

/**
 * Crops an image to a small square JPEG.
 *
 * @returns a data URL of at most 200,000 characters
 * @throws if the browser can’t decode the file
 */
async function resizePhoto(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser can’t resize images.");
  // A JPEG would show transparency as black.
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

import { uploadMaxBytes, uploadMaxLabel } from "@frontage/records/limits";
import { photographsMin } from "@frontage/records/listing-checklist";
import type { BrokerListing, ListingPhoto } from "@frontage/records/schemas/broker-listing";
import { photoAltMax, type PhotoText } from "@frontage/records/schemas/listing-photo";
import { Button, Spinner } from "@frontage/ui/button";
import { Checkbox } from "@frontage/ui/checkbox";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { useQueryClient } from "@tanstack/react-query";
import { CircleAlert, Trash2, X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";

import { listings } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { uploading } from "../../api/uploading.ts";
import { useAction } from "../../components/use-action.ts";
import { useConfirm } from "../../components/use-confirm.tsx";
import { useFileChooser } from "../../files/use-file-chooser.tsx";
import { refresh } from "../../api/queries.ts";
import { PhotoFrame } from "./listing-picture.tsx";
import { counted } from "./listings.ts";

type PhotoUpload = {
  id: string;
  name: string;
  /** The fraction sent; at 1, the server prepares the photograph. Absent while it is queued. */
  share?: number;
  /** Why the photograph was refused. */
  reason?: string;
};

/** Uploads a listing's photographs, one after another, in the order they were chosen. */
export function usePhotoUploads(listingId: string) {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const leaving = useRef<AbortController>(undefined);
  // Leaving the page cancels the remaining uploads.
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const change = (id: string, changed: Partial<PhotoUpload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changed } : one)));
  const dismiss = (id: string) => setUploads((all) => all.filter((one) => one.id !== id));

  async function send(id: string, file: File): Promise<void> {
    const signal = leaving.current?.signal;
    if (signal?.aborted) return;
    try {
      change(id, { share: 0 });
      await read(
        listings[":id"].photos.$post(
          { param: { id: listingId } },
          uploading(file, { onProgress: (share) => change(id, { share }), signal }),
        ),
      );
      await refresh(client, "listings");
      dismiss(id);
    } catch (error) {
      if (signal?.aborted) return;
      change(id, { reason: error instanceof Error ? error.message : String(error) });
    }
  }

  function add(files: readonly File[]): void {
    for (const file of files) {
      const id = crypto.randomUUID();
      const isTooLarge = file.size > uploadMaxBytes;
      const reason = isTooLarge ? `This file is larger than ${uploadMaxLabel}.` : undefined;
      setUploads((all) => [...all, { id, name: file.name, ...(reason && { reason }) }]);
      if (!reason) queue.current = queue.current.then(async () => send(id, file));
    }
  }

  const chooser = useFileChooser({
    label: "Photographs to add",
    accept: { "image/jpeg": [], "image/png": [], "image/webp": [] },
    isMultiple: true,
    onChoose: add,
  });
  return {
    ...chooser,
    pending: uploads.filter(({ reason }) => reason === undefined),
    refused: uploads.filter(({ reason }) => reason !== undefined),
    dismiss,
  };
}

type PhotoEditorProps = {
  listing: Pick<BrokerListing, "id" | "photos">;
  uploads: ReturnType<typeof usePhotoUploads>;
  /** Focuses the heading after the focused photograph was removed. */
  focusTitle: () => void;
};

/** A listing's photographs in their order, and the fields of the selected one. */
export function PhotoEditor({ focusTitle, listing, uploads }: PhotoEditorProps) {
  // The first photograph without alternative text; chosen once, not while texts are typed.
  const [chosenId, setChosenId] = useState(() => listing.photos.find(({ alt }) => alt === "")?.id);
  const [dragged, setDragged] = useState<string>();
  const [news, setNews] = useState("");
  const { confirm, dialog } = useConfirm();
  const arrange = useAction({
    act: (ids: readonly string[]) =>
      read(listings[":id"].photos.$put({ param: { id: listing.id }, json: { ids: [...ids] } })),
    changes: ["listings"],
    failed: "Couldn’t change the order.",
    inOrder: "photographs",
  });
  const photos = inOrder(listing.photos, arrange.pendingWith);
  const ids = photos.map(({ id }) => id);
  const chosen = photos.find(({ id }) => id === chosenId) ?? photos[0];
  const wanting = Math.max(0, photographsMin - photos.length - uploads.pending.length);

  function move(id: string, to: number): void {
    const others = ids.filter((one) => one !== id);
    arrange.run([...others.slice(0, to), id, ...others.slice(to)]);
    setChosenId(id);
    setNews(`Now ${to + 1} of ${ids.length}.`);
  }
  function remove(photo: ListingPhoto): void {
    confirm({
      title: `Remove photograph ${ids.indexOf(photo.id) + 1}?`,
      description: "It leaves the listing. Its files are deleted within a day.",
      action: "Remove",
      act: async () =>
        read(
          listings[":id"].photos[":photoId"].$delete({
            param: { id: listing.id, photoId: photo.id },
          }),
        ),
      changes: ["listings"],
      done: "Photograph removed.",
      focus: focusTitle,
    });
  }
  return (
    <div {...uploads.dropProps}>
      {uploads.field}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {photos.map((photo, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons below do it without a pointer
          <li
            key={photo.id}
            draggable={photos.length > 1}
            className={`relative ${dragged === photo.id ? "opacity-45" : ""}`}
            onDragStart={(event) => {
              event.dataTransfer.setData("text/plain", photo.id);
              event.dataTransfer.effectAllowed = "move";
              setDragged(photo.id);
            }}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => {
              if (dragged) event.preventDefault();
            }}
            onDrop={(event) => {
              if (!dragged) return;
              event.preventDefault();
              if (dragged !== photo.id) move(dragged, index);
              setDragged(undefined);
            }}
          >
            <button
              type="button"
              aria-pressed={photo === chosen}
              aria-label={nameOf(photo, index)}
              className="group block w-full cursor-pointer rounded-control pb-1 text-left"
              onClick={() => setChosenId(photo.id)}
            >
              <PhotoFrame photo={photo} alt="" className="aspect-3/2 w-full" />
              <span className="mt-0.5 block h-0.5 bg-fg forced-mark opacity-0 transition-opacity group-aria-pressed:opacity-100" />
            </button>
            {photo.alt === "" && (
              <p aria-hidden className="text-caption text-warn">
                No text yet
              </p>
            )}
          </li>
        ))}
        {uploads.pending.map((upload) => (
          <li
            key={upload.id}
            className="grid aspect-3/2 content-center justify-items-center gap-2 rounded-control bg-sunken p-2 text-center text-caption text-fg-3"
          >
            <Spinner />
            <span className="w-full truncate">{stateOf(upload)}</span>
          </li>
        ))}
        {(wanting > 0 || uploads.isDragging) && (
          <li>
            <button
              type="button"
              data-active={uploads.isDragging || undefined}
              className="grid aspect-3/2 w-full cursor-pointer place-items-center rounded-control border border-dashed border-field px-3 text-ui text-fg-3 transition-colors hover:border-fg hover:text-fg data-active:border-fg data-active:bg-sunken data-active:text-fg"
              onClick={uploads.choose}
            >
              {uploads.isDragging ? "Drop to add" : wantingText(wanting, photos.length)}
            </button>
          </li>
        )}
      </ul>
      {uploads.refused.map(({ id, name, reason }) => (
        <div
          key={id}
          role="alert"
          className="mt-3 flex items-start gap-2 text-small font-medium text-error"
        >
          <CircleAlert aria-hidden className="mt-0.75 size-4 shrink-0" strokeWidth={1.75} />
          <span className="min-w-0 grow wrap-anywhere">
            {name}: {reason}
          </span>
          <Button
            variant="ghost"
            size="icon"
            className="-my-2 shrink-0 text-fg-3"
            aria-label={`Dismiss ${name}`}
            onClick={() => {
              uploads.dismiss(id);
              focusTitle();
            }}
          >
            <X aria-hidden className="size-5" strokeWidth={1.5} />
          </Button>
        </div>
      ))}
      {chosen && (
        <PhotoDetails
          key={chosen.id}
          photo={chosen}
          position={ids.indexOf(chosen.id)}
          count={ids.length}
          save={async (text) =>
            read(
              listings[":id"].photos[":photoId"].$put({
                param: { id: listing.id, photoId: chosen.id },
                json: text,
              }),
            )
          }
          onMove={(to) => move(chosen.id, to)}
          onRemove={() => remove(chosen)}
        />
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
      {dialog}
    </div>
  );
}

type PhotoDetailsProps = {
  photo: ListingPhoto;
  /** The index, from 0. */
  position: number;
  count: number;
  save: (text: PhotoText) => Promise<ListingPhoto>;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** The alternative text of a photograph, saved when its field is left, and its position. */
function PhotoDetails({ count, onMove, onRemove, photo, position, save }: PhotoDetailsProps) {
  const [typed, setTyped] = useState<string>();
  const saved = useRef<string>(undefined);
  const checkbox = useId();
  const earlier = useRef<HTMLButtonElement>(null);
  const later = useRef<HTMLButtonElement>(null);
  const { isPending, pendingWith, run } = useAction({
    act: save,
    changes: ["listings"],
    failed: "Couldn’t save it.",
    inOrder: "photograph texts",
    onDone: (_, { alt }: PhotoText) => {
      saved.current = alt;
    },
    // Shows the saved text, unless more was typed during the refetch.
    focus: () => setTyped((text) => (text?.trim() === saved.current ? undefined : text)),
  });
  const { isRendering } = pendingWith ?? photo;
  const alt = typed?.trim() ?? photo.alt;
  const saveText = () => {
    if (alt !== (pendingWith ?? photo).alt) run({ alt, isRendering });
  };
  const isMoved = useRef(false);
  function moveTo(to: number): void {
    isMoved.current = true;
    onMove(to);
  }
  useEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    // At either end, the clicked button is gone.
    if (position === 0) later.current?.focus();
    if (position === count - 1) earlier.current?.focus();
  }, [position, count]);
  return (
    <form
      noValidate
      className="mt-3 flex flex-wrap items-end gap-x-4 gap-y-3 rounded-control bg-side p-4"
      onSubmit={(event) => {
        event.preventDefault();
        saveText();
      }}
    >
      <Field
        label={`Alternative text, photograph ${position + 1}`}
        className="min-w-full grow sm:min-w-80"
      >
        <Input
          value={typed ?? photo.alt}
          maxLength={photoAltMax}
          autoComplete="off"
          placeholder="What it shows"
          onChange={({ target }) => setTyped(target.value)}
          onBlur={saveText}
        />
      </Field>
      <label htmlFor={checkbox} className="flex min-h-10 items-center gap-2.5 text-ui text-fg">
        <Checkbox
          id={checkbox}
          checked={isRendering}
          onCheckedChange={(checked) => run({ alt, isRendering: checked === true })}
        />
        This is a rendering
      </label>
      <div className="flex flex-wrap gap-2.5">
        <Button
          ref={earlier}
          variant="outline"
          hidden={position === 0}
          onClick={() => moveTo(position - 1)}
        >
          Move earlier
        </Button>
        <Button
          ref={later}
          variant="outline"
          hidden={position === count - 1}
          onClick={() => moveTo(position + 1)}
        >
          Move later
        </Button>
        <Button
          variant="outline"
          size="icon"
          aria-label={`Remove photograph ${position + 1}`}
          onClick={onRemove}
        >
          <Trash2 aria-hidden className="size-4.5" strokeWidth={1.75} />
        </Button>
      </div>
      <p role="status" className="sr-only">
        {isPending ? "Saving" : ""}
      </p>
    </form>
  );
}

/** Photographs in the order that is being saved. */
function inOrder(photos: readonly ListingPhoto[], ids: readonly string[] | undefined) {
  if (!ids) return photos;
  return photos.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

const nameOf = ({ alt, isRendering }: ListingPhoto, index: number) =>
  [`Photograph ${index + 1}`, isRendering && "rendering", alt || "no alternative text"]
    .filter(Boolean)
    .join(", ");

function stateOf({ name, share }: PhotoUpload): string {
  if (share === undefined) return name;
  return share < 1 ? `${Math.round(share * 100)}% sent` : "Preparing";
}

/** What is missing: "Two more photographs", "Four photographs". */
const wantingText = (wanting: number, present: number) =>
  present === 0
    ? counted(wanting, "photograph", "photographs")
    : counted(wanting, "more photograph", "more photographs");

import type { OfferFileKind, SentOffer } from "@frontage/records/schemas/offer";
import { queryOptions } from "@tanstack/react-query";

import { api, unwrap } from "../../portal/live/api-client.ts";
import { sendFile } from "../../portal/live/send-file.ts";

const at = (slug: string) => ({ params: { path: { slug } } });

/** The reader’s own offer, and what it is for. */
export const ownOfferQuery = (slug: string) =>
  queryOptions({
    queryKey: ["listings", "own offer", slug],
    queryFn: () => unwrap(api.GET("/api/room/{slug}/offer", at(slug))),
  });

export const sendOwnOffer = (slug: string, body: SentOffer) =>
  unwrap(api.PUT("/api/room/{slug}/offer", { ...at(slug), body }));

export const withdrawOwnOffer = (slug: string, version: number) =>
  unwrap(api.POST("/api/room/{slug}/offer/withdraw", { ...at(slug), body: { version } }));

/** Uploads a file for the offer that is about to be sent. @returns its id */
export async function uploadOfferFile(
  slug: string,
  file: File,
  { kind, mediaType }: { kind: OfferFileKind; mediaType: string },
): Promise<string> {
  const query = new URLSearchParams({ name: file.name, mediaType, kind });
  const path = `/api/room/${encodeURIComponent(slug)}/offer/files?${query}`;
  return (await sendFile<{ id: string }>(path, file)).id;
}

/** The address of a file that was sent with the offer. */
export const offerFilePath = (slug: string, id: string) =>
  `/api/room/${encodeURIComponent(slug)}/offer/files/${id}`;

export const removeOfferFile = (slug: string, id: string) =>
  unwrap(api.DELETE("/api/room/{slug}/offer/files/{id}", { params: { path: { slug, id } } }));

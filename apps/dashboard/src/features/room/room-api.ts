import { queryOptions } from "@tanstack/react-query";

import { rooms } from "../../api/clients.ts";
import { read, readFile } from "../../api/request.ts";

/** The slug in the page's path. */
export const slugIn = (pathname: string) => decodeURIComponent(pathname.split("/")[2] ?? "");

/** The document room of a listing. */
export const roomQuery = (slug: string) =>
  queryOptions({
    queryKey: ["listings", "room", slug],
    queryFn: () => read(rooms[":slug"].$get({ param: { slug } })),
  });

/** A document with the reader's name on each page. */
export const roomFileQuery = (slug: string, id: string) =>
  queryOptions({
    queryKey: ["room-file", slug, id],
    queryFn: () => readFile(rooms[":slug"].documents[":id"].file.$get({ param: { slug, id } })),
    // Each request counts as an opening.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });

const roomPath = (slug: string) => `/api/room/${encodeURIComponent(slug)}`;
export const roomDownload = (slug: string, id: string) =>
  `${roomPath(slug)}/documents/${id}/download`;
export const roomZip = (slug: string) => `${roomPath(slug)}/documents.zip`;
export const roomAgreement = (slug: string) => `${roomPath(slug)}/agreement`;
/** The address of a file that was sent with the offer. */
export const offerFilePath = (slug: string, id: string) => `${roomPath(slug)}/offer/files/${id}`;

/** The reader’s own offer, and what it is for. */
export const ownOfferQuery = (slug: string) =>
  queryOptions({
    queryKey: ["listings", "own offer", slug],
    queryFn: () => read(rooms[":slug"].offer.$get({ param: { slug } })),
  });

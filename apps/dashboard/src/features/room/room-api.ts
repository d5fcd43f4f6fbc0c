import type { RoomMessage, TourForm } from "@frontage/records/schemas/room";
import { queryOptions } from "@tanstack/react-query";

import { api, requestFile, unwrap } from "../../portal/live/api-client.ts";

/** The slug in the page's path. */
export const slugIn = (pathname: string) => decodeURIComponent(pathname.split("/")[2] ?? "");

const at = (slug: string) => ({ params: { path: { slug } } });
const document = (slug: string, id: string) => ({ params: { path: { slug, id } } });

/** The document room of a listing. */
export const roomQuery = (slug: string) =>
  queryOptions({
    queryKey: ["listings", "room", slug],
    queryFn: () => unwrap(api.GET("/api/room/{slug}", at(slug))),
  });

/** A document with the reader's name on each page. */
export const roomFileQuery = (slug: string, id: string) =>
  queryOptions({
    queryKey: ["room-file", slug, id],
    queryFn: () => requestFile(roomFile(slug, id, "file")),
    // Each request counts as an opening.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });

const roomFile = (slug: string, id: string, use: "file" | "download") =>
  `/api/room/${encodeURIComponent(slug)}/documents/${id}/${use}`;

export const roomDownload = (slug: string, id: string) => roomFile(slug, id, "download");
export const roomZip = (slug: string) => `/api/room/${encodeURIComponent(slug)}/documents.zip`;
export const roomAgreement = (slug: string) => `/api/room/${encodeURIComponent(slug)}/agreement`;

export const requestDocument = (slug: string, id: string) =>
  unwrap(api.POST("/api/room/{slug}/documents/{id}/request", document(slug, id)));

export const askQuestion = (slug: string, body: Pick<RoomMessage, "id" | "text">) =>
  unwrap(api.POST("/api/room/{slug}/messages", { ...at(slug), body }));

export const requestTour = (slug: string, body: TourForm) =>
  unwrap(api.POST("/api/room/{slug}/tours", { ...at(slug), body }));

export const withdrawTour = (slug: string, id: string) =>
  unwrap(api.POST("/api/room/{slug}/tours/{id}/withdraw", document(slug, id)));

export const signOut = (slug: string) => unwrap(api.POST("/api/room/{slug}/sign-out", at(slug)));

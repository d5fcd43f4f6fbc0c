/** The id of the list, which takes the focus when a row is gone. */
export const listId = "document-list";

/** The id of a document’s link in the list, which gets the focus back. */
export const rowLinkId = (id: string) => `open-${id}`;

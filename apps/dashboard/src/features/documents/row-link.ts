/** The id of what holds the list: where the focus goes when a row is gone. */
export const listId = "document-list";

/** The id of a document's link in the list: the focus returns to it. */
export const rowLinkId = (id: string) => `open-${id}`;

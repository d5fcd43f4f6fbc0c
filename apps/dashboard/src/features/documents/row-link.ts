/** The list’s container: it takes the focus when a row is gone. */
export const listId = "document-list";

/** A document’s link in the list, which the focus returns to. */
export const rowLinkId = (id: string) => `open-${id}`;

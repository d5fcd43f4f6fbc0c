/** The id of a document's link in the list: the focus returns to it. */
export const rowLinkId = (id: string) => `open-${id}`;

/** The confirmation before a deal is removed. */
export const removalQuestion = (name: string) => ({
  title: `Remove the deal ${name}?`,
  description:
    "Its documents and events are deleted for you and the client, who is notified of canceled dates. Messages are kept. This can’t be undone.",
  action: "Remove",
});

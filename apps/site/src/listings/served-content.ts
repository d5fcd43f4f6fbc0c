import { createContext, type ReactNode, useContext } from "react";

/** The content that the server renders inside the page's frame. */
export const ServedContentContext = createContext<ReactNode>(null);

export const useServedContent = () => useContext(ServedContentContext);

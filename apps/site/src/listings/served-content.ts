import { createContext, type ReactNode, useContext } from "react";

/** What the server renders into the frame of the page. */
export const ServedContentContext = createContext<ReactNode>(null);

export const useServedContent = () => useContext(ServedContentContext);

import { createContext, useContext, type ReactNode } from "react";
import type { WindowSay } from "./window-say.ts";

const Context = createContext<WindowSay | undefined>(undefined);

export function SayProvider({ say, children }: { readonly say: WindowSay; readonly children: ReactNode }) {
  return <Context value={say}>{children}</Context>;
}

/** The words of the window in the person's language. */
export function useSay(): WindowSay {
  const say = useContext(Context);
  if (say === undefined) throw new Error("A component stands outside its words.");
  return say;
}

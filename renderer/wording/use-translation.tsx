import { createContext, useContext, type ReactNode } from "react";
import type { WindowTranslate } from "./window-translate.ts";

const Context = createContext<WindowTranslate | undefined>(undefined);

export function TranslationProvider({
  say: t,
  children,
}: {
  readonly say: WindowTranslate;
  readonly children: ReactNode;
}) {
  return <Context value={t}>{children}</Context>;
}

/** The words of the window in the person's language. */
export function useTranslation(): WindowTranslate {
  const say = useContext(Context);
  if (say === undefined) throw new Error("A component stands outside its words.");
  return say;
}

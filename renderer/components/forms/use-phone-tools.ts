import { useEffect, useState } from "react";
import type * as Tools from "./phone-tools.ts";

/** The phone number parser. Large, because it contains the numbering plan of every country. */
export type PhoneTools = typeof Tools;

/** Loads the phone number parser on first use; undefined until it is loaded, "missing" if it can't be. */
export function usePhoneTools(): PhoneTools | "missing" | undefined {
  const [tools, setTools] = useState<PhoneTools | "missing">();
  useEffect(() => {
    let gone = false;
    import("./phone-tools.ts").then(
      (loaded) => {
        if (!gone) setTools(loaded);
      },
      () => {
        if (!gone) setTools("missing");
      },
    );
    return () => {
      gone = true;
    };
  }, []);
  return tools;
}

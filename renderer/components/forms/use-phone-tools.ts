import { useEffect, useState } from "react";
import type * as Tools from "./phone-tools.ts";

/** The phone number parser. Large, because it contains the numbering plan of every country. */
export type PhoneTools = typeof Tools;

/** Loads the phone number parser on first use; undefined until it is loaded. */
export function usePhoneTools(): PhoneTools | undefined {
  const [tools, setTools] = useState<PhoneTools>();
  useEffect(() => {
    let gone = false;
    import("./phone-tools.ts").then(
      (loaded) => {
        if (!gone) setTools(loaded);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return tools;
}

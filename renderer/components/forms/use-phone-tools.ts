import { useEffect, useState } from "react";
import type * as Tools from "./phone-tools.ts";

/** What reads phone numbers; large, because it knows the numbering plan of every country. */
export type PhoneTools = typeof Tools;

/** Loads the reader of phone numbers once it is needed; undefined until it is there. */
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

import { useState } from "react";
import type { TunnelChoice } from "../../../../shared/tunnel/tunnel.ts";
import { useStores } from "../../../app/window-context.tsx";
import { useDraft, type Draft } from "../../../components/forms/use-draft.ts";
import { tunnelChoice, tunnelDraft, type TunnelDraft, type TunnelFaults } from "./tunnel-draft.ts";

/** The state of the tunnel form. */
export type TunnelForm = {
  readonly draft: Draft<TunnelDraft>;
  /** What is wrong; empty until the first attempt to submit. */
  readonly faults: TunnelFaults;
  /** Returns the choice if it is complete; otherwise its faults are shown from then on. */
  readonly take: () => TunnelChoice | undefined;
};

const PRACTICE: TunnelChoice = { kind: "practice" };

/** Keeps the tunnel form, starting from the earlier choice. */
export function useTunnelForm(chosen: TunnelChoice | undefined): TunnelForm {
  const { realm } = useStores();
  // In Practice the sandbox's tunnel needs no settings and is always available.
  const begin = chosen ?? (realm === "practice" ? PRACTICE : undefined);
  const draft = useDraft(tunnelDraft(begin));
  const [tried, setTried] = useState(false);
  const read = tunnelChoice(draft.value);
  return {
    draft,
    faults: tried && "faults" in read ? read.faults : {},
    take: () => {
      setTried(true);
      return "choice" in read ? read.choice : undefined;
    },
  };
}

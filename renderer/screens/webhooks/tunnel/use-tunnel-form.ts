import { useState } from "react";
import type { TunnelChoice } from "../../../../shared/tunnel/tunnel.ts";
import { useStores } from "../../../app/window-context.tsx";
import { useDraft, type Draft } from "../../../components/forms/use-draft.ts";
import { tunnelChoice, tunnelDraft, type TunnelDraft, type TunnelFaults } from "./tunnel-draft.ts";

/** A way to a public address while it is chosen and typed. */
export type TunnelForm = {
  readonly draft: Draft<TunnelDraft>;
  /** What is wrong; empty until somebody has tried to go on with it. */
  readonly faults: TunnelFaults;
  /** The choice where it is whole; otherwise its faults are shown from now on. */
  readonly take: () => TunnelChoice | undefined;
};

const PRACTICE: TunnelChoice = { kind: "practice" };

/** Keeps a form over the way that was chosen before. */
export function useTunnelForm(chosen: TunnelChoice | undefined): TunnelForm {
  const { realm } = useStores();
  // In practice the practice front needs nothing and is there always.
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

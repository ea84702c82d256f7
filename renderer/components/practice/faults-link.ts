/** History state for a link to the faults of the sandbox: their list is unfolded, with the focus in its search. */
export const TO_FAULTS = { section: "faults" } as const;

/** True if the screen was opened by such a link. `state`: the history entry's state. */
export function leadsToFaults(state: unknown): boolean {
  return (
    typeof state === "object" && state !== null && "section" in state && state.section === TO_FAULTS.section
  );
}

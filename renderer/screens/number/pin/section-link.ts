/** The link state that opens a number's screen at its two-step PIN section. */
export const TO_PIN_SECTION = { section: "two-step-pin" } as const;

/** Whether the link that opened the screen asked for the two-step PIN section. */
export function isPinSectionAskedFor(state: unknown): boolean {
  return (
    typeof state === "object" &&
    state !== null &&
    "section" in state &&
    state.section === TO_PIN_SECTION.section
  );
}

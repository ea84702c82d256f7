/** What a link to a number's screen carries to its section on the two-step PIN. */
export const TO_PIN_SECTION = { section: "two-step-pin" } as const;

/** Did the link that led here ask for the section on the two-step PIN? */
export function isPinSectionAskedFor(state: unknown): boolean {
  return (
    typeof state === "object" &&
    state !== null &&
    "section" in state &&
    state.section === TO_PIN_SECTION.section
  );
}

/** Words of the dialog with letters about a migration. */
export const letters = {
  open: "Letters…",
  title: "Letters about {{spoken}}",
  lead: "Texts to copy, change and send yourself. Switchover sends nothing, and they contain no secrets.",
  kind: "Letter",
  kinds: {
    before: "To the customer, before the migration",
    after: "To the customer, with the result",
    "two-step": "To the owner: please turn two-step verification off",
    code: "To the person with the phone: read me the code",
  },
  language: "Language",
  at: "Planned for (optional)",
  writing: "Writing the letter…",
  copy: "Copy text",
  saveText: "Save as text",
  saveMarkdown: "Save as Markdown",
} as const;

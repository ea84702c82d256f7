/** Which certificate authorities connections trust. */
export const authorities = {
  public: "The public authorities count for every connection.",
  system: "The authorities of this computer count too.",
  notSystem: "The authorities of this computer don't count.",
  added: "Added: {{subject}}, valid until {{validTo}}, SHA-256 {{fingerprint}}",
  none: "No authority was added from a file.",
  unknown:
    "The administrator fixed this with something that isn't understood, so only the public authorities count.",
} as const;

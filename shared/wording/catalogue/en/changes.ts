/** What changed unexpectedly with the move. Both values are shown as the platform returned them. */
export const changes = {
  override:
    "The account's own callback URL for your app was “{{before}}” before the move and is “{{after}}” now. Set it again if you want the notifications there.",
  member:
    "{{member}} was “{{before}}” before the move and is “{{after}}” now, although a move should not change it.",
} as const;

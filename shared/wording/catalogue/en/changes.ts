/** What differs after the move although it was promised to stay. Both values stand in it as the platform gave them. */
export const changes = {
  override:
    "The account's own callback address of your app was “{{before}}” before the move and is “{{after}}” now. Set it again if you want the notices there.",
  member:
    "{{member}} was “{{before}}” before the move and is “{{after}}” now, although a move should leave it as it is.",
} as const;

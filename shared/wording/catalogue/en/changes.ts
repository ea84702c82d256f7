/** What changed unexpectedly with the move. Both values are shown as the platform returned them. */
export const changes = {
  override:
    "The account's own callback URL for your app was “{{before}}” before the move and is “{{after}}” now. Set it again if you want the notifications there.",
  member:
    "{{member}} was “{{before}}” before the move and is “{{after}}” now, although a move should not change it.",
  members: {
    "verified-name": "Verified name",
    "display-phone-number": "Number as displayed",
    "code-verification-status": "Verification by code",
    "quality-rating": "Quality",
    "name-status": "Name status",
    "is-official-business-account": "Official business account",
    "messaging-limit-tier": "Messaging limit",
    "account-mode": "Mode",
    status: "Status",
    "platform-type": "Location",
    throughput: "Throughput",
    "health-status": "May send",
    "webhook-configuration-number": "Callback URL of the number",
    "webhook-configuration-account": "Callback URL of the account",
    "webhook-configuration-application": "Callback URL of the app",
    "subscribed-apps-override": "Callback URL override",
  },
  same: "same",
  changed: "changed, expected",
  unexpected: "changed unexpectedly",
} as const;

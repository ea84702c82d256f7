/** What changed unexpectedly with the move. Both values are shown as the platform returned them. */
export const changes = {
  override:
    "The account's own callback URL for your app was “{{before}}” before the move and is “{{after}}” now. Set it again if you want the notifications there.",
  member:
    "{{member}} was “{{before}}” before the move and is “{{after}}” now, although a move should not change it.",
  expected:
    "{{member}} is “{{after}}” after the move, and “{{expected}}” was expected. The platform may still raise it.",
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
    "owning-account": "Owning account",
    "message-templates": "Templates",
    "message-templates-status": "Template statuses",
  },
  same: "same",
  changed: "changed, expected",
  unexpected: "changed unexpectedly",
  missed: "not as expected",
  untold: "can't be compared",
  notTold: "not reported",
  because: {
    promised: "The platform promises that a migration doesn't change it.",
    "not-explained":
      "A migration should not change it, and nothing that was read explains it. Ask the platform's support.",
    "own-rating":
      "A migration should not change it. The platform rates numbers all the time, so the new rating may have another cause.",
    "own-limit":
      "A migration should not change it. The platform adjusts limits all the time, so the new limit may have another cause.",
    "own-review":
      "A migration should not change it. The platform reviews templates all the time, so this may have another cause.",
    "name-review":
      "A migration should not change it. Names are edited and reviewed at any time, so this may have another cause.",
    elsewhere:
      "A migration should not change it. Someone may have changed it meanwhile, in the platform's manager or with another program.",
    "by-the-move": "Depends on the number's location.",
    upgraded: "2 or more shards: the platform raised it.",
    "not-upgraded":
      "The number ran on 2 or more shards, so “{{expected}}” was expected. When it was last read, the platform hadn't raised it.",
    "few-shards": "Fewer than 2 shards: the platform doesn't raise it.",
    "shards-not-told":
      "Unknown how many shards the number ran on; from 2 on, the platform raises it by itself.",
    "left-cloud": "Applies only to a number in the cloud.",
    override: "Subscribing the app removes it. Set it again if you want the notifications there.",
  },
  untoldBecause: {
    before: "It wasn't reported before the migration, so it can't be compared.",
    after: "It wasn't reported after the migration, so it can't be compared.",
    both: "It was reported neither before nor after the migration, so it can't be compared.",
  },
  untoldList: "Not reported before or after the move, so not compared: {{members}}",
  templates: {
    changed: "{{name}} ({{language}}): {{before}}, now {{after}}",
    added: "{{name}} ({{language}}): new, {{after}}",
    removed: "{{name}} ({{language}}): missing, was {{before}}",
    more_one: "1 more template differs.",
    more_other: "{{count}} more templates differ.",
    unnamed: "Which ones differ is no longer known: the list from before isn't kept any more.",
  },
} as const;

/** Everything that the sandbox can let go wrong: what happens, and what a person learns from it. */
export const faults = {
  "delay-register": {
    says: "Registering takes 5 s longer than usual.",
    lesson: "Switchover waits for a slow response and never sends the request twice.",
  },
  "lost-register-before": {
    says: "The register request is lost on its way.",
    lesson: "A broken connection proves nothing; only a check shows that the number hasn't moved.",
  },
  "lost-register-after": {
    says: "Registering works, but its response is lost.",
    lesson: "A broken connection proves nothing; a check shows that the number has moved.",
  },
  "register-late-effect": {
    says: "Registering works seconds after the connection was lost.",
    lesson: "An immediate check can still show the old location.",
  },
  "register-502-after": {
    says: "Registering works, but a gateway returns an error page.",
    lesson: "A 502 page doesn't mean that registering failed.",
  },
  "register-error-after": {
    says: "The cloud carries out the register call, but returns a general error.",
    lesson:
      "A general error doesn't mean that nothing happened. Switchover checks both APIs before anything else.",
  },
  "register-503-before": {
    says: "The cloud is overloaded and rejects the register request.",
    lesson: "After a 503, the outcome is unknown until both APIs have been checked.",
  },
  "register-success-false": {
    says: "The cloud rejects the registration, but returns status 200.",
    lesson: "Only the body shows whether it succeeded.",
  },
  "register-string-true": {
    says: "Registering works, and the response contains a text instead of a Boolean value.",
    lesson: 'The text "true" counts as success too.',
  },
  "register-success-one": {
    says: "Registering works, and the response contains 1 instead of a Boolean value.",
    lesson: "A response of an unknown kind proves nothing.",
  },
  "register-empty-200": {
    says: "Registering works, but its response is empty.",
    lesson: "HTTP 200 alone proves nothing.",
  },
  "register-html-200": {
    says: "A guest network's login page responds instead of the cloud.",
    lesson: "A page in between can respond instead of the platform.",
  },
  "register-truncated": {
    says: "Registering works, but half of its response is missing.",
    lesson: "An incomplete response proves nothing, even though the number has moved.",
  },
  "register-duplicate-key": {
    says: "Registering works, but its response contains both yes and no.",
    lesson: "An ambiguous response counts as none.",
  },
  "register-redirect": {
    says: "The cloud redirects the register request to another URL.",
    lesson: "PIN and backup never follow a redirect.",
  },
  "huge-body": {
    says: "Registering works, but its response never seems to end.",
    lesson: "Switchover accepts a response only up to a size limit.",
  },
  "body-stall": {
    says: "Registering works, but its response stops halfway.",
    lesson: "Switchover stops waiting at a deadline.",
  },
  "register-silent": {
    says: "Registering works, but no response arrives.",
    lesson: "Switchover stops waiting at a deadline, and the outcome is unknown.",
  },
  "register-limit": {
    says: "The cloud reports that the number was registered too often.",
    lesson: "Registrations are limited; the block lasts 3 days.",
  },
  "register-rate-limited": {
    says: "The cloud asks Switchover to wait 2 s before registering.",
    lesson: "A 429 names the wait.",
  },
  "pin-wrong-stops-gateway": {
    says: "A wrong PIN also stops the on-premises client.",
    lesson: "After a rejected PIN, both APIs must be checked.",
  },
  "pin-locked": {
    says: "The PIN is locked for an hour after too many wrong ones.",
    lesson: "After too many wrong PINs, even the right one has to wait.",
  },
  "backup-rejected-false": {
    says: "The cloud rejects the backup without a reason.",
    lesson: "`success: false` is a rejection.",
  },
  "backup-rejected-code": {
    says: "The cloud rejects the backup with an error code.",
    lesson: "The error's details contain the reason.",
  },
  "name-not-approved": {
    says: "The display name is still under review.",
    lesson: "The review must end first.",
  },
  "deregistration-incomplete": {
    says: "An earlier deregistration of the number stopped halfway.",
    lesson: "The number has to be deregistered again.",
  },
  "number-just-deleted": {
    says: "The number was deleted from the account a moment ago.",
    lesson: "A deleted number is blocked for 5 min.",
  },
  "lost-subscribe-before": {
    says: "The subscribe request is lost on its way.",
    lesson: "Subscribing can be retried safely.",
  },
  "lost-subscribe-after": {
    says: "Subscribing works, but its response is lost.",
    lesson: "Subscribing can be retried safely; the list of subscribed apps confirms it.",
  },
  "subscribe-denied": {
    says: "The cloud doesn't let the app subscribe.",
    lesson: "A registered number without a subscribed app gets no notifications.",
  },
  "subscribed-by-others": {
    says: "Another app is subscribed too, and the account has its own callback URL.",
    lesson: "A second subscribe call would remove that callback URL.",
  },
  "rate-limited": {
    says: "The cloud asks Switchover twice to wait 1 s before subscribing.",
    lesson: "A 429 names the wait, and success follows.",
  },
  "token-expired": {
    says: "The cloud's access token has expired.",
    lesson: "A new token is needed; nothing was changed.",
  },
  "token-lacks-scope": {
    says: "The cloud's access token lacks a permission.",
    lesson: "The token can read, but not change anything.",
  },
  "unknown-field-refused": {
    says: "The cloud rejects queries for some facts about the number.",
    lesson: "One unknown field makes the whole query fail; Switchover queries the others one by one.",
  },
  "platform-field-refused": {
    says: "The cloud rejects queries for where the number is hosted.",
    lesson: "Without this fact, the cloud doesn't report a number's location.",
  },
  "no-lookups": {
    says: "The cloud responds to no query at all.",
    lesson: "A migration works without them, with less confirmed.",
  },
  "cloud-lookup-missing": {
    says: "The cloud doesn't support queries for single numbers.",
    lesson: "The on-premises client's health is the only evidence left.",
  },
  "template-changed": {
    says: "The platform pauses a template while the number moves.",
    lesson: "A difference after a move need not come from the move.",
  },
  "templates-cut-off": {
    says: "The second page of the templates can't be read.",
    lesson: "Half a list shows nothing about the other half, so it isn't compared.",
  },
  "templates-missing": {
    says: "The cloud doesn't support listing templates.",
    lesson: "What isn't reported isn't unchanged: it is unknown.",
  },
  "throughput-late": {
    says: "The throughput rises 15 s after the move, if the number ran on 2 or more shards.",
    lesson: "Some changes take the platform up to a minute.",
  },
  "banned-after-move": {
    says: "The number moves, and the platform bans it.",
    lesson: "That a number has moved doesn't mean that it works.",
  },
  "restricted-after-move": {
    says: "The number moves, and the platform restricts it.",
    lesson: "What a restriction leaves possible is unknown.",
  },
  "verify-code-expired": {
    says: "The code that was requested from the cloud has expired.",
    lesson: "Another code is needed.",
  },
  "password-change-required": {
    says: "The on-premises client requires a new password at the next login.",
    lesson: "A new client requires its own password.",
  },
  "onprem-token-expired": {
    says: "The session on the on-premises client has ended.",
    lesson: "Switchover logs in again, then retries the same step.",
  },
  "lost-health": {
    says: "One response about the on-premises client's health is lost.",
    lesson: "Queries can be retried.",
  },
  "health-disconnected": {
    says: "The on-premises client has lost its connection to the platform.",
    lesson: "A disconnected client can't make a backup.",
  },
  "clustered-health": {
    says: "The on-premises client is a cluster and reports its health node by node.",
    lesson: "A standby node is disconnected, and that's fine.",
  },
  "onprem-lookup-missing": {
    says: "The on-premises client reports neither its health nor its settings.",
    lesson: "The cloud's fields for the number are the only evidence left.",
  },
  "settings-other-number": {
    says: "The on-premises client reports that it serves a different number.",
    lesson: "A backup of the wrong number must never be sent.",
  },
  "lost-backup": {
    says: "The client makes the backup, but its response is lost.",
    lesson: "Nothing has moved; the client can make another backup.",
  },
  "empty-backup": {
    says: "The on-premises client returns an empty backup.",
    lesson: "Switchover detects an empty backup before the number moves.",
  },
  "lost-account-before": {
    says: "The request for a registration code is lost on its way.",
    lesson: "No code will arrive, and Switchover doesn't request another unless you ask.",
  },
  "lost-account-after": {
    says: "The platform sends a registration code, but the response is lost.",
    lesson: "You can still enter the code from the phone.",
  },
  "account-error-after": {
    says: "The platform sends the code, but returns a general error for the request.",
    lesson: "The code may be on its way: you can enter it, and Switchover doesn't request another by itself.",
  },
  "settings-missing": {
    says: "The on-premises client doesn't report which number it serves.",
    lesson: "A connected client that doesn't name its number proves nothing.",
  },
  "vname-differs": {
    says: "The on-premises client reports a different display name than the cloud.",
    lesson: "A certificate for a different name is a reason to stop.",
  },
  "account-no-vname": {
    says: "The on-premises client reports no display name.",
    lesson: "You check the name.",
  },
  "cert-expired": {
    says: "The on-premises client reports that the number's certificate has expired.",
    lesson: "A new certificate must be downloaded; an old one can get a number banned.",
  },
  "lost-verify-before": {
    says: "The registration code is lost on its way to the platform.",
    lesson: "You can enter the same code again.",
  },
  "lost-verify-after": {
    says: "The registration code works, but its response is lost.",
    lesson: "The client's health shows that the number has moved.",
  },
  "code-expired": {
    says: "The first registration code that you enter has expired.",
    lesson: "Another code is needed.",
  },
  "code-rate-limited": {
    says: "The platform reports that a code was requested too recently.",
    lesson: "Each channel has its own wait.",
  },
  "webhook-ca-no-list": {
    says: "The on-premises client stores its callback CA certificates as one text, not as a list.",
    lesson:
      "Switchover uploads and replaces nothing there: it would overwrite production's own certificates.",
  },
  "lost-webhook-ca-after": {
    says: "A CA certificate is uploaded to the on-premises client, but the response is lost.",
    lesson: "A check shows whether it's there; Switchover doesn't upload it a second time.",
  },
  "shards-temporary-403": {
    says: "For a number with several shards, the client rejects setting them twice.",
    lesson: "A 403 here is temporary; Switchover retries the call.",
  },
  "lost-pin-before": {
    says: "The request that changes a two-step PIN is lost on its way.",
    lesson: "No query shows whether a PIN was changed: the outcome stays unknown.",
  },
  "lost-pin-after": {
    says: "A two-step PIN is changed, but the response is lost.",
    lesson: "Switchover doesn't resend a change by itself after a lost response.",
  },
  "pin-string-true": {
    says: "A two-step PIN is changed, and the response contains a text instead of a Boolean value.",
    lesson: 'The text "true" counts as success too.',
  },
  "pin-success-one": {
    says: "A two-step PIN is changed, and the response contains 1 instead of a Boolean value.",
    lesson: "A response of an unknown kind proves nothing.",
  },
  "pin-rate-limited": {
    says: "The on-premises client delays a change of the two-step PIN and names a wait.",
    lesson: "The wait applies to the number, in every data folder.",
  },
  "lost-message-before": {
    says: "A reply to a message is lost on its way to the platform.",
    lesson:
      "A broken connection doesn't show whether a message was sent. Switchover doesn't resend it by itself.",
  },
  "lost-message-after": {
    says: "A reply to a message is sent, but the platform's response is lost.",
    lesson: "Without the response, the message's ID is unknown, so its statuses prove nothing.",
  },
  "message-refused": {
    says: "The platform rejects a reply to this person.",
    lesson: "A rejection contains a code, and the code tells you what to do.",
  },
  "message-window-closed": {
    says: "The platform reports that the 24 h for a reply are over.",
    lesson: "After that, the platform delivers only approved templates.",
  },
  "message-token-refused": {
    says: "The platform rejects the token for sending, and only for sending.",
    lesson: "A token that can read may still not be allowed to send.",
  },
  "message-sent-only": {
    says: "A reply is sent and never delivered.",
    lesson: "Sent means that the platform has it, not that the phone has it.",
  },
  "message-failed": {
    says: "The platform accepts a reply that fails afterward.",
    lesson: "A message's statuses show whether it arrives, not the response.",
  },
  "message-status-first": {
    says: "A reply's statuses arrive before the response to sending it.",
    lesson: "A status may name a message whose ID isn't known here yet.",
  },
  "webhooks-delayed": {
    says: "Notifications are sent 30 s late.",
    lesson: "A notification that hasn't arrived yet isn't lost yet.",
  },
  "webhooks-duplicated": {
    says: "Every notification is sent twice.",
    lesson: "The message's ID identifies duplicates; they count once.",
  },
  "webhooks-reordered": {
    says: "Notifications arrive out of order.",
    lesson: "The order of arrival isn't the order of events.",
  },
  "webhooks-wrong-signature": {
    says: "The cloud signs notifications with a different secret than the app's.",
    lesson: "Don't trust a body whose signature doesn't match.",
  },
  "webhooks-to-second-app": {
    says: "A second app is subscribed and has the same callback URL.",
    lesson: "Each subscribed app sends its own copy, signed with its own secret.",
  },
  "webhooks-lost-handshake": {
    says: "The cloud sets a callback URL without sending a verification request.",
    lesson: "A callback URL that's set isn't necessarily reachable.",
  },
  "webhooks-off": {
    says: "The app is in development mode, so the cloud sends no notifications.",
    lesson: "Even with everything set up correctly, nothing may arrive.",
  },
  "production-fails": {
    says: "The business's own endpoint returns 500 for everything.",
    lesson: "The platform retries what Switchover forwards until production accepts it.",
  },
  "production-slow": {
    says: "The business's own endpoint takes 12 s to respond.",
    lesson: "Every wait for a response ends sooner, so a slow response counts as none.",
  },
  "production-absent": {
    says: "Nothing listens at the business's own endpoint.",
    lesson: "A test may show that webhooks arrive while production receives nothing.",
  },
  "registry-changed": {
    says: "The routing registry has 3 new prefixes, and 1 is gone.",
    lesson: "A firewall that isn't updated then blocks notifications.",
  },
  "registry-shrunk": {
    says: "The routing registry has only 2 of the prefixes left.",
    lesson: "A list that shrinks this much is used only if you accept it.",
  },
  "registry-cut-off": {
    says: "The routing registry's answer ends in the middle.",
    lesson: "An answer that isn't whole doesn't replace a good list.",
  },
  "registry-empty": {
    says: "The routing registry's answer is empty.",
    lesson: "An empty list would block every notification, so the last good list stays.",
  },
  "registry-error": {
    says: "The routing registry returns an error.",
    lesson: "After a refusal the last good list stays.",
  },
  "registry-private-prefix": {
    says: "The routing registry has a private prefix among the others.",
    lesson: "One wrong entry is enough to refuse the whole answer.",
  },
} as const satisfies Readonly<Record<string, { readonly says: string; readonly lesson: string }>>;

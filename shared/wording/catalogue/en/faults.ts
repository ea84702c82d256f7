/** Everything that the practice platform can let go wrong: what happens, and what a person learns by it. */
export const faults = {
  "delay-register": {
    says: "Registering takes five seconds longer than usual.",
    lesson: "A slow answer is waited for and never sent twice.",
  },
  "lost-register-before": {
    says: "The register request is lost on its way.",
    lesson: "A cut connection says nothing; only a look-up shows that nothing happened.",
  },
  "lost-register-after": {
    says: "Registering works, but its answer is lost.",
    lesson: "A cut connection says nothing; a look-up shows that the number has moved.",
  },
  "register-late-effect": {
    says: "Registering works seconds after the line was cut.",
    lesson: "A look-up made at once can still show the old home.",
  },
  "register-502-after": {
    says: "Registering works, but a gateway answers with an error page.",
    lesson: "A 502 page does not mean that registering failed.",
  },
  "register-error-after": {
    says: "The register call is carried out, but answered with a general error.",
    lesson: "A general error does not say that nothing happened. Both sides are read before anything else.",
  },
  "register-503-before": {
    says: "The cloud is overloaded and turns the register request away.",
    lesson: "A 503 leaves the outcome open until both sides were read.",
  },
  "register-success-false": {
    says: "Registering is refused, though the answer's status is 200.",
    lesson: "Only the body tells success from refusal.",
  },
  "register-string-true": {
    says: "Registering works, and the answer says so with a text in place of a truth value.",
    lesson: 'The text "true" counts as success as well.',
  },
  "register-success-one": {
    says: "Registering works, and the answer says so with the number 1.",
    lesson: "An answer of an unknown kind proves nothing.",
  },
  "register-empty-200": {
    says: "Registering works, but its answer is empty.",
    lesson: "HTTP 200 alone proves nothing.",
  },
  "register-html-200": {
    says: "The sign-in page of a guest network answers in the cloud's place.",
    lesson: "A page in between can answer in the platform's place.",
  },
  "register-truncated": {
    says: "Registering works, but half of its answer is missing.",
    lesson: "A cut answer proves nothing, though the number has moved.",
  },
  "register-duplicate-key": {
    says: "Registering works, but its answer says both yes and no.",
    lesson: "An ambiguous answer is no answer.",
  },
  "register-redirect": {
    says: "The register request is sent on to another address.",
    lesson: "PIN and backup never follow a redirect.",
  },
  "huge-body": {
    says: "Registering works, but its answer never seems to end.",
    lesson: "Reading stops at a cap.",
  },
  "body-stall": {
    says: "Registering works, but its answer stops half-way.",
    lesson: "Waiting ends at a deadline.",
  },
  "register-silent": {
    says: "Registering works, but no answer comes.",
    lesson: "Waiting ends at a deadline and the outcome is open.",
  },
  "register-limit": {
    says: "The cloud says that the number was registered too often.",
    lesson: "Registering is rationed; the block lasts three days.",
  },
  "register-rate-limited": {
    says: "The cloud asks to wait two seconds before registering.",
    lesson: "A 429 names the wait.",
  },
  "pin-wrong-stops-gateway": {
    says: "A wrong PIN also stops the on-premises client.",
    lesson: "After a refused PIN both sides have to be read.",
  },
  "pin-locked": {
    says: "The PIN is locked for an hour after too many wrong ones.",
    lesson: "After too many guesses even the right PIN has to wait.",
  },
  "backup-rejected-false": {
    says: "The cloud refuses the backup without a reason.",
    lesson: "`success: false` is a refusal.",
  },
  "backup-rejected-code": {
    says: "The cloud refuses the backup with an error code.",
    lesson: "The error's details tell why.",
  },
  "name-not-approved": {
    says: "The display name is still under review.",
    lesson: "The name's review has to end first.",
  },
  "deregistration-incomplete": {
    says: "An earlier deregistration of the number stopped half-way.",
    lesson: "The number has to be deregistered once more.",
  },
  "number-just-deleted": {
    says: "The number was deleted from the account a moment ago.",
    lesson: "A deleted number rests for five minutes.",
  },
  "lost-subscribe-before": {
    says: "The subscribe request is lost on its way.",
    lesson: "Subscribing can be repeated safely.",
  },
  "lost-subscribe-after": {
    says: "Subscribing works, but its answer is lost.",
    lesson: "Subscribing can be repeated safely; the list proves it.",
  },
  "subscribe-denied": {
    says: "The cloud does not let the app subscribe.",
    lesson: "A number without a subscription is live and deaf.",
  },
  "subscribed-by-others": {
    says: "Another app is subscribed as well, and a callback is overridden.",
    lesson: "A second subscribe call would wipe the override.",
  },
  "rate-limited": {
    says: "The cloud asks twice to wait a second before subscribing.",
    lesson: "A 429 names the wait, and is followed by a success.",
  },
  "token-expired": {
    says: "The cloud's access token has expired.",
    lesson: "A new token is needed; nothing was changed.",
  },
  "token-lacks-scope": {
    says: "The cloud's access token lacks a permission.",
    lesson: "Looking is allowed, changing is not.",
  },
  "unknown-field-refused": {
    says: "The cloud refuses to tell some facts about the number.",
    lesson: "One unknown field spoils a whole look-up; the others are asked one by one.",
  },
  "platform-field-refused": {
    says: "The cloud refuses to tell where the number is hosted.",
    lesson: "Without it the cloud does not tell where a number is.",
  },
  "no-lookups": {
    says: "The cloud answers no look-up at all.",
    lesson: "A migration works without them, with less proof.",
  },
  "cloud-lookup-missing": {
    says: "The cloud does not look up single numbers.",
    lesson: "The on-premises client's health is the proof that is left.",
  },
  "verify-code-expired": {
    says: "The code that the cloud asked for has expired.",
    lesson: "Another code is needed.",
  },
  "password-change-required": {
    says: "The on-premises client insists on a new password at the next sign-in.",
    lesson: "A fresh client insists on a password of your own.",
  },
  "onprem-token-expired": {
    says: "The session at the on-premises client is over.",
    lesson: "A new login, then the same step again.",
  },
  "lost-health": {
    says: "One answer about the on-premises client's health is lost.",
    lesson: "Looking can be repeated.",
  },
  "health-disconnected": {
    says: "The on-premises client has lost its connection to the platform.",
    lesson: "A disconnected client cannot be backed up.",
  },
  "clustered-health": {
    says: "The on-premises client is a cluster and tells its health node by node.",
    lesson: "A standby node is disconnected, and that is fine.",
  },
  "onprem-lookup-missing": {
    says: "The on-premises client tells neither its health nor its settings.",
    lesson: "The cloud's number fields are the proof that is left.",
  },
  "settings-other-number": {
    says: "The on-premises client says that it serves another number.",
    lesson: "A backup of the wrong number must never be sent.",
  },
  "lost-backup": {
    says: "The backup is made, but its answer is lost.",
    lesson: "Nothing has moved; another backup can be made.",
  },
  "empty-backup": {
    says: "The on-premises client hands out an empty backup.",
    lesson: "An empty backup is found out before anything moves.",
  },
  "lost-account-before": {
    says: "The request for a registration code is lost on its way.",
    lesson: "No code will come, and none is asked for without a word.",
  },
  "lost-account-after": {
    says: "A registration code goes out, but the answer that says so is lost.",
    lesson: "The code on the phone can still be entered.",
  },
  "account-error-after": {
    says: "The code is sent, but the call that asks for it is answered with a general error.",
    lesson: "The code may be on its way: it can be entered, and no other one is asked for by itself.",
  },
  "settings-missing": {
    says: "The on-premises client does not tell which number it serves.",
    lesson: "A client that is connected for a number that it does not name proves nothing.",
  },
  "vname-differs": {
    says: "The on-premises client reports another display name than the cloud.",
    lesson: "A certificate of another name is a reason to stop.",
  },
  "account-no-vname": {
    says: "The on-premises client reports no display name.",
    lesson: "A person checks the name.",
  },
  "cert-expired": {
    says: "The on-premises client says that the number's certificate has expired.",
    lesson: "A fresh certificate has to be downloaded; an old one can get a number banned.",
  },
  "lost-verify-before": {
    says: "The registration code is lost on its way to the platform.",
    lesson: "The same code can be entered again.",
  },
  "lost-verify-after": {
    says: "The registration code works, but its answer is lost.",
    lesson: "The client's health shows that the number has moved.",
  },
  "code-expired": {
    says: "The first registration code that is entered has expired.",
    lesson: "Another code is needed.",
  },
  "code-rate-limited": {
    says: "The platform says that a code was asked for too recently.",
    lesson: "Each channel has a wait of its own.",
  },
  "webhook-ca-no-list": {
    says: "The on-premises client holds one text of authorities for its callbacks, and no list.",
    lesson: "Nothing is uploaded there and nothing is borrowed: it would take the place of production's own.",
  },
  "lost-webhook-ca-after": {
    says: "An authority is uploaded to the on-premises client, and the answer is lost.",
    lesson: "A look tells whether it stands there; it is not uploaded a second time.",
  },
  "shards-temporary-403": {
    says: "For a number on several shards, setting them is refused twice.",
    lesson: "A 403 here passes; the call is repeated.",
  },
  "lost-pin-before": {
    says: "The request that changes a two-step PIN is lost on its way.",
    lesson: "Whether a PIN was changed cannot be looked up: the outcome stays not known.",
  },
  "lost-pin-after": {
    says: "A two-step PIN is changed, but the answer is lost.",
    lesson: "A change whose answer is lost is not sent again by itself.",
  },
  "pin-string-true": {
    says: "A two-step PIN is changed, and the answer says so with a text in place of a truth value.",
    lesson: 'The text "true" counts as success as well.',
  },
  "pin-success-one": {
    says: "A two-step PIN is changed, and the answer says so with the number 1.",
    lesson: "An answer of an unknown kind proves nothing.",
  },
  "pin-rate-limited": {
    says: "The on-premises client puts a change of the two-step PIN off, and tells a wait.",
    lesson: "A wait that was told belongs to the number: it holds in every data folder.",
  },
  "lost-message-before": {
    says: "An answer to a message is lost on its way to the platform.",
    lesson: "A cut line does not say whether a message was sent. It is not sent again by itself.",
  },
  "lost-message-after": {
    says: "An answer to a message is sent, but the platform's response is lost.",
    lesson: "Without the response nobody knows the message's id, so its statuses prove nothing.",
  },
  "message-refused": {
    says: "The platform refuses to send an answer to this person.",
    lesson: "A refusal names a code, and the code says what to do.",
  },
  "message-window-closed": {
    says: "The platform says that the 24 hours for an answer are over.",
    lesson: "Outside that window only approved templates are delivered.",
  },
  "message-token-refused": {
    says: "The platform refuses the token for sending, and for sending alone.",
    lesson: "A token that may look may still not be allowed to send.",
  },
  "message-sent-only": {
    says: "An answer is sent and never delivered.",
    lesson: "Sent means that the platform has it, not that the phone has it.",
  },
  "message-failed": {
    says: "An answer is taken by the platform and fails afterwards.",
    lesson: "Whether a message arrives is told by its statuses, not by the response.",
  },
  "message-status-first": {
    says: "Statuses of an answer overtake the response to sending it.",
    lesson: "A status may name a message whose id nobody here knows yet.",
  },
  "webhooks-delayed": {
    says: "Notifications set out half a minute late.",
    lesson: "A notification that is not there yet is not lost yet.",
  },
  "webhooks-duplicated": {
    says: "Every notification is sent twice.",
    lesson: "Doubles are told by the message's id, and count once.",
  },
  "webhooks-reordered": {
    says: "Notifications overtake each other.",
    lesson: "The order of arrival is not the order of events.",
  },
  "webhooks-wrong-signature": {
    says: "The cloud signs notifications with another secret than the app's.",
    lesson: "A body whose signature does not fit is not to be believed.",
  },
  "webhooks-to-second-app": {
    says: "A second app is subscribed, and calls the same address.",
    lesson: "Each subscribed app sends its own copy, signed with its own secret.",
  },
  "webhooks-lost-handshake": {
    says: "The cloud sets a callback without ever asking it.",
    lesson: "That a callback is set does not prove that it can be reached.",
  },
  "webhooks-off": {
    says: "The app is in development mode, so the cloud sends no notification.",
    lesson: "Everything can be set up rightly, and still nothing arrives.",
  },
  "production-fails": {
    says: "The business's own endpoint answers everything with 500.",
    lesson: "What is passed on is sent again by the platform until production takes it.",
  },
  "production-slow": {
    says: "The business's own endpoint answers only after 12 seconds.",
    lesson: "Nobody waits that long, so a slow answer counts as none.",
  },
  "production-absent": {
    says: "Nothing listens at the business's own endpoint.",
    lesson: "A test may say that webhooks arrive while production hears nothing.",
  },
} as const satisfies Readonly<Record<string, { readonly says: string; readonly lesson: string }>>;

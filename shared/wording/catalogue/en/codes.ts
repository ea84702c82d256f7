import type { CodeWords } from "../code-words.ts";

/** What the platforms' error codes mean, and what the person who runs the migration can do, by the rows of the code tables. */
export const codes = {
  cloud: {
    "window-closed": {
      cause: "More than 24 h have passed since this person last wrote to the number.",
      advice:
        "Let them write again and answer then. Outside these 24 h the platform delivers approved templates only.",
    },
    "message-undeliverable": {
      cause: "The message can't be delivered to this person.",
      advice: "Test with another phone whose messaging app is up to date and hasn't blocked the number.",
    },
    "recipient-not-allowed": {
      cause: "This number may write only to a list of allowed recipients, and this phone isn't on it.",
      advice: "Add the phone to that list in the platform's dashboard, or test with a phone that is on it.",
    },
    "recipient-is-sender": {
      cause: "Sender and recipient are the same number.",
      advice: "Send the keyword from another phone.",
    },
    "name-not-approved": {
      cause: "The number's display name must be approved before it can send messages.",
      advice: "Have the name approved in the platform's dashboard. Receiving messages doesn't need that.",
    },
    payment: {
      cause: "The account has a problem with its payment.",
      advice: "Check the payment settings of the business account.",
    },
    "spam-limit": {
      cause: "The platform limits what this number sends, because people blocked or reported its messages.",
      advice: "Check the number's quality in the platform's dashboard before you send again.",
    },
    "message-held-back": {
      cause: "The platform chose not to deliver this message to this person.",
      advice: "Wait a few hours and test again, or test with another phone.",
    },
    "country-not-served": {
      cause: "The account may not send messages to this person's country.",
      advice: "Test with a phone from another country, or ask the platform about the restriction.",
    },
    "token-ran-out": {
      cause: "The access token has expired.",
      advice: "Create a new access token in the platform's app dashboard, then continue from where you are.",
    },
    "token-withdrawn": {
      cause: "The access token was revoked or is no longer valid.",
      advice: "Create a new access token, and check that all of it was copied.",
    },
    "token-not-accepted": {
      cause: "The platform rejects the access token.",
      advice:
        "Check that the whole token was copied, that it belongs to the right app, and that it hasn't expired.",
    },
    "not-allowed": {
      cause: "The token isn't permitted to do this for this business account.",
      advice:
        "Give the app both messaging permissions, and its user access to this business account. Then create a new token.",
    },
    "capability-missing": {
      cause: "The app lacks a capability that this call needs.",
      advice:
        "Check in the app dashboard that the messaging product is added to the app, and that app review has passed.",
    },
    "policy-block": {
      cause: "The platform has blocked this account for violating its policies.",
      advice: "Open the platform's account quality page and follow its steps.",
    },
    "unknown-id": {
      cause: "Nothing has this ID, or the token isn't permitted to see it.",
      advice: "Compare the phone number ID and the business account ID with the platform's dashboard.",
    },
    "override-too-early": {
      cause: "Only an app that is already subscribed can have its own callback URL.",
      advice: "Subscribe the app first, then set its callback URL.",
    },
    "field-unknown": {
      cause: "This version of the platform doesn't know one of the requested fields.",
      advice: "Nothing to do: the fields are requested one by one.",
    },
    "backup-unreadable": {
      cause: "The platform couldn't read the backup with the password that was sent.",
      advice: "Do not register the number anywhere else. Create a new backup and try again.",
    },
    "value-refused": {
      cause: "A value that was sent is missing or not allowed.",
      advice: "Read the details, correct the plan, then run the checks again.",
    },
    "removal-unfinished": {
      cause: "An earlier removal of this number wasn't completed.",
      advice: "Finish removing the number in the platform's dashboard, then register again.",
    },
    "registration-down": {
      cause: "The registration service isn't available now.",
      advice: "Wait a few minutes and check where the number is. Only then try again.",
    },
    "pin-wrong": {
      cause: "The PIN isn't the one that protects this number.",
      advice:
        "Do not guess. Turn two-step verification off on the API that has the number, or find the correct PIN.",
    },
    "account-locked": {
      cause: "The business account is locked, or what was sent doesn't match the platform's records.",
      advice:
        "Before you try again, check the account's status in the platform's dashboard, and make sure of the two-step PIN: a wrong PIN may be rejected with this error, too.",
    },
    "number-unverified": {
      cause: "The number must be verified before it can be registered.",
      advice: "Verify the number with a code in the platform's dashboard.",
    },
    "pin-locked": {
      cause: "Too many wrong PINs: the platform accepts none for a while.",
      advice:
        "Wait as long as the details ask, or a while if they don't say how long. Each further attempt makes the wait longer.",
    },
    "pin-too-fast": {
      cause: "PINs were tried too quickly, one after another.",
      advice: "Wait a few minutes, and make sure of the PIN before the next attempt.",
    },
    "not-registered": {
      cause: "The number isn't registered with the cloud API.",
      advice: "Check where the number is before you continue.",
    },
    "number-just-deleted": {
      cause: "The number was deleted a moment ago and isn't free yet.",
      advice: "Wait 5 min, then try again.",
    },
    "registration-limit": {
      cause: "The number was registered or deregistered 10 times within 72 h.",
      advice: "Wait 72 h. Until then, every attempt is rejected.",
    },
    "certificate-fault": {
      cause: "The number's certificate has an error, or its registration failed because of one.",
      advice: "Check that the display name is approved, then register again.",
    },
    "code-wrong": {
      cause: "The verification code was rejected.",
      advice: "Check the code, or request a new one after the wait.",
    },
    "too-many-calls": {
      cause: "Too many calls were made in a short time.",
      advice: "Wait as long as the platform asks, or a while if it doesn't say how long, then continue.",
    },
    "account-busy": {
      cause: "The account is being changed, for example moved to a higher throughput.",
      advice: "Wait a few minutes, then try again.",
    },
    maintenance: {
      cause: "The platform is under maintenance.",
      advice: "Wait, and check the platform's status page.",
    },
    "not-now": {
      cause: "The platform couldn't do this now and gives no reason.",
      advice: "Wait a few minutes and check where the number is. Only then try again.",
    },
    "account-unproven": {
      cause:
        "This concerns transferring a number to another business account: its ownership isn't confirmed, or two-step verification is still on.",
      advice:
        "Moving between APIs needs neither. Check in the plan that the number and the account belong together.",
    },
    "listed-already": {
      cause: "The number is already on this business account's list.",
      advice: "Compare the account's list of numbers with the plan.",
    },
    "no-account-move": {
      cause: "The number isn't being transferred between business accounts.",
      advice:
        "A transfer between accounts starts in the platform's dashboard, and isn't needed to change the API.",
    },
    "account-move-blocked": {
      cause:
        "The number can't be transferred to this business account: webhooks, name approval, payment or an open request prevent it.",
      advice:
        "Compare both accounts in the platform's dashboard. Changing the API doesn't need another account.",
    },
    template: {
      cause: "A message template violates the platform's rules.",
      advice: "Templates stay the same when a number changes its API; correct the template in the dashboard.",
    },
  },
  onPrem: {
    "window-closed": {
      cause: "More than 24 h have passed since this person last wrote to the number.",
      advice: "Let them write again and answer then. Outside these 24 h only templates are delivered.",
    },
    "message-undeliverable": {
      cause: "The message can't be delivered to this person.",
      advice: "Test with another phone whose messaging app is up to date.",
    },
    "recipient-blocked": {
      cause: "The recipient is blocked.",
      advice: "Test with another phone, or unblock this one.",
    },
    "identity-changed": {
      cause:
        "The recipient's security code has changed, and the client waits until the change is acknowledged.",
      advice: "Acknowledge the change on the client, or test with another phone.",
    },
    "code-guesses": {
      cause: "Too many wrong codes were entered.",
      advice:
        "Wait as long as the details ask, or a while if they don't say how long, then request a new code.",
    },
    "code-too-soon": {
      cause: "A code was requested a short while ago.",
      advice:
        "Use the code that was sent, or wait and request another. If the details say how long, wait that long.",
    },
    "registration-down": {
      cause: "The registration service isn't available now.",
      advice: "Wait a few minutes, then try again.",
    },
    "pin-wrong": {
      cause: "The PIN is missing, or isn't the one that protects this number.",
      advice: "Do not guess. Find the correct PIN, or turn two-step verification off where the number is.",
    },
    "sign-in-ran-out": {
      cause: "The session with the on-premises client has expired.",
      advice: "Sign in again. Switchover does so automatically if it has a user name and a password.",
    },
    "token-refused": {
      cause: "The on-premises client rejects the token.",
      advice: "Sign in again. Switchover does so automatically if it has a user name and a password.",
    },
    "code-too-old": {
      cause: "The code has expired.",
      advice: "Request a new code and enter it within 10 min.",
    },
    "code-wrong": {
      cause: "The code isn't the one that was sent.",
      advice: "Compare it with the message. Only the newest code counts.",
    },
    "number-blocked": {
      cause: "The number is blocked.",
      advice: "Ask the platform's support why; the number can't be registered until they unblock it.",
    },
    "certificate-refused": {
      cause: "The client rejects the number's certificate.",
      advice: "Download this number's certificate again, and put the whole text into the plan's file.",
    },
    "refused-without-reason": {
      cause:
        "The client rejected the request without a reason: the code, the PIN or the number itself may be the cause.",
      advice: "Check the code and the PIN before the next attempt; each attempt counts.",
    },
    "shards-not-now": {
      cause: "The client can't change its shards now.",
      advice: "Wait a little, then try again with the same values.",
    },
    "not-admin": {
      cause: "The signed-in user isn't an administrator of the client.",
      advice: "Sign in as an administrator of the on-premises client.",
    },
    "sign-in-refused": {
      cause: "The on-premises client rejects the token, or the user name and password.",
      advice: "Check the user name and password, or get a new token by signing in.",
    },
    "user-unknown": {
      cause: "The on-premises client doesn't know this user.",
      advice: "Check the user name.",
    },
    "first-password": {
      cause: "The client's first password must be changed before anything else.",
      advice: "Add a new password to the plan; it takes effect when Switchover first signs in.",
    },
    "account-locked": {
      cause: "The number's account is locked.",
      advice: "Check the account in the platform's dashboard; registering won't unlock it.",
    },
    "unknown-call": {
      cause: "The client has nothing with this name.",
      advice: "Check that the client's version has this call, and that the number is set up on it.",
    },
    "value-refused": {
      cause: "A value that was sent is missing, too long or not allowed.",
      advice: "Read the details, correct the plan, then run the checks again.",
    },
    "certificate-altered": {
      cause: "The number's certificate isn't signed, belongs to another number, or was altered.",
      advice: "Download this number's certificate again.",
    },
    "too-many-calls": {
      cause: "Too many calls were made in a short time.",
      advice: "Wait as long as the client asks, or a while if it doesn't say how long, then continue.",
    },
    "still-starting": {
      cause: "The client is still starting.",
      advice: "Wait until its health is “connected”, then try again.",
    },
    overloaded: {
      cause:
        "The client couldn't do this now: it is overloaded, its database doesn't respond, or it gives no reason.",
      advice: "Check the client's logs and health before you try again.",
    },
    "not-primary": {
      cause: "The node that responded isn't the cluster's primary.",
      advice: "Check the roles in the client's health, and send the call to the primary.",
    },
    "no-webhook-address": {
      cause: "No callback URL is set on the client.",
      advice: "Set the callback URL in the client's application settings.",
    },
    "exists-already": {
      cause: "What was to be created already exists.",
      advice: "Check the client's current state before you continue.",
    },
    payment: {
      cause: "The account has a problem with its payment.",
      advice: "Check the payment settings of the business account.",
    },
    "about-a-message": {
      cause: "This concerns a single message or its recipient, not the number.",
      advice: "Check your own system's messages.",
    },
    template: {
      cause: "This concerns a message template.",
      advice: "Templates stay the same when a number changes its API.",
    },
  },
} as const satisfies CodeWords;

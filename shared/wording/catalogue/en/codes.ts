import type { CodeWords } from "../code-words.ts";

/** What the platforms' error codes mean, and what the person who runs the migration can do, by the rows of the code tables. */
export const codes = {
  cloud: {
    "window-closed": {
      cause: "More than 24 hours have passed since this person last wrote to the number.",
      advice:
        "Let them write again and answer then. Outside these 24 hours the platform delivers approved templates only.",
    },
    "message-undeliverable": {
      cause: "The message can't be delivered to this person.",
      advice: "Test with another phone whose messaging app is up to date and has not blocked the number.",
    },
    "recipient-not-allowed": {
      cause: "This number may write to a list of allowed recipients only, and this phone is not on it.",
      advice: "Add the phone to that list in the platform's dashboard, or test with a phone that is on it.",
    },
    "recipient-is-sender": {
      cause: "Sender and recipient are the same number.",
      advice: "Send the keyword from another phone.",
    },
    "name-not-approved": {
      cause: "The number's display name must be approved before it can send messages.",
      advice: "Have the name approved in the platform's dashboard. Receiving messages does not need that.",
    },
    payment: {
      cause: "The account has a problem with its payment.",
      advice: "Check the payment settings of the business account.",
    },
    "spam-limit": {
      cause: "The platform limits what this number sends, because people blocked or reported its messages.",
      advice: "Look at the number's quality in the platform's dashboard before you send again.",
    },
    "message-held-back": {
      cause: "The platform chose not to deliver this message to this person.",
      advice: "Wait some hours and test again, or test with another phone.",
    },
    "country-not-served": {
      cause: "The account may not send messages to this person's country.",
      advice: "Test with a phone of another country, or ask the platform about the restriction.",
    },
    "token-ran-out": {
      cause: "The access token has run out.",
      advice: "Make a new access token in the platform's app dashboard and start again from where you are.",
    },
    "token-withdrawn": {
      cause: "The access token was withdrawn or is no longer valid.",
      advice: "Make a new access token and check that the whole of it was copied.",
    },
    "token-not-accepted": {
      cause: "The platform does not accept the access token.",
      advice:
        "Check that the whole token was copied, that it belongs to the right app, and that it has not run out.",
    },
    "not-allowed": {
      cause: "The token may not do this for this business account.",
      advice:
        "Give the app both messaging permissions, and its user access to this business account, then make a new token.",
    },
    "capability-missing": {
      cause: "The app lacks a capability that this call needs.",
      advice:
        "Check in the app dashboard that the messaging product is added to the app and that app review has passed.",
    },
    "policy-block": {
      cause: "The platform has blocked this account for breaking its policies.",
      advice: "Open the account quality page of the platform and follow the steps given there.",
    },
    "unknown-id": {
      cause: "There is nothing with this identifier, or the token may not see it.",
      advice: "Compare the phone number ID and the business account ID with the platform's dashboard.",
    },
    "override-too-early": {
      cause: "A callback of its own can only be set for an app that is subscribed already.",
      advice: "Subscribe the app first, then set its callback.",
    },
    "field-unknown": {
      cause: "This version of the platform does not know one of the fields that were asked for.",
      advice: "Nothing to do: the fields are asked for one by one.",
    },
    "backup-unreadable": {
      cause: "The platform could not read the backup with the password that was sent.",
      advice: "Do not make the number register anywhere else. Make a new backup and try once more.",
    },
    "value-refused": {
      cause: "A value that was sent is missing or not allowed.",
      advice: "Read the details, correct the plan, and run the checks again.",
    },
    "removal-unfinished": {
      cause: "An earlier removal of this number was not finished.",
      advice: "Finish removing the number in the platform's dashboard, then register again.",
    },
    "registration-down": {
      cause: "The registration service is not available at the moment.",
      advice: "Wait some minutes, look where the number is, and only then try again.",
    },
    "pin-wrong": {
      cause: "The PIN is not the one that protects this number.",
      advice:
        "Do not guess. Switch two-step verification off on the side where the number is, or find the right PIN.",
    },
    "account-locked": {
      cause:
        "The business account is locked, or what was sent does not match what the platform has on record.",
      advice:
        "Look at the account's status in the platform's dashboard, and make sure of the two-step PIN, before you try again: a wrong PIN may be refused in these words, too.",
    },
    "number-unverified": {
      cause: "The number must be verified before it can be registered.",
      advice: "Verify the number with a code in the platform's dashboard.",
    },
    "pin-locked": {
      cause: "A wrong PIN was tried too often, and the platform accepts none for a while.",
      advice: "Wait as long as the details say. Every further try makes the wait longer.",
    },
    "pin-too-fast": {
      cause: "PINs were tried too quickly one after the other.",
      advice: "Wait some minutes and make sure of the PIN before the next try.",
    },
    "not-registered": {
      cause: "The number is not registered with the cloud API.",
      advice: "Look where the number is before you go on.",
    },
    "number-just-deleted": {
      cause: "The number was deleted a moment ago and is not free yet.",
      advice: "Wait five minutes, then try again.",
    },
    "registration-limit": {
      cause: "The number was registered or deregistered ten times within 72 hours.",
      advice: "Wait 72 hours. Until then every try is refused.",
    },
    "certificate-fault": {
      cause: "The number's certificate has a fault, or registering it failed for that reason.",
      advice: "Check that the display name is approved, and register again.",
    },
    "code-wrong": {
      cause: "The verification code was not accepted.",
      advice: "Check the code, or ask for a new one after the wait.",
    },
    "too-many-calls": {
      cause: "Too many calls were made in a short time.",
      advice: "Wait as long as the platform says, then go on.",
    },
    "account-busy": {
      cause: "The account is being worked on, for instance moved to a higher throughput.",
      advice: "Wait some minutes, then try again.",
    },
    maintenance: {
      cause: "The platform is under maintenance.",
      advice: "Wait, and look at the platform's status page.",
    },
    "not-now": {
      cause: "The platform could not do this at the moment and gives no reason.",
      advice: "Wait some minutes, look where the number is, and only then try again.",
    },
    "account-unproven": {
      cause:
        "This is about moving a number to another business account: its ownership is not confirmed, or two-step verification is still on.",
      advice: "Moving between APIs needs neither. Check that number and account belong together in the plan.",
    },
    "listed-already": {
      cause: "The number is on the list of this business account already.",
      advice: "Nothing needs to be added; go on with the migration.",
    },
    "no-account-move": {
      cause: "The number is not in the middle of a move between business accounts.",
      advice:
        "Moving between accounts is started in the platform's dashboard, and is not needed to change the API.",
    },
    "account-move-blocked": {
      cause:
        "The number cannot move to this business account: webhooks, name approval, payment or an open request stand in the way.",
      advice:
        "Compare both accounts in the platform's dashboard. Changing the API needs no change of account.",
    },
    template: {
      cause: "A message template does not fulfil the platform's rules.",
      advice:
        "Templates stay as they are when a number changes its API; correct the template in the dashboard.",
    },
  },
  onPrem: {
    "window-closed": {
      cause: "More than 24 hours have passed since this person last wrote to the number.",
      advice: "Let them write again and answer then. Outside these 24 hours only templates are delivered.",
    },
    "message-undeliverable": {
      cause: "The message can't be delivered to this person.",
      advice: "Test with another phone whose messaging app is up to date.",
    },
    "recipient-blocked": {
      cause: "The recipient is blocked.",
      advice: "Test with another phone, or lift the block.",
    },
    "identity-changed": {
      cause: "The recipient's security code has changed, and the client waits until that is acknowledged.",
      advice: "Acknowledge the change on the client, or test with another phone.",
    },
    "code-guesses": {
      cause: "A wrong code was entered too often.",
      advice: "Wait as long as the details say, then ask for a new code.",
    },
    "code-too-soon": {
      cause: "A code was asked for a short while ago.",
      advice: "Use the code that was sent, or wait as long as the details say and ask again.",
    },
    "registration-down": {
      cause: "The registration service is not available at the moment.",
      advice: "Wait some minutes, then try again.",
    },
    "pin-wrong": {
      cause: "The PIN is missing or not the one that protects this number.",
      advice: "Do not guess. Find the right PIN, or switch two-step verification off where the number is.",
    },
    "sign-in-ran-out": {
      cause: "The sign-in to the on-premises client has run out.",
      advice: "Sign in again; the program does so by itself where it was given a name and a password.",
    },
    "token-refused": {
      cause: "The on-premises client does not accept the token.",
      advice: "Sign in again; the program does so by itself where it was given a name and a password.",
    },
    "code-too-old": {
      cause: "The code is too old.",
      advice: "Ask for a new code and enter it within ten minutes.",
    },
    "code-wrong": {
      cause: "The code is not the one that was sent.",
      advice: "Compare it with the message. Only the newest code counts.",
    },
    "number-blocked": {
      cause: "The number is blocked.",
      advice: "Ask the platform's support why; the number cannot be registered until they lift it.",
    },
    "certificate-refused": {
      cause: "The client does not accept the number's certificate.",
      advice:
        "Download the certificate of this very number again and put the whole text into the plan's file.",
    },
    "refused-without-reason": {
      cause:
        "The client refused and did not say why: the code, the PIN or the number itself may be the reason.",
      advice: "Check code and PIN before the next try; each try counts.",
    },
    "shards-not-now": {
      cause: "The client cannot change its shards at this moment.",
      advice: "Wait a little, then try again with the same values.",
    },
    "not-admin": {
      cause: "The user that signed in is not an administrator of the client.",
      advice: "Sign in with an administrator of the on-premises client.",
    },
    "sign-in-refused": {
      cause: "The on-premises client does not accept the token, or the name and password.",
      advice: "Check the name and password, or get a new token by signing in.",
    },
    "user-unknown": {
      cause: "The on-premises client does not know this user.",
      advice: "Check the user's name.",
    },
    "first-password": {
      cause: "The first password of the client must be changed before anything else.",
      advice: "Give a new password in the plan; it takes effect at the first sign-in.",
    },
    "account-locked": {
      cause: "The number's account is locked.",
      advice: "Look at the account in the platform's dashboard; registering will not unlock it.",
    },
    "unknown-call": {
      cause: "The client knows nothing by this name.",
      advice: "Check that the client is a version that has this call, and that the number is set up on it.",
    },
    "value-refused": {
      cause: "A value that was sent is missing, too long or not allowed.",
      advice: "Read the details, correct the plan, and run the checks again.",
    },
    "certificate-altered": {
      cause: "The number's certificate is not signed, belongs to another number or was altered.",
      advice: "Download the certificate of this very number again.",
    },
    "too-many-calls": {
      cause: "Too many calls were made in a short time.",
      advice: "Wait as long as the client says, then go on.",
    },
    "still-starting": {
      cause: "The client is still starting.",
      advice: "Wait until its health says connected, then try again.",
    },
    overloaded: {
      cause:
        "The client could not do this at the moment: it is overloaded, its database does not answer, or it gives no reason.",
      advice: "Look at the client's logs and health before you try again.",
    },
    "not-primary": {
      cause: "The part of the cluster that answered is not the one in charge.",
      advice: "Check the roles in the client's health and send the call to the primary.",
    },
    "no-webhook-address": {
      cause: "No webhook address is set on the client.",
      advice: "Set the webhook address in the client's application settings.",
    },
    "exists-already": {
      cause: "What was to be made exists already.",
      advice: "Look at the client's present state before you go on.",
    },
    payment: {
      cause: "The account has a problem with its payment.",
      advice: "Check the payment settings of the business account.",
    },
    "about-a-message": {
      cause: "This is about a single message or its receiver, not about the number.",
      advice: "Nothing to do for the migration; look at the messages of your own system.",
    },
    template: {
      cause: "This is about a message template.",
      advice: "Templates stay as they are when a number changes its API.",
    },
  },
} as const satisfies CodeWords;

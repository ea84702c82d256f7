import type { CheckCause } from "../checks/catalogue.ts";

/** A cause for people: what happened, and how to put it right. */
export type CauseWording = { readonly happened: string; readonly remedy: string };

/** What each cause means and how it is put right. */
export const CAUSE_WORDING: Readonly<Record<CheckCause, CauseWording>> = {
  "not-reachable": {
    happened: "The server could not be connected to, so this could not be looked at.",
    remedy: "Put right what the checks of the connection and its certificate say, then check again.",
  },
  "not-answered": {
    happened: "The server gave no answer that could be used.",
    remedy:
      "Check again in a moment. If your deployment does not offer this look-up, make sure of it yourself before you go on.",
  },
  "not-allowed": {
    happened: "The server refused this look-up to your sign-in.",
    remedy: "Put right what the checks of the token and its permissions say, then check again.",
  },
  "not-told": {
    happened: "What this check compares is not told here.",
    remedy: "There is nothing to put right. Make sure of it yourself if it matters to you.",
  },
  "name-not-found": {
    happened: "The server's name is not known to the name service.",
    remedy:
      "Check the spelling of the address in the plan, and that this computer uses the right name server or VPN.",
  },
  "connection-refused": {
    happened: "Nothing accepts connections at the server's address and port.",
    remedy: "Check the port in the plan, and that the server is running.",
  },
  "no-route": {
    happened: "The network knows no way to the server.",
    remedy:
      "Check the network and VPN of this computer, or run Switchover on a machine in the server's network.",
  },
  "connect-timeout": {
    happened: "The connection did not come about in time.",
    remedy:
      "A firewall often is the reason. Allow this computer to connect to the server's address and port.",
  },
  "proxy-refused": {
    happened: "The proxy on the way refused the connection.",
    remedy: "Ask whoever runs the proxy to allow the server's address, or connect without the proxy.",
  },
  redirect: {
    happened:
      "The server points to another address. Switchover never follows, because your secrets would go there.",
    remedy: "Put the API's own address into the plan, after making sure that it is the right one.",
  },
  "self-signed": {
    happened: "The server's certificate is signed by itself, so nobody vouches for it.",
    remedy:
      "Read the certificate's SHA-256 fingerprint on the server itself and put it into the plan as tls.sha256, or name its authority with tls.caFile.",
  },
  "unknown-ca": {
    happened: "The server's certificate comes from an authority that this computer does not trust.",
    remedy:
      "If it is your company's own authority, name its certificate in the plan with tls.caFile. Otherwise somebody may be listening in: ask before you go on.",
  },
  "name-mismatch": {
    happened: "The server's certificate is for another name than the address in the plan.",
    remedy:
      "Use one of the names in the certificate as the address, or put the certificate's fingerprint into the plan as tls.sha256.",
  },
  expired: {
    happened: "The certificate's time is over.",
    remedy:
      "Get a fresh certificate: for a server from whoever runs it, for a number's registration from the platform's number manager. Then check again.",
  },
  "not-yet-valid": {
    happened: "The server's certificate is not valid yet.",
    remedy:
      "Check the clock of this computer and of the server. If both are right, wait or have the certificate replaced.",
  },
  "missing-intermediate": {
    happened: "The server leaves out a certificate between its own and the authority's.",
    remedy:
      "Have the server send the whole chain, or name the missing certificate in the plan with tls.caFile.",
  },
  "old-tls": {
    happened: "The server speaks only outdated versions of TLS.",
    remedy: "Have TLS 1.2 or newer switched on at the server.",
  },
  "weak-certificate": {
    happened: "The server's certificate has a key or signature that is too weak to trust.",
    remedy:
      "Have it replaced by one with an RSA key of 2048 bits or more, or an elliptic one, and a SHA-256 signature.",
  },
  "fingerprint-mismatch": {
    happened:
      "The server's certificate is not the one whose fingerprint is in the plan. Nothing was sent to it.",
    remedy:
      "If the certificate was replaced on purpose, read the new fingerprint on the server itself and put it into the plan. Otherwise somebody may be standing in between.",
  },
  "tls-failed": {
    happened: "No encrypted connection came about.",
    remedy:
      "Check that the address and port are those of an HTTPS server, and that nothing on the way breaks the connection open.",
  },
  "certificate-ends-soon": {
    happened: "The server's certificate ends within a day.",
    remedy: "Have it renewed before you move the number, so that the steps after the move still get through.",
  },
  "plain-http": {
    happened:
      "This address is on your own computer and is reached without encryption, so there is no certificate to look at.",
    remedy: "There is nothing to put right.",
  },
  "version-refused": {
    happened: "The cloud API refused the version in the plan.",
    remedy: "Set dialect.apiVersion in the plan to a version that your platform serves.",
  },
  "token-invalid": {
    happened: "The sign-in was not accepted.",
    remedy: "Make a new token, or check name and password, and store it where the plan points.",
  },
  "token-expired": {
    happened: "The token has ended.",
    remedy: "Make a new token and store it where the plan points.",
  },
  "token-ends-soon": {
    happened: "The token ends soon, perhaps in the middle of the move.",
    remedy:
      "Make one that lasts at least a day, such as a system user's, and store it where the plan points.",
  },
  "app-differs": {
    happened: "The token belongs to another app than the plan names.",
    remedy:
      "Use a token of the planned app, or put the token's app into the plan as cloud.appId if that is the one you want.",
  },
  "permission-missing": {
    happened: "The token lacks a permission that the move needs.",
    remedy: "Give the token's app both permissions named here, then make a new token.",
  },
  "brand-differs": {
    happened: "The token carries the permissions under another brand word than the plan's.",
    remedy: "Set dialect.brand in the plan to the word that your platform's names begin with.",
  },
  "account-not-granted": {
    happened: "The token's permissions were given for other business accounts.",
    remedy:
      "Give the token's user access to this account, then make a new token. Or correct cloud.businessAccountId in the plan.",
  },
  "password-change-required": {
    happened: "The client still has its first password and lets nobody in before it is changed.",
    remedy: "Change it at the client, or give a new one in the plan as onPrem.auth.newPassword.",
  },
  "not-admin": {
    happened: "This user may sign in, but not see the client's settings.",
    remedy: "Use an administrator of the client in the plan.",
  },
  "gateway-disconnected": {
    happened: "The on-premises client is not connected to the platform.",
    remedy:
      "Check that it may connect out to ports 443 and 5222, restart its core app, and wait until its health reads connected.",
  },
  "gateway-uninitialized": {
    happened: "The on-premises client has not finished starting.",
    remedy: "Wait until its core app is running and its database can be reached, then check again.",
  },
  "gateway-unregistered": {
    happened: "No number is registered with the on-premises client.",
    remedy:
      "Make sure that the plan points to the client that serves your number. If the number is in the cloud already, there is nothing to move.",
  },
  "gateway-unclear": {
    happened: "The on-premises client describes its connection with a word that Switchover does not know.",
    remedy: "Make sure at the client that it is connected before you go on.",
  },
  "no-primary": {
    happened: "No node of the on-premises cluster is its primary master.",
    remedy: "Wait until the cluster has chosen one, or restart its master nodes, then check again.",
  },
  "serves-another-number": {
    happened: "The on-premises client serves another number than the plan's.",
    remedy:
      "Point onPrem.baseUrl in the plan to the client of this number. Each number needs a client of its own.",
  },
  "webhook-url-missing": {
    happened: "The on-premises client has no address to deliver messages to.",
    remedy: "Set the webhook address in the client's application settings, then check again.",
  },
  "webhook-not-https": {
    happened: "The client's webhook address does not begin with https://.",
    remedy: "Set an https:// address in the client's application settings.",
  },
  "queue-not-visible": {
    happened: "The client does not show how many messages and callbacks still wait.",
    remedy:
      "Stop sending, and wait until the last status notifications have arrived, before you move the number.",
  },
  "callbacks-not-kept": {
    happened: "Callbacks that wait on the client are lost when it restarts.",
    remedy:
      "Stop sending, and wait until the last notifications have arrived. Switch callback_persist on if the client stays in use.",
  },
  "not-in-account": {
    happened: "The business account does not hold this number.",
    remedy:
      "Compare number.phoneNumberId and cloud.businessAccountId in the plan with the platform's number manager. Moving a number between accounts is another procedure.",
  },
  "id-differs": {
    happened: "The account holds this number under another identifier.",
    remedy: "Put the identifier that is shown here into the plan as number.phoneNumberId.",
  },
  "number-differs": {
    happened: "The identifier in the plan belongs to another number.",
    remedy:
      "Correct number.phoneNumberId, or number.cc and number.phoneNumber, so that both name the same number.",
  },
  "number-not-found": {
    happened: "The cloud shows no such number to this token.",
    remedy: "Check number.phoneNumberId in the plan, and that the token may see the account.",
  },
  "already-on-target": {
    happened: "The number is already where you want to move it.",
    remedy: "You can go on: the move itself is left out or confirmed, and the remaining steps are done.",
  },
  "sides-contradict": {
    happened: "Both sides say something different about where the number is.",
    remedy:
      "Wait some minutes and check again: one side may be slow to learn. If it stays so, look at both before you go on.",
  },
  "not-registered-anywhere": {
    happened: "Neither side says that the number is registered with it.",
    remedy:
      "An earlier registration may be half done. Register the number where it belongs first; there is no backup to move otherwise.",
  },
  "number-banned": {
    happened: "The platform has banned the number.",
    remedy: "Ask the platform for a review. The number cannot be moved until the ban is lifted.",
  },
  "number-deleted": {
    happened: "The number was deleted from the account.",
    remedy: "Add it to the account again in the platform's number manager, then check again.",
  },
  "number-migrated": {
    happened: "The cloud says that the number was moved to another account.",
    remedy: "Find the account that holds it now, and put that one's identifiers into the plan.",
  },
  "number-restricted": {
    happened: "The platform has restricted or flagged the number.",
    remedy:
      "See in the platform's number manager why, and whether waiting helps. A restricted number may be refused.",
  },
  "sending-blocked": {
    happened: "The platform does not let messages be sent from this number.",
    remedy:
      "See in the platform's number manager which part is blocked: number, account, business or app. While the number is on-premises this may be the only reason.",
  },
  "sending-limited": {
    happened: "The platform limits sending from this number.",
    remedy:
      "See in the platform's number manager what is missing, such as a payment method or a verification.",
  },
  "sandbox-mode": {
    happened: "The number is in trial mode.",
    remedy: "Go on only if you mean to move a trial number.",
  },
  "quality-low": {
    happened: "The number's quality is low.",
    remedy: "Go on if you must; better, send less and wait until the quality has recovered.",
  },
  "not-verified": {
    happened: "The number is not verified in the cloud.",
    remedy:
      "Verify it in the platform's number manager first, or be ready to do so if the registration is refused.",
  },
  "name-not-approved": {
    happened: "The display name is not approved.",
    remedy: "Wait for its approval, then download the certificate afresh.",
  },
  "name-differs": {
    happened: "The cloud shows another display name than the plan.",
    remedy: "Correct number.displayName in the plan, or find out why the name is another before you go on.",
  },
  "account-locked": {
    happened: "The number or its account is locked.",
    remedy: "Ask the platform's support to lift the lock. Trying again makes it last longer.",
  },
  "policy-block": {
    happened: "The platform blocks the account for a breach of its rules.",
    remedy: "See the account's notices in the platform's manager and ask for a review.",
  },
  "pin-refused-before": {
    happened: "This very PIN was refused for this number before.",
    remedy:
      "Find the right PIN, or reset it where the number is now to another value than this one, and give that in the plan.",
  },
  "pin-not-given": {
    happened: "The plan gives no PIN.",
    remedy: "Give it as number.pin, or make sure that two-step verification is switched off for the number.",
  },
  "attempts-spent": {
    happened: "No attempts are left for this number.",
    remedy:
      "Wait until the time shown here. More attempts would get registration blocked for another 72 hours.",
  },
  "attempts-low": {
    happened: "Few attempts are left for this number.",
    remedy: "Make sure of the PIN before you go on, or wait until the window of 72 hours has moved on.",
  },
  "not-base64": {
    happened: "The certificate is not base64 text, so it cannot be decoded here. It is sent as it is.",
    remedy: "Copy it again from the platform's number manager, whole and unchanged.",
  },
  "not-a-certificate": {
    happened: "The certificate's bytes do not read as a registration certificate. It is sent as it is.",
    remedy: "Make sure that it is the number's certificate and not a server's, and copy it again.",
  },
  "cert-of-another-number": {
    happened: "The certificate seems to be for another number.",
    remedy: "Download the certificate of this number from the platform's number manager.",
  },
  "cert-name-differs": {
    happened: "The certificate seems to carry another display name.",
    remedy: "Download the certificate afresh; an older one carries the name of its day.",
  },
  "throughput-drops": {
    happened: "The number has high throughput in the cloud, and a single shard gives it up.",
    remedy: "Plan two shards or more in number.shards if you need the throughput.",
  },
  "shards-not-connected": {
    happened: "Not all shards of the on-premises client are connected.",
    remedy: "Bring the missing core apps back before you move the number, so that the backup is whole.",
  },
  "too-few-nodes": {
    happened: "The cluster has too few core apps for the wanted shards.",
    remedy: "Add core apps until there is one more than shards, or plan fewer shards.",
  },
  "not-a-cluster": {
    happened: "The client runs as a single node and can carry one shard only.",
    remedy: "Set the client up as a cluster first, or plan one shard.",
  },
  "other-apps-subscribed": {
    happened: "Other apps besides yours will receive the account's messages.",
    remedy:
      "If you do not know one of them, unsubscribe it in the platform's manager before you move the number.",
  },
  "override-would-be-lost": {
    happened: "The account has a callback address of its own, which subscribing your app again removes.",
    remedy:
      "Note the address shown here and set it again after the move, or make your app's own address the right one.",
  },
  "number-callback-set": {
    happened: "The number has a callback address of its own, which comes before that of your app.",
    remedy: "Make sure that it is still the right one, or clear it, before you move the number.",
  },
  "no-callback": {
    happened: "No callback address is set, so notifications would go nowhere.",
    remedy: "Set a callback address for your app in the platform's app dashboard.",
  },
  "same-endpoint": {
    happened: "Both APIs deliver to the same address, in shapes that differ.",
    remedy: "Give each API an address of its own, or make sure that the program behind it understands both.",
  },
  "country-code-repeated": {
    happened: "The national number begins with the country code, which is there twice then.",
    remedy: "Take the country code out of number.phoneNumber; it belongs into number.cc alone.",
  },
  "trunk-prefix": {
    happened: "The national number has a prefix that is only dialled within its country.",
    remedy: "Leave the prefix out of number.phoneNumber, as the number is written abroad.",
  },
  "number-invalid": {
    happened: "The number does not fit any numbering plan that Switchover knows.",
    remedy: "Compare number.cc and number.phoneNumber with the number as the platform shows it.",
  },
  "disk-low": {
    happened: "Less than 50 MB are free on the disk of the data folder.",
    remedy: "Make room, or choose a data folder on another disk with --data-dir.",
  },
  "vault-damaged": {
    happened: "The vault cannot be read. Nothing in it was deleted.",
    remedy: "Put a copy of the data folder back from a backup of yours, or start with another data folder.",
  },
  "vault-changed": {
    happened: "The vault's key was replaced since the vault was made. Nothing in it was deleted.",
    remedy: "Put the original data folder back, or start with another one.",
  },
  "unresolved-run": {
    happened: "An earlier run of this number ended without knowing where the number is.",
    remedy: "Get both sides to answer, so that one of them tells where the number is, then check again.",
  },
  "clock-skew": {
    happened: "This computer's clock differs from the servers' by more than five minutes.",
    remedy: "Have this computer set its clock by a time server.",
  },
  "password-short": {
    happened: "The backup password is short.",
    remedy:
      "Leave backupPassword out of the plan, and a strong one is made for you. Or use sixteen characters or more.",
  },
};

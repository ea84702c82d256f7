import type { CauseOfPlan, RemedyOfPlan } from "../causes-of-plan.ts";

/** What checks found, told without a plan's file: here the workspace holds what a plan would. */
export const checkCauses = {
  "name-mismatch": "The server's certificate is for another name than the address of the connection.",
  "fingerprint-mismatch":
    "The server's certificate is not the one whose fingerprint you trust. Nothing was sent to it.",
  "version-refused": "The cloud API refused the workspace's API version.",
  "app-differs": "The token belongs to another app than the workspace names.",
  "brand-differs": "The token carries the permissions under another brand word than the workspace's.",
  "serves-another-number": "The on-premises client serves another number than this one.",
  "number-differs": "The phone number id belongs to another number.",
  "name-differs": "The cloud shows another display name than the one you expect for this number.",
  "pin-not-given": "No PIN is stored for this number.",
  "number-invalid": "The number does not fit any way of numbering that Switchover knows.",
} as const satisfies Readonly<Record<CauseOfPlan, string>>;

/** How it is put right in this window, wherever the check is shown. */
export const checkRemedies = {
  "name-not-found":
    "Check the spelling of the address in the workspace, and that this computer uses the right name server or VPN.",
  "connection-refused": "Check the port in the address, and that the server is running.",
  "proxy-unreachable":
    "Check the proxy's address, in the workspace under “Network” or among this computer's settings, and that the proxy is running.",
  "proxy-authentication":
    "Give the proxy's address, user name and password in the workspace, under “Network”.",
  "proxy-unsupported":
    "Name an HTTP or HTTPS proxy in the workspace, under “Network”, or choose no proxy there if the server can be reached without one.",
  redirect: "Write the API's own address into the workspace, after making sure that it is the right one.",
  "self-signed":
    "Look at the certificate in the workspace and compare its fingerprint, or use the CA file of its authority.",
  "unknown-ca":
    "If it is your company's own authority, use its CA file in the workspace. Otherwise somebody may be listening in: look at the certificate and ask before you go on.",
  "name-mismatch":
    "Use one of the names in the certificate as the address, or look at the certificate in the workspace and trust its fingerprint.",
  "missing-intermediate":
    "Have the server send the whole chain, or use the missing certificate as a CA file in the workspace.",
  "fingerprint-mismatch":
    "Look at the certificate in the workspace. If it was not replaced on purpose, somebody may stand in between.",
  "version-refused":
    "Change the API version under “Name and dialect” in the workspace to one that your platform serves.",
  "token-invalid": "Make a new token, or check user name and password, and store it in the workspace.",
  "token-expired": "Make a new token and store it in the workspace.",
  "token-ends-soon":
    "Make one that lasts at least a day, such as a system user's, and store it in the workspace.",
  "app-differs":
    "Store a token of the workspace's app, or write the token's app into the workspace if that is the one you want.",
  "brand-differs":
    "Change the brand word under “Name and dialect” in the workspace to the one that your platform's names begin with.",
  "account-not-granted":
    "Give the token's user access to this account, then make a new token. Or correct the business account id in the workspace.",
  "password-change-required":
    "Store a new password in the workspace, under the sign-in: a migration sets it. Or change the first password at the client itself, then store the new one as the password.",
  "not-admin": "Have the workspace sign in as an administrator of the client.",
  "gateway-unregistered":
    "Make sure that the workspace's on-premises address is that of the client that serves your number. If the number is in the cloud already, there is nothing to move.",
  "serves-another-number":
    "Each number needs a client of its own: keep this number in a workspace whose on-premises address is that of its client.",
  "not-in-account":
    "Compare the number's id and the workspace's business account id with the platform's number manager. Moving a number between accounts is another procedure.",
  "id-differs":
    "Remove the number from the workspace and take it from the account again: it comes with the identifier that is shown here.",
  "number-differs":
    "Remove the number from the workspace and take it from the account again, so that id and number belong together.",
  "number-not-found":
    "Compare the number's id with the platform's number manager, and make sure that the token may see the account.",
  "number-migrated":
    "Find the account that holds it now, and add the number to a workspace with that account.",
  "name-differs":
    "Correct the display name among the number's settings for a move, or find out why the name is another before you go on.",
  "pin-refused-before":
    "Find the right PIN, or reset it where the number is now to another value than this one, and store that one among the number's secrets.",
  "pin-not-given":
    "Store it among the number's secrets, or make sure that two-step verification is switched off for the number.",
  "throughput-drops":
    "Choose two shards or more among the number's settings for a move if you need the throughput.",
  "too-few-nodes":
    "Add core apps until there is one more than shards, or choose fewer shards among the number's settings for a move.",
  "not-a-cluster":
    "Set the client up as a cluster first, or choose one shard among the number's settings for a move.",
  "country-code-repeated":
    "Remove the number from the workspace and add it again with its country code written once.",
  "trunk-prefix":
    "Remove the number from the workspace and add it again without the prefix, as it is written abroad.",
  "number-invalid":
    "Compare the number with how the platform shows it. If it is written wrongly here, remove it and add it again.",
  "disk-low": "Make room, or start Switchover with a data folder on another disk.",
  "password-short":
    "Forget the stored backup password, and each move makes a strong one. Or store one of sixteen characters or more.",
} as const satisfies Readonly<Record<RemedyOfPlan, string>>;

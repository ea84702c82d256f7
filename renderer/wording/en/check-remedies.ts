import type { CauseOfPlan, RemedyOfPlan } from "../causes-of-plan.ts";

/** What checks found, in terms of the workspace: there is no plan file in the window. */
export const checkCauses = {
  "name-mismatch": "The server's certificate is for a different name than the connection's URL.",
  "fingerprint-mismatch":
    "The server's certificate isn't the one whose fingerprint you trust. Nothing was sent to it.",
  "version-refused": "The cloud rejected the workspace's API version.",
  "app-differs": "The token belongs to a different app than the one set in the workspace.",
  "brand-differs": "The token's permissions have a different brand prefix than the workspace's.",
  "serves-another-number": "The on-premises client serves another number than this one.",
  "number-differs": "The phone number ID belongs to another number.",
  "name-differs": "The cloud reports a different display name than the one you expect for this number.",
  "pin-not-given": "No PIN is saved for this number.",
  "number-invalid": "The number doesn't match any phone number format that Switchover knows.",
} as const satisfies Readonly<Record<CauseOfPlan, string>>;

/** How to fix it in this window, wherever the check is shown. */
export const checkRemedies = {
  "name-not-found":
    "Check the spelling of the URL in the workspace, and that this computer uses the right DNS server or VPN.",
  "connection-refused": "Check the port in the URL, and that the server is running.",
  "proxy-unreachable":
    "Check the proxy URL, in the workspace under “Network” or in this computer's settings, and that the proxy is running.",
  "proxy-authentication":
    "Enter the proxy URL, username and password in the workspace, under “Network”. If it wants another method than Basic, test the connection in the settings: it names the method.",
  "proxy-unsupported":
    "Set an HTTP or HTTPS proxy in the workspace, under “Network”, or choose no proxy if the server can be reached without one.",
  redirect: "Set the API's own URL in the workspace, after making sure that it is the right one.",
  "self-signed":
    "Open the certificate in the workspace and compare its fingerprint, or use the CA file of its authority.",
  "unknown-ca":
    "If it is your company's own authority, use its CA file in the workspace. Otherwise the connection may be intercepted: check the certificate with your network administrator first.",
  "name-mismatch":
    "Use one of the names in the certificate in the URL, or open the certificate in the workspace and trust its fingerprint.",
  "missing-intermediate":
    "Configure the server to send the whole chain, or use the missing certificate as a CA file in the workspace.",
  "fingerprint-mismatch":
    "Open the certificate in the workspace. If it wasn't replaced on purpose, the connection may be intercepted.",
  "version-refused":
    "Change the API version under “Name and API settings” in the workspace to one that your platform supports.",
  "token-invalid": "Create a new token, or check username and password, and save it in the workspace.",
  "token-expired": "Create a new token and save it in the workspace.",
  "token-ends-soon":
    "Create one that lasts at least a day, such as a system user's, and save it in the workspace.",
  "app-differs":
    "Save a token of the workspace's app, or set the token's app in the workspace if that is the one you want.",
  "brand-differs":
    "Change the brand prefix under “Name and API settings” in the workspace to the one that your platform's names start with.",
  "account-not-granted":
    "Give the token's user access to this account, then create a new token. Or correct the business account ID in the workspace.",
  "password-change-required":
    "Save a new password in the workspace, under the credentials: a migration sets it. Or change the first password on the client, then save the new one as the password.",
  "not-admin": "Use the credentials of an administrator of the client in the workspace.",
  "gateway-unregistered":
    "Make sure that the workspace's on-premises URL is that of the client that serves your number. If the number is in the cloud already, there is nothing to move.",
  "serves-another-number":
    "Each number needs its own client: keep this number in a workspace whose on-premises URL is that of its client.",
  "not-in-account":
    "Compare the number's ID and the workspace's business account ID with the platform's number manager. Moving a number between accounts is a transfer, which Switchover doesn't do.",
  "id-differs":
    "Remove the number from the workspace and import it from the account again, with the ID shown here.",
  "number-differs":
    "Remove the number from the workspace and import it from the account again, so that ID and number match.",
  "number-not-found":
    "Compare the number's ID with the platform's number manager, and make sure that the token has access to the account.",
  "number-migrated": "Find the account that has it now, and add the number to a workspace with that account.",
  "name-differs":
    "Correct the display name in the number's migration settings, or find out why the name differs before you continue.",
  "pin-refused-before":
    "Find the right PIN, or reset it where the number is now to a different value, and save that one among the number's secrets.",
  "pin-not-given":
    "Save it among the number's secrets, or make sure that two-step verification is off for the number.",
  "throughput-drops":
    "Choose 2 or more shards in the number's migration settings if you need the throughput.",
  "too-few-nodes":
    "Add core apps until there is one more than shards, or choose fewer shards in the number's migration settings.",
  "not-a-cluster":
    "Set the client up as a cluster first, or choose 1 shard in the number's migration settings.",
  "country-code-repeated":
    "Remove the number from the workspace and add it again with its country code once.",
  "trunk-prefix":
    "Remove the number from the workspace and add it again without the prefix, as it is written abroad.",
  "number-invalid":
    "Compare the number with how the platform shows it. If it is wrong here, remove it and add it again.",
  "disk-low": "Free up disk space, or start Switchover with a data folder on another disk.",
  "folder-read-only": "Allow this user to write to the data folder, or start Switchover with another one.",
  "folder-moved":
    "Continue where the copy was restored. If it was restored nowhere, remove the mark under Overview.",
  "password-short":
    "Delete the saved backup password, and each migration creates a strong one. Or save one of 16 characters or more.",
} as const satisfies Readonly<Record<RemedyOfPlan, string>>;

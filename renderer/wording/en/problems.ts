import type { ProblemOfPlan } from "../causes-of-plan.ts";

/**
 * Texts of problems that only a window can have; those that a terminal can have too are in shared/wording.
 * `works` is the same for all: none of these calls changes a number.
 */
export const problems = {
  works: "This changed nothing on the platform.",
  badCall: {
    what: "The window sent a request that Switchover doesn't support: an internal error.",
    next: "Reload the window. If it happens again, report it.",
  },
  settingsReadOnly: {
    what: "The settings couldn't be saved: the data folder is read-only.",
    next: "Allow writing to the folder, or start Switchover with another data folder.",
  },
  vaultInUse: {
    what: "The vault stays unlocked while a migration is in progress.",
    next: "Wait until the migration stops, then lock the vault.",
  },
  vaultStaysShut: {
    what: "The vault wasn't unlocked, so nothing was saved or sent.",
    next: "Try again and enter the passphrase: secrets are kept only in the vault.",
  },
  keyStoreUnusable: {
    what: "This computer's key store doesn't unlock or save the vault's key.",
    next: "Unlock the vault with its passphrase. Nothing in it is lost.",
  },
  recoveryRefused: {
    why: {
      "none-made": "This vault has no recovery key.",
      "not-a-key": "This isn't a recovery key: it has 9 groups of 4 letters and digits.",
      mistyped: "The recovery key is mistyped: its last group doesn't match the others.",
      another:
        "This recovery key doesn't unlock this vault. It belongs to another, or a newer sheet replaced it.",
    },
    next: "Compare it with the newest sheet, group by group. Nothing is deleted, however often you try.",
  },
  sheetFailed: {
    why: {
      "not-here": "Switchover can't do this here.",
      "print-failed": "The recovery sheet wasn't printed.",
      exists: "A file with this name exists already. Switchover doesn't overwrite it.",
      "in-data-folder":
        "The data folder is no place for the sheet: anyone who copies the vault would get its key.",
      "no-such-folder": "This folder doesn't exist.",
      "not-writable": "Switchover can't write to this folder.",
      "disk-full": "The disk is full.",
      "left-behind":
        "A sheet was saved, but its key unlocks nothing, and its file couldn't be deleted. Delete it yourself.",
    },
    next: "Try again, or save it somewhere else. An earlier sheet is still valid.",
  },
  sheetNotConfirmed: {
    why: {
      differs: "These aren't the last four characters of a sheet that awaits confirmation.",
      "no-sheet": "There is no sheet to confirm.",
    },
    next: "Type the last group of the newest sheet, or print it again.",
  },
  waiverNotTyped: {
    what: "The text doesn't match.",
    next: "Type it as shown, or create a recovery key.",
  },
  noSuchWorkspace: {
    what: "This workspace no longer exists: it was removed in another window or program.",
    next: "Open the overview.",
  },
  badRows: {
    what: "Some rows of the table can't be used, so nothing was started.",
    next: "Correct the rows that are named, then read the table again.",
  },
  batchUnderWay: {
    what: "A batch is under way, here or in another window or terminal.",
    next: "Wait until it ends, or stop it there.",
  },
  noBatchUnderWay: {
    what: "The batch has ended already.",
    next: "See how its numbers ended, and start the table again if some are left.",
  },
  workspaceInUse: {
    what: "The workspace wasn't removed: one of its numbers has an open migration.",
    next: "Finish or abandon the migration, then remove the workspace.",
  },
  changedElsewhere: {
    what: "Not saved: this was changed elsewhere in the meantime.",
    next: "Review the current values, then try again.",
  },
  notSetUp: {
    what: "A connection that this needs isn't set up yet.",
    next: "Set up the connections of this workspace, then try again.",
  },
  lookFailed: {
    token: "The cloud rejected the access token.",
    permission: "The access token has no access to this business account.",
    refused: "The cloud rejected the request for the account's numbers.",
    unclear: "The cloud returned no usable response.",
    next: "Test the cloud connection to see what is wrong and how to fix it.",
  },
  notReached: {
    "name-not-found": "The server's name wasn't found.",
    "connection-refused": "Nothing accepts connections at this address and port.",
    "no-route": "This computer's network has no connection to the server.",
    "connect-timeout": "The server didn't accept the connection in time. A firewall is often the cause.",
    "proxy-refused": "A proxy refused the connection.",
    "proxy-unreachable": "The proxy can't be reached.",
    "proxy-authentication": "The proxy rejected the username and password, or requires them.",
    "proxy-lost": "The proxy closed the connection before it was established.",
    "proxy-unsupported": "This computer's proxy is of a kind that Switchover doesn't support, such as SOCKS.",
    "proxy-invalid": "What the administrator of this computer set as the proxy can't be understood.",
    "self-signed": "The server's certificate is self-signed, so it wasn't trusted.",
    "unknown-ca": "The server's certificate was issued by an authority that isn't trusted here.",
    "name-mismatch": "The server's certificate is for another name.",
    expired: "The server's certificate has expired.",
    "not-yet-valid": "The server's certificate isn't valid yet.",
    "missing-intermediate": "The server doesn't send its whole certificate chain.",
    "old-tls": "The server supports only outdated TLS versions.",
    "weak-certificate": "The server's certificate is too weak to be trusted.",
    "fingerprint-mismatch": "The server's certificate isn't the pinned one.",
    "tls-failed":
      "A TLS connection couldn't be established. Check that the URL and port are those of an HTTPS server.",
    "cancelled-before-sending": "Canceled before anything was sent.",
    "sign-in-refused": "The server rejected the credentials.",
    other: "The server didn't respond as expected.",
    next: "Check the URL and try again.",
  },
  /** Fixes that mention the plan file elsewhere. */
  instead: {
    recordMissing: "Save it again in the workspace or among the number's secrets, then try again.",
    secretsMissing: "Save each of them in the workspace or among the number's secrets, then try again.",
    secretInvalid: "Correct it in the workspace or among the number's secrets.",
    fileUnusable: "Choose the CA file, or import the client certificate, again in the workspace.",
    noCertificate: "Save the certificate among the number's secrets, or paste it here.",
    requestChanged:
      "Save the PIN that was sent before among the number's secrets again, or report where you see the number in the platform's dashboard.",
    wordNeeded: "Choose to forward copies, or allow your production to go without them, then start again.",
    tokenNotKept: "Unlock the vault, so that the token is kept until the callback URL is restored.",
  } satisfies Readonly<Record<ProblemOfPlan, string>>,
  notACertificate: {
    what: "The file has no certificate in PEM format (“-----BEGIN CERTIFICATE-----”).",
    next: "Choose the file with your authority's certificate.",
  },
  clientUnusable: { next: "Choose the right file, or enter the passphrase again." },
  notHere: {
    what: "Switchover can't do that from this window.",
    next: "Do it by hand: the text or path is on the screen.",
  },
  notPractice: {
    what: "This is available only in Practice, and these are your own numbers.",
    next: "Open Practice first.",
  },
  noSuchFault: {
    what: "The sandbox has no such fault.",
    next: "Reload the window: it may be older than the program behind it.",
  },
  runUnderWay: {
    what: "A practice migration is in progress, so practice can't be reset now.",
    next: "Wait until the migration stops, then reset practice.",
  },
  addressRefused: {
    "not-https": "The URL doesn't start with https://, so nothing is sent there.",
    "ip-literal": "The URL has an IP address in place of a host name, so nothing is sent there.",
    "user-info": "The URL contains a username or password, so nothing is sent there.",
    "port-unusual": "The URL has a port other than 443, so nothing is sent there.",
    "private-address": "The URL leads to a private network, so nothing is sent there.",
    "name-not-found": "The URL's host name wasn't found.",
    unreadable: "This isn't a valid URL.",
    "same-endpoint": "On-premises and cloud would use the same URL.",
    other: "Notifications can't be sent to this URL.",
    next: "Correct the URL and try again.",
  },
  noSuchEvent: {
    what: "This event no longer exists: it was deleted, or its retention time is over.",
    next: "Go back to the list.",
  },
  noSuchTest: {
    what: "This test no longer exists: Switchover was restarted.",
    next: "Check whether a callback URL still has to be restored, then start a new test.",
  },
  notAnAuthority: {
    "not-an-authority":
      "The file has a certificate that isn't an authority's, so it can't vouch for servers.",
    "too-many": "The file has more than 20 certificates, or is too large.",
    next: "Ask your administrator for the certificate of the company's authority, as a PEM file.",
  },
  fixedByAdministrator: {
    what: "The administrator of this computer fixed this setting.",
    next: "Ask the administrator if it should be different.",
  },
  notListening: {
    what: "The receiver of this workspace isn't running.",
    next: "Start the receiver, then try again.",
  },
  portTaken: {
    what: "The receiver couldn't start: another program on this computer uses port {{port}}.",
    next: "Choose another port or leave it empty, then start the receiver again.",
  },
  testRunning: {
    what: "A webhook test is in progress in this workspace.",
    next: "Finish that test, then start another.",
  },
} as const;

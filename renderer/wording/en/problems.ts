import type { ProblemOfPlan } from "../causes-of-plan.ts";

/**
 * What the window says of problems that only a window can meet; those that a terminal meets too stand in shared/wording.
 * `works` is the same for all: none of these calls touches a number.
 */
export const problems = {
  works: "Nothing was changed on the platform: your numbers are where they were.",
  badCall: {
    what: "The window asked for something that Switchover does not understand. That is a mistake of ours.",
    next: "Load the window anew. If it happens again, report it.",
  },
  settingsReadOnly: {
    what: "The settings cannot be written: the data folder does not allow it.",
    next: "Give yourself the right to write there, or start Switchover with another data folder.",
  },
  vaultInUse: {
    what: "The vault stays open while a run is being worked on.",
    next: "Wait until the run rests, then lock the vault.",
  },
  vaultStaysShut: {
    what: "The vault was not opened, so nothing was saved and nobody was asked.",
    next: "Try again and give the passphrase: secrets are kept in the vault only.",
  },
  keyStoreUnusable: {
    what: "This computer's key store does not open or keep the vault's key.",
    next: "Open the vault with its passphrase. Nothing in it is lost.",
  },
  noSuchWorkspace: {
    what: "This workspace is no longer there: it was removed somewhere else.",
    next: "Go to the overview.",
  },
  workspaceInUse: {
    what: "One of this workspace's numbers has a run that is not ended, so the workspace was not removed.",
    next: "Bring the run to its end or abandon it, then remove the workspace.",
  },
  changedElsewhere: {
    what: "This was changed somewhere else meanwhile, so it was not saved over.",
    next: "Look at how it stands now, then do it again.",
  },
  notSetUp: {
    what: "A connection that this needs is not filled in yet.",
    next: "Fill in the connections of this workspace, then try again.",
  },
  lookFailed: {
    token: "The cloud did not accept the access token.",
    permission: "The access token may not see this business account.",
    refused: "The cloud refused to list the account's numbers.",
    unclear: "The cloud gave no answer that could be used.",
    next: "Test the cloud connection: it says what is wrong and how to put it right.",
  },
  notReached: {
    "name-not-found": "The server's name was not found.",
    "connection-refused": "Nothing accepts connections at this address and port.",
    "no-route": "There is no way to the server from this computer's network.",
    "connect-timeout": "The server did not take the connection in time. A firewall often is the reason.",
    "proxy-refused": "A proxy on the way refused the connection.",
    "proxy-unreachable": "The proxy on the way cannot be reached.",
    "proxy-authentication":
      "The proxy on the way did not accept the user name and password, or wants some and got none.",
    "proxy-lost": "The proxy on the way broke off before the connection stood.",
    "proxy-unsupported":
      "The proxy that is set on this computer is of a kind that Switchover does not speak, SOCKS for example.",
    "self-signed": "The server's certificate is self-signed and was not accepted.",
    "unknown-ca": "The server's certificate comes from an authority that is not known here.",
    "name-mismatch": "The server's certificate is for another name.",
    expired: "The server's certificate has expired.",
    "not-yet-valid": "The server's certificate is not valid yet.",
    "missing-intermediate": "The server does not send its whole certificate chain.",
    "old-tls": "The server speaks only an outdated TLS version.",
    "weak-certificate": "The server's certificate is too weak to be trusted.",
    "fingerprint-mismatch": "The server shows a certificate other than the pinned one.",
    "tls-failed":
      "A protected connection could not be set up. Check that address and port are those of an HTTPS server.",
    "cancelled-before-sending": "It was called off before anything was sent.",
    "sign-in-refused": "The server refused the sign-in.",
    other: "The server did not answer as expected.",
    next: "Check the address and try again.",
  },
  /** Ways out that lead through the plan's file elsewhere. */
  instead: {
    recordMissing: "Store it again in the workspace or among the number's secrets, then try again.",
    secretsMissing: "Store each of them in the workspace or among the number's secrets, then try again.",
    secretInvalid: "Correct it in the workspace or among the number's secrets.",
    fileUnusable: "Choose the CA file, or add the client certificate, again in the workspace.",
    requestChanged:
      "Store the PIN that was sent before among the number's secrets again, or look in the platform's dashboard and say where you see the number.",
    wordNeeded: "Tick that copies are passed on, or that it may go without them, then start again.",
    tokenNotKept: "Open the vault, so that the token can be kept until the callback is given back.",
  } satisfies Readonly<Record<ProblemOfPlan, string>>,
  notACertificate: {
    what: "The file holds no certificate in PEM form (“-----BEGIN CERTIFICATE-----”).",
    next: "Choose the file with your authority's certificate.",
  },
  clientUnusable: { next: "Choose the right file, or type the passphrase again." },
  notHere: {
    what: "The program behind this window cannot do that for you here.",
    next: "Do it by hand: the text or path stands on the screen.",
  },
  notPractice: {
    what: "This belongs to practice, and these are your own numbers.",
    next: "Go to practice first.",
  },
  noSuchFault: {
    what: "The practice platform knows no such fault.",
    next: "Load the window anew: it may be older than the program behind it.",
  },
  runUnderWay: {
    what: "A practice run is being worked on, so practice cannot begin again now.",
    next: "Wait until the run rests, then begin again.",
  },
  addressRefused: {
    "not-https": "The address does not begin with https://, so nothing is sent there.",
    "ip-literal": "The address is made of digits where a name should stand, so nothing is sent there.",
    "user-info": "The address holds a user name or a password, so nothing is sent there.",
    "port-unusual": "The address has a port other than 443, so nothing is sent there.",
    "private-address": "The address leads into a private network, so nothing is sent there.",
    "name-not-found": "The address's name was not found.",
    unreadable: "This is not an address that can be read.",
    "same-endpoint": "On-premises and cloud would use the same address.",
    other: "This address is not one that notifications may be sent to.",
    next: "Correct the address and try again.",
  },
  noSuchEvent: {
    what: "This event is no longer there: it was erased, or its time to be kept is over.",
    next: "Go back to the list.",
  },
  noSuchTest: {
    what: "This test is no longer known: the program behind the window was started again.",
    next: "See whether a callback is still to be given back, then begin a new test.",
  },
  notListening: {
    what: "The receiver of this workspace is not listening.",
    next: "Start the receiver, then try again.",
  },
  portTaken: {
    what: "Another program on this computer uses port {{port}}, so the receiver could not start.",
    next: "Choose another port or leave the port empty, then start it again.",
  },
  testRunning: {
    what: "A webhook test is under way for this workspace.",
    next: "Bring that test to its end, then begin the next.",
  },
} as const;

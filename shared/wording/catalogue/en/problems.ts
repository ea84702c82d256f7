import type { CoreProblem } from "../../core-problem.ts";
import { programIncomplete } from "./program-incomplete.ts";

/** Where the number is, a problem doesn't know: an earlier request may have moved it. */
const NOTHING_SENT = "Nothing was sent or changed: this doesn't affect your number.";
/** For what queries found. */
const NOTHING_CHANGED = "Nothing was changed: this doesn't affect your number.";
const NOT_FROM_HERE = "Nothing was sent from here.";
const HELD_BACK = "Nothing more was sent: Switchover does nothing that it can't record.";
const RUN_UNTOUCHED = "Nothing was sent. The migration is unchanged.";
/** For what may come in the middle of a migration, after something was sent. */
const NOTHING_FURTHER = "Nothing more was sent. What was done before is unchanged.";
const NOTHING_STARTED = "Nothing was started or sent.";

/** Each problem in three parts: what happened, whether the number is affected, what to do next. */
export const problems = {
  programIncomplete,
  noAsNumber: {
    what: "No AS number is known yet.",
    works: "Nothing was asked or changed.",
    next: "Give the platform's sender AS number, from its documentation.",
  },
  noCertificate: {
    what: "No verified-name certificate was given for this number.",
    works: "Nothing was changed.",
    next: "Add number.cert to the plan, or give the file with the certificate.",
  },
  csvUnusable: {
    why: {
      empty: "The CSV is empty.",
      "not-csv": "Line {{line}} isn't CSV: check its quotation marks.",
      "no-such-column": "The CSV doesn't have that column once. Its columns: {{columns}}.",
      "column-needed": "More than one column has timestamps: {{columns}}.",
      "no-timestamps":
        "No timestamp in the CSV can be read. Columns: {{columns}}. Readable are dates with a time of day, year first, such as 2026-01-31T14:00:00Z, and Unix times; not before 2000, not in the future.",
    },
    works: "Nothing was changed.",
    next: "Correct the file, or name the column.",
  },
  noSuchZone: {
    what: "There is no time zone {{zone}}.",
    works: "Nothing was changed.",
    next: "Give a zone such as Europe/Madrid, America/New_York or UTC.",
  },
  copyRefused: {
    why: {
      "short-passphrase": "The copy's passphrase is too short: use at least 8 characters.",
      "no-data": "There is no data folder here to copy.",
      busy: "Another process is making or restoring a copy of this data folder.",
      "relative-path": "The file's path isn't whole.",
      "path-too-long": "The file's path is too long for this system.",
      "folder-missing": "The folder of the file isn't there.",
      "inside-folder": "The file would be inside the data folder that is copied.",
      "file-exists": "A file of this name is there.",
      "is-folder": "A folder of this name is there.",
      "file-unwritable": "The file can't be written there.",
      "file-full": "The disk of the file is full.",
      "file-too-large": "The disk of the file doesn't take a file as large as the copy.",
      "file-unreadable": "The file can't be read.",
      "other-file": "This isn't a copy of a data folder.",
      newer: "A newer version of Switchover made this copy.",
      damaged: "The copy is corrupted or cut off: it isn't as it was written.",
      "wrong-passphrase": "The passphrase doesn't open this copy.",
      "folder-in-use":
        "This data folder already holds data. A copy is restored only into a new or empty one.",
      "at-work":
        "Switchover is working on a migration, a PIN or a callback URL of this data folder, or listens for webhooks.",
      "no-plain-file": "A copy can't hold links or other special files, so it wouldn't be whole.",
      "name-unfit": "A copy can't hold a name that not every system takes, so it wouldn't be whole.",
      "names-alike":
        "Some systems take some names of this data folder for the same, so a copy can't hold them together.",
      "still-changing": "Another program, perhaps on another computer, keeps writing to this data folder.",
      stopped: "The copy was stopped. Nothing of it is left.",
    },
    replaced_one:
      "{{count}} callback URL of this data folder is still replaced by Switchover's. Once the folder is moved, nothing here restores it.",
    replaced_other:
      "{{count}} callback URLs of this data folder are still replaced by Switchover's. Once the folder is moved, nothing here restores them.",
    named: "In this data folder: {{names}}.",
    works: "No copy was made and nothing was restored.",
    next: "Wait until the work is done, or end it. Then try again.",
    nextWhy: {
      "short-passphrase": "Choose a longer passphrase.",
      "no-data": "Choose the data folder that you want to copy. In a new one there is nothing to copy.",
      "relative-path": "Enter the file with its whole path.",
      "path-too-long": "Choose a shorter name, or a folder nearer to the top.",
      "folder-missing": "Create that folder or choose another one. Then try again.",
      "inside-folder": "Choose a place outside the data folder.",
      "file-exists": "Choose another name: no file is replaced.",
      "is-folder": "Add the name of a new file in that folder.",
      "file-unwritable": "Choose a folder that you may write to.",
      "file-full": "Free some space on that disk, or choose another one.",
      "file-too-large":
        "Choose a disk with a format for large files, or ask the person who manages this computer about its limits.",
      "file-unreadable": "Check the name of the file, and that you may read it.",
      "other-file": "Choose the file that was written when the copy was made.",
      newer: "Update Switchover here to at least that version, then try again.",
      damaged: "Bring the file here again from where it was kept, whole. If it stays so, use another copy.",
      "wrong-passphrase":
        "Enter the passphrase that was set when the copy was made. It isn't the one of the vault.",
      "folder-in-use": "Choose a new or empty data folder.",
      "callbacks-replaced": "Restore it first; in the window, that is under Webhooks. Then try again.",
      "no-plain-file":
        "Replace the link with what it leads to, or take it out of the data folder. Then try again.",
      "name-unfit": "Rename it, or take it out of the data folder. Then try again.",
      "names-alike": "Rename all but one, or take them out of the data folder. Then try again.",
      "still-changing":
        "Close Switchover wherever it uses this data folder, or make the copy there. Then try again.",
      stopped: "Make it again when you want it.",
    },
  },
  folderMoved: {
    what: "This data folder was marked as moved to another place on {{at}}.",
    some: "This data folder was marked as moved to another place.",
    works: "Nothing more was started, sent or changed here.",
    next: "Continue where the copy was restored. If it was restored nowhere, remove the mark of this data folder.",
  },
  handoverRefused: {
    why: {
      "short-passphrase": "The file's passphrase is too short: use at least 8 characters.",
      "too-large": "The file is larger than any handed-over workspace.",
      "other-file": "This isn't the file of a handed-over workspace.",
      newer: "A newer version of Switchover made this file.",
      damaged: "The file is corrupted: it isn't as it was written.",
      "wrong-passphrase": "The passphrase doesn't open this file.",
      exists: "This workspace is already in the data folder.",
    },
    works: "Nothing was written.",
    next: "Choose the right file and its passphrase, or have the file made again. A workspace that is already here can be added as a new one.",
  },
  workspaceBusy: {
    why: {
      "open-migration": "The workspace wasn't archived: one of its numbers has an open migration.",
      "replaced-callback":
        "The workspace wasn't archived: one of its callback URLs leads here or wasn't restored.",
    },
    works: "Nothing was changed.",
    next: "Finish or abandon the migration and restore the callback URL, then archive the workspace.",
  },
  pdfFailed: {
    why: {
      "no-printer":
        "No program that prints a page as PDF was found: Chromium, Google Chrome, Microsoft Edge or Brave.",
      failed: "The browser didn't print the page as PDF.",
    },
    works: "No report was saved. The migration is unchanged.",
    next: "Save the report as HTML, and print that; or choose Markdown or JSON.",
  },
  letterUnfit: {
    why: {
      "too-late": "This letter is for before the move, and the number has moved or the migration has ended.",
      "not-ended": "The migration hasn't ended, so its result isn't known yet.",
      "needs-run": "A plan has no result to tell.",
      followed: "A newer migration of the number followed. Its result is the one that counts.",
      "no-code": "No registration code is sent on the way to the cloud.",
      "time-past": "The planned time is in the past.",
      "no-number": "The workspace no longer has this number.",
    },
    works: "No letter was written. Nothing was sent.",
    next: "Choose another letter, or another migration.",
  },
  newerVersion: {
    what: "The data folder was written by a newer version of Switchover (format {{found}}; this version supports {{known}}).",
    works: HELD_BACK,
    next: "Use the newer version, or another data folder.",
  },
  storageDamaged: {
    what: "The records in the data folder are corrupted. A copy was saved as {{setAside}}; nothing was deleted.",
    works: HELD_BACK,
    next: "Keep that copy. Restore the folder from your own backup, or start with an empty data folder.",
  },
  storageReplaced: {
    what: "The data folder's records are older than they should be: they were emptied, replaced or rolled back.",
    works: HELD_BACK,
    next: "Put the newest copy back. Do not start a migration until then: attempts already made may not be counted.",
  },
  storageFull: {
    what: "The data folder's disk is full.",
    works: HELD_BACK,
    next: "Free up space, then try again.",
  },
  storageReadOnly: {
    what: "Switchover can't write to the data folder.",
    works: HELD_BACK,
    next: "Give yourself write permission there, or choose another data folder.",
  },
  storageFailed: {
    what: "Switchover couldn't read or write the data folder ({{code}}).",
    works: HELD_BACK,
    next: "Check the disk, the folder's permissions, and whether a syncing folder or a virus scanner holds a file there (EBUSY). Then try again.",
    notAFolder: {
      what: "The data folder's path leads to something that isn't a folder.",
      next: "Move it away, or choose another data folder.",
    },
    tooLong: {
      what: "The path of the data folder, or of a file in it, is too long for this system.",
      next: "Choose another data folder, with a shorter path.",
    },
    tooLarge: {
      what: "A file of the data folder would become larger than this system or the format of its disk allows ({{code}}).",
      next: "Ask the person who manages this computer about its limits for files. Then try again.",
    },
  },
  vaultLocked: {
    what: "The vault is locked.",
    works: NOTHING_FURTHER,
    next: "Unlock it with its passphrase.",
  },
  machineState: {
    works: HELD_BACK,
    next: "Check the folder's permissions and its free disk space, then try again. A corrupted folder can be moved away while Switchover isn't running. Afterwards, open each of your data folders: they add what they know to a new one.",
    why: {
      "not-writable":
        "Switchover can't write to the folder {{folder}}. It records which data folder is moving which of your numbers.",
      full: "The disk of the folder {{folder}} is full. The folder records which data folder is moving which of your numbers.",
      damaged:
        "The records in the folder {{folder}} are corrupted. They tell which data folder is moving which of your numbers.",
      newer:
        "The folder {{folder}} was written by a newer version of Switchover. It records which data folder is moving which of your numbers.",
      failed:
        "Switchover couldn't read or write the folder {{folder}}. It records which data folder is moving which of your numbers.",
    },
  },
  vaultAbsent: {
    what: "This data folder has no vault yet.",
    works: NOTHING_FURTHER,
    next: "Check that it is the right data folder.",
  },
  wrongPassphrase: {
    what: "The passphrase doesn't unlock this vault.",
    works: NOTHING_SENT,
    next: "Check the passphrase and the data folder. Nothing is deleted, however often you try.",
  },
  vaultDamaged: {
    what: "The vault is corrupted.",
    whatSetAside: "The vault is corrupted. A copy was saved as {{setAside}}; nothing was deleted.",
    works: HELD_BACK,
    next: "Restore it from your own backup of the data folder.",
  },
  vaultChanged: {
    what: "The vault doesn't belong to this data folder's records.",
    works: HELD_BACK,
    next: "Put back the vault that belongs to this data folder.",
  },
  keyChangeUnsure: {
    what: "What opens the vault was changed, but the disk didn't confirm it ({{code}}).",
    works: "This doesn't affect your number.",
    next: "The change applies now. If this computer loses power, the passphrase or recovery key before it may apply again: keep both, check the disk, then make the change again.",
  },
  vaultNewer: {
    what: "The vault was created by a newer version of Switchover. Nothing in it was changed.",
    works: HELD_BACK,
    next: "Use the newer version, or another data folder.",
  },
  recordMissing: {
    what: "A secret that is needed isn't in the vault.",
    works: HELD_BACK,
    next: "Put it where the plan reads it, then try again.",
  },
  labelTaken: {
    what: "This label belongs to a backup that a migration keeps in the vault.",
    works: HELD_BACK,
    next: "Choose another label.",
  },
  recordDamaged: {
    what: "A secret in the vault is corrupted and wasn't used.",
    works: HELD_BACK,
    next: "Save the secret in the vault again, or restore the vault from your own backup.",
  },
  secretsMissing: {
    works: NOTHING_SENT,
    worksOfRun: NOTHING_FURTHER,
    next: "Put each secret where the plan reads it, or change the plan.",
    why: {
      "env-unset": "{{member}}: {{reference}} isn't set.",
      "file-unreadable":
        "{{member}}: can't read {{reference}}. It is missing, not permitted, not text, or larger than 1 MiB.",
      "label-unknown": "{{member}}: {{reference}} isn't in the vault.",
      "vault-locked": "{{member}}: can't read {{reference}} while the vault is locked or missing.",
      empty: "{{member}}: {{reference}} is empty.",
      "of-another-address":
        "{{member}}: {{reference}} was given for another URL. Give it again for this one if it is meant to go there.",
    },
    unsealed: "{{member}}: {{reference}} isn't set, and the vault has no usable encrypted copy.",
  },
  secretInvalid: {
    works: NOTHING_FURTHER,
    next: "Correct it where the plan reads it.",
    why: {
      "pin-not-six-digits": "{{member}} isn't a PIN: a PIN has exactly 6 digits.",
      "not-one-line": "{{member}} contains a line break or a control character; it must be 1 line.",
      empty: "{{member}} is empty.",
    },
  },
  fileUnusable: {
    works: NOTHING_FURTHER,
    next: "Correct the path in the plan, or the file.",
    /** Where no plan names the file: an option or a field does. */
    given: { next: "Correct the path that you gave, or the file." },
    why: {
      missing: "{{member}}: there is no file {{path}}.",
      "not-a-file": "{{member}}: {{path}} is a folder, or something else that isn't a file.",
      unreadable: "{{member}}: can't read the file {{path}}.",
      "not-a-certificate":
        "{{member}}: the file {{path}} has no certificate in PEM form (“-----BEGIN CERTIFICATE-----”).",
      "does-not-open":
        "{{member}}: can't open the file {{path}}. Check that its passphrase and its key belong to it.",
    },
  },
  noSuchRun: {
    what: "There is no migration {{run}} in this data folder.",
    works: NOTHING_STARTED,
    next: "List the migrations, and check the data folder.",
  },
  heldElsewhere: {
    what: "Another process is working on migration {{run}}.",
    works: NOT_FROM_HERE,
    next: "Wait for that process, or end it. Then try again.",
  },
  runOpen: {
    what: "Migration {{run}} of this number is already open.",
    works: NOT_FROM_HERE,
    next: "Continue that migration, or abandon it, before you start another.",
    held: {
      what: "Another process is already moving this number: migration {{run}}.",
      next: "Wait until it stops.",
    },
  },
  runElsewhere: {
    works: NOT_FROM_HERE,
    why: {
      open: "Migration {{run}} of this number is open in another data folder: {{folder}}.",
      gone: "Migration {{run}} of this number is open, but its data folder is gone: {{folder}}.",
      "not-in-copy":
        "Migration {{run}} of this number is open, but the data folder was restored from a copy without it: {{folder}}.",
      damaged:
        "Migration {{run}} of this number is open in the data folder {{folder}}, and its records there are corrupted.",
      later:
        "A later migration of this number, {{run}} in the data folder {{folder}}, has replaced this one.",
      ended:
        "Migration {{run}} continued in the data folder {{folder}} and ended there. This is an older copy of it.",
    },
    next: "Continue that migration in its own data folder, or abandon it there.",
    nextWhere: {
      gone: "If the folder is on a drive that isn't connected, connect it and continue there. If it is lost, find the number in the platform's dashboard, then abandon the migration in a terminal.",
      "not-in-copy":
        "Find the number in the platform's dashboard: requests of that migration may have taken effect. Then abandon it in a terminal and start a new one.",
      damaged:
        "Find the number in the platform's dashboard, then abandon the migration in a terminal and start a new one.",
      later: "This migration can't continue; abandon it here.",
      ended: "It can't continue here; abandon it here.",
    },
  },
  numberBusy: {
    what: "Another process of yours is working on this number now.",
    works: NOT_FROM_HERE,
    next: "Wait for that process, or end it. Then try again.",
  },
  noGo: {
    what_one: "Not started: 1 preflight check failed.",
    what_other: "Not started: {{count}} preflight checks failed.",
    works: NOTHING_CHANGED,
    next: "Fix what the failed checks name, then check again.",
  },
  notWaitingForThis: {
    what: "Migration {{run}} isn't waiting for this.",
    whatPhase: "Migration {{run}} isn't waiting for this. Its state: {{phase}}.",
    works: NOTHING_FURTHER,
    next: "Check the state of the migration.",
    spent: {
      what: "Migration {{run}} has no attempts left, so the request isn't resent.",
      next: "Find the number in the platform's dashboard and report its location. A new migration has attempts of its own.",
    },
  },
  codeNotAsked: {
    what: "Another code wasn't requested. {{why}}",
    works: NOTHING_FURTHER,
    next: "You can still enter the code that was sent before. Fix the cause before you request another.",
  },
  tooSoon: {
    what: "Too soon. The next attempt is possible at {{until}}.",
    works: NOTHING_FURTHER,
    next: "Wait until then.",
    elsewhere: {
      what: "Too soon: the platform asked migration {{run}} in the data folder {{folder}} to wait, and that applies to the number. The next attempt is possible at {{until}}.",
    },
    onlyHere: {
      what: "Too soon. The platform's clock doesn't show how much of the wait is over, so only a program that stays open can tell when it ends: from now, at {{until}}.",
      next: "Leave this program open until then, and try again in it. One that is started later counts from the beginning.",
    },
  },
  pinTooSoon: {
    what: "Too soon: after an earlier change of this PIN, the platform asked for a wait. The next change is possible at {{until}}.",
    works: NOTHING_SENT,
    next: "Wait until then.",
    onlyHere: {
      what: "Too soon: after an earlier change of this PIN, the platform asked for a wait. Its clock doesn't show how much of it is over, so only a program that stays open can tell when it ends: from now, at {{until}}.",
      next: "Leave this program open until then, and try again in it. One that is started later counts from the beginning.",
    },
  },
  journalDamaged: {
    what_one: "1 row of the journal of migration {{run}} can't be trusted and was set aside.",
    what_other: "{{count}} rows of the journal of migration {{run}} can't be trusted and were set aside.",
    works: "Nothing was sent: without the whole journal, what was already done is unknown.",
    next: "This migration can't continue from here, and nothing was deleted. Find the number in the platform's dashboard, then continue with a fresh data folder.",
  },
  runOfNewerVersion: {
    what: "A newer version of Switchover has worked on migration {{run}} (its rows are version {{found}}; this version supports {{known}}).",
    works: "Nothing was sent, and nothing is corrupted. This version can't tell what was already done.",
    next: "Continue this migration in the newer version. The data folder's other migrations can be used here.",
  },
  codeNotSixDigits: {
    what: "A registration code has 6 digits.",
    works: RUN_UNTOUCHED,
    next: "Enter the code from the message, with or without its hyphen.",
  },
  pinUnchanged: {
    what: "This is the PIN that the platform already rejected, so the request isn't resent: each wrong PIN brings the lock of the PIN closer.",
    works: RUN_UNTOUCHED,
    next: "If the location is unknown, find the number in the platform's dashboard and report it. Reset the PIN on the API that has the number, and give the new one before you continue.",
  },
  recoveryNeeded: {
    what: "The vault opens with this computer's key store, and there is no confirmed recovery key. If the computer is lost, so is the number's backup.",
    works: NOTHING_FURTHER,
    next: "Create a recovery key and keep it away from this computer, or type that you go without one. Then continue.",
  },
  requestChanged: {
    what: "The PIN is no longer the one sent before. Only the same request may be resent; with another PIN it would be a new one.",
    works: NOTHING_FURTHER,
    next: "Put the PIN that was sent before back where the plan reads it, or find the number in the platform's dashboard and report its location.",
  },
  placeUnknown: {
    what: "Location of the number is unknown. {{reason}}",
    works: NOTHING_CHANGED,
    next: "Find the number in the platform's dashboard, then choose the API that has it.",
  },
  pinOffInCloud: {
    what: "The number is in the cloud, and the cloud has no call that turns two-step verification off.",
    works: NOTHING_SENT,
    next: "Its owner turns it off in the platform's number manager: two-step verification, then the link in the email. Or set a new PIN instead: that doesn't take the old one.",
  },
  pinMissing: {
    what: "No PIN was given: number.pin is missing.",
    works: NOTHING_SENT,
    next: "Give the 6-digit PIN that the number is to have.",
  },
  otherNumber: {
    works: NOTHING_CHANGED,
    next: "Correct the connection or the number, then try again.",
    why: {
      "on-premises": "The on-premises client serves another number: {{serves}}.",
      cloud: "The cloud has another number under this phone number ID: {{serves}}.",
    },
  },
  sideSilent: {
    works: NOTHING_CHANGED,
    next: "Fix the cause, then try again.",
    why: {
      "on-premises": "Not changed: the on-premises client didn't answer a query. {{cause}}",
      cloud: "Not changed: the cloud didn't answer a query. {{cause}}",
    },
  },
  pairInUse: {
    what: "Migration {{run}}, which hasn't ended, needs the backup.",
    works: "Nothing was deleted.",
    next: "Finish or abandon that migration first.",
  },
  portTaken: {
    what: "Another program uses port {{port}} on this computer, or the port isn't permitted.",
    works: NOTHING_STARTED,
    next: "Choose another port, or leave it out.",
  },
  addressRefused: {
    works: NOTHING_STARTED,
    next: "Correct the URL, then try again.",
    why: {
      unreadable: "This isn't a valid URL.",
      "not-https": "The URL doesn't start with https://, so nothing is sent there.",
      "user-info": "The URL contains a user name or a password, so nothing is sent there.",
      fragment: "The URL has a part after #, which no server ever receives.",
      "ip-literal": "The URL has an IP address instead of a name, so nothing is sent there.",
      "port-unusual": "The URL has a port other than 443, so nothing is sent there.",
      "name-not-found": "The name in the URL wasn't found.",
      "private-address": "The URL leads to a private network, so nothing is sent there.",
      "own-address": "The URL leads back here: what is forwarded would loop.",
      other: "Notifications can't be sent to this URL.",
    },
  },
  noSuchEvent: {
    what: "This event isn't in the data folder: it was deleted, or its retention has ended.",
    works: NOT_FROM_HERE,
    next: "List the events, and check the data folder.",
  },
  notListening: {
    what: "The receiver isn't running.",
    works: NOT_FROM_HERE,
    next: "Start the receiver, then try again.",
  },
  noSuchWorkspace: {
    what: "There is no workspace {{workspace}} in this data folder.",
    works: NOT_FROM_HERE,
    next: "Check the data folder.",
  },
  notSetUp: {
    what: "Still missing: {{missing}}.",
    works: NOTHING_SENT,
    next: "Add what is missing, then try again.",
  },
  noSuchTest: {
    what: "There is no test {{test}} here.",
    works: NOT_FROM_HERE,
    next: "Check whether a callback URL still needs to be restored, then start a new test.",
  },
  testRunning: {
    what: "{{test}} is in progress: a webhook test, or a callback URL that points here. It uses the same number or receiver.",
    otherNumber:
      "{{test}} is in progress for {{number}}: a webhook test, or a callback URL that points here. A workspace receives for one number at a time: its receiver has one public URL, which is that number's callback URL.",
    works: NOT_FROM_HERE,
    next: "Wait until it ends, or end it. Then try again.",
  },
  wordNeeded: {
    what: "The number's notifications already go to another URL, which would stop receiving them.",
    works: NOTHING_STARTED,
    next: "Add --yes if you want that, or forward copies with --forward.",
  },
  tokenNotKept: {
    what: "The callback URL is now {{before}}, and no call returns its verify token. Without the token, it couldn't be restored after a crash.",
    works: NOTHING_STARTED,
    next: "Name a file that has the token with --callback-token-file FILE, or unlock the vault with --passphrase-file FILE.",
  },
  bindRefused: {
    works: NOTHING_STARTED,
    next: "Choose an address of this computer that the on-premises client can reach, or a tunnel.",
    why: {
      "not-here": "{{address}} isn't an address of this computer.",
      cloud: "The cloud can't reach {{address}}: the local network is for the on-premises client only.",
      "already-listening":
        "The receiver now listens only on this computer, and others may be using it. Stop it first.",
      "needs-public-url":
        "{{address}} means every network of this computer, so a client can't be given it as a URL. Give the public URL that leads here.",
      "not-allowed":
        "The administrator of this computer doesn't allow Switchover to listen on the local network.",
    },
  },
  untilPast: {
    what: "The end is in the past.",
    works: NOTHING_STARTED,
    next: "Choose a later one, or leave it out.",
  },
} as const satisfies Readonly<Record<CoreProblem["kind"], object>>;

/** Problems told together with more than themselves. */
export const problemsBeside = {
  nothingSent: NOTHING_SENT,
  openRequest: {
    what: "“{{step}}” was sent, and its outcome is unknown. {{problem}}",
    works: "Only another check of both APIs can show where the number is. Nothing more was sent.",
    next: "{{problem}} Then resume the migration: it checks both APIs before anything else.",
    /** What comes before that; the migration is in this data folder, so no other one helps. */
    fix: {
      storageFull: "Free up space.",
      storageFailed:
        "Check the disk, the folder's permissions, and whether a syncing folder or a virus scanner holds a file there (EBUSY).",
      storageReadOnly: "Give yourself write permission to this data folder.",
      storageDamaged: "Keep that copy, and restore the folder from your own backup.",
      storageReplaced: "Put the newest copy of this data folder back.",
      machineState: "Check the folder's permissions and its free disk space.",
      newerVersion: "Use the newer version.",
      vaultNewer: "Use the newer version.",
    },
  },
  pairOfUnknownPlace: {
    what: "The backup belongs to migration {{run}}, which has ended, but the location of its number is unknown.",
    works: "Nothing was deleted: the backup may still be needed.",
    next: "Find the number in the platform's dashboard and report its location. Then the backup can be deleted.",
  },
} as const;

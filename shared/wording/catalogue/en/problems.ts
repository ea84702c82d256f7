import type { CoreProblem } from "../../core-problem.ts";

const NOTHING_SENT = "Nothing was sent and nothing was changed: your number is where it was.";
const NOT_FROM_HERE = "Nothing was sent from here.";
const HELD_BACK = "Nothing further was sent: what cannot be recorded is not done.";
const RUN_UNTOUCHED = "Nothing was sent: the run stands where it stood.";
/** For what may come in the middle of a run, after something was sent. */
const NOTHING_FURTHER = "Nothing further was sent; what was done before stays as it is.";
const NOTHING_STARTED = "Nothing was started and nothing was sent.";

/** Each problem in three parts: what happened, whether the number works now, what to do next. */
export const problems = {
  newerVersion: {
    what: "The data folder was written by a newer version of Switchover (format {{found}}; this one knows {{known}}).",
    works: NOTHING_SENT,
    next: "Use the newer version, or another data folder.",
  },
  storageDamaged: {
    what: "The records in the data folder are damaged. A copy was set aside as {{setAside}}; nothing was deleted.",
    works: HELD_BACK,
    next: "Keep that copy. Restore the folder from your own backup, or begin with an empty data folder.",
  },
  storageReplaced: {
    what: "The records in the data folder are older than the folder itself says: they were emptied, replaced or rolled back.",
    works: HELD_BACK,
    next: "Put the newest copy back. Do not start a run until then: tries already made could be forgotten.",
  },
  storageFull: {
    what: "The disk of the data folder is full.",
    works: HELD_BACK,
    next: "Make room, then try again.",
  },
  storageReadOnly: {
    what: "The data folder cannot be written to.",
    works: HELD_BACK,
    next: "Give yourself the right to write there, or choose another data folder.",
  },
  storageFailed: {
    what: "The data folder could not be read or written ({{code}}).",
    works: HELD_BACK,
    next: "Check the disk, the folder's permissions, and whether a syncing folder or a virus scanner holds a file there (EBUSY). Then try again.",
    notAFolder: {
      what: "What stands in the place of the data folder is not a folder.",
      next: "Move it away, or choose another data folder.",
    },
  },
  vaultLocked: { what: "The vault is locked.", works: NOTHING_FURTHER, next: "Give its passphrase." },
  machineState: {
    works: HELD_BACK,
    next: "See to the folder's rights and to room on its disk, then try again. A damaged one can be moved away while no Switchover runs: open each of your data folders afterwards, and they tell the new one what they know.",
    why: {
      "not-writable":
        "The folder {{folder}} cannot be written to. It holds which of your numbers is being moved from which data folder.",
      full: "The disk of the folder {{folder}} is full. It holds which of your numbers is being moved from which data folder.",
      damaged:
        "The records in the folder {{folder}} are damaged. They say which of your numbers is being moved from which data folder.",
      newer:
        "The folder {{folder}} was written by a newer version of Switchover. It holds which of your numbers is being moved from which data folder.",
      failed:
        "The folder {{folder}} could not be read or written. It holds which of your numbers is being moved from which data folder.",
    },
  },
  vaultAbsent: {
    what: "This data folder has no vault yet.",
    works: NOTHING_FURTHER,
    next: "Check that the data folder is the right one.",
  },
  wrongPassphrase: {
    what: "The passphrase does not open this vault.",
    works: NOTHING_SENT,
    next: "Check the passphrase and the data folder. Nothing is deleted, however often you try.",
  },
  vaultDamaged: {
    what: "The vault is damaged.",
    whatSetAside: "The vault is damaged. A copy was set aside as {{setAside}}; nothing was deleted.",
    works: HELD_BACK,
    next: "Restore it from your own backup of the data folder.",
  },
  vaultChanged: {
    what: "The vault is another one than this data folder's records were written with.",
    works: HELD_BACK,
    next: "Put the vault that belongs to this data folder back.",
  },
  vaultNewer: {
    what: "The vault was made by a newer version of Switchover. Nothing in it was touched.",
    works: HELD_BACK,
    next: "Use the newer version, or another data folder.",
  },
  recordMissing: {
    what: "The vault does not hold the secret that is needed.",
    works: HELD_BACK,
    next: "Put it where the plan reads it, then try again.",
  },
  labelTaken: {
    what: "This label belongs to a backup that a run keeps in the vault.",
    works: HELD_BACK,
    next: "Choose another label.",
  },
  recordDamaged: {
    what: "A secret in the vault is damaged and was not used.",
    works: HELD_BACK,
    next: "Put the secret into the vault again, or restore the vault from your own backup.",
  },
  secretsMissing: {
    works: NOTHING_SENT,
    worksOfRun: NOTHING_FURTHER,
    next: "Put each secret where the plan says it is, or change the plan.",
    why: {
      "env-unset": "{{member}}: {{reference}} is not set.",
      "file-unreadable":
        "{{member}}: {{reference}} cannot be read. It is not there, may not be read, is no text, or is larger than 1 MiB.",
      "label-unknown": "{{member}}: {{reference}} is not in the vault.",
      "vault-locked": "{{member}}: {{reference}} cannot be read while the vault is locked or absent.",
      empty: "{{member}}: {{reference}} is empty.",
      "of-another-address":
        "{{member}}: {{reference}} was given for another address. Give it again for this one if it is meant to go there.",
    },
    unsealed: "{{member}}: {{reference}} is not set, and no usable sealed copy is in the vault.",
  },
  secretInvalid: {
    works: NOTHING_FURTHER,
    next: "Correct it where the plan reads it.",
    why: {
      "pin-not-six-digits": "{{member}} is not a PIN: a PIN has exactly six digits.",
      "not-one-line": "{{member}} has a line break or a control character inside; it must be one line.",
      empty: "{{member}} is empty.",
    },
  },
  fileUnusable: {
    works: NOTHING_FURTHER,
    next: "Correct the path in the plan, or the file.",
    why: {
      unreadable: "{{member}}: the file {{path}} cannot be read.",
      "not-a-certificate":
        "{{member}}: the file {{path}} holds no certificate in PEM form (“-----BEGIN CERTIFICATE-----”).",
      "does-not-open":
        "{{member}}: the file {{path}} does not open: check that its passphrase and its key belong to it.",
    },
  },
  noSuchRun: {
    what: "There is no run {{run}} in this data folder.",
    works: NOTHING_SENT,
    next: "List the runs, and check the data folder.",
  },
  heldElsewhere: {
    what: "Another process is working on run {{run}}.",
    works: NOT_FROM_HERE,
    next: "Wait for the other process, or end it; then try again.",
  },
  runOpen: {
    what: "Run {{run}} of this number is open already.",
    works: NOT_FROM_HERE,
    next: "Go on with that run, or abandon it, before you start another.",
    held: { what: "Another process is moving this number already: run {{run}}.", next: "Wait for it." },
  },
  runElsewhere: {
    works: NOT_FROM_HERE,
    why: {
      open: "Run {{run}} of this number is open in another data folder: {{folder}}.",
      gone: "Run {{run}} of this number is open, but its data folder is not there any more: {{folder}}.",
      damaged:
        "Run {{run}} of this number is open in the data folder {{folder}}, and its records there are damaged.",
      later: "A later run of this number, {{run}} in the data folder {{folder}}, has taken over.",
      ended:
        "Run {{run}} went on in the data folder {{folder}} and has ended there. Here is an older copy of it.",
    },
    next: "Go on with that run in its own data folder, or abandon it there.",
    nextWhere: {
      gone: "Where the folder lies on a drive that is not connected, connect it and go on there. Where it is lost, look in the platform's dashboard where the number is, then give the run up on a terminal.",
      damaged:
        "Look in the platform's dashboard where the number is, then give the run up on a terminal and begin a new one.",
      later: "This run cannot go on; abandon it here.",
      ended: "It cannot go on here; abandon it here.",
    },
  },
  numberBusy: {
    what: "Another process of yours is at work on this number right now.",
    works: NOT_FROM_HERE,
    next: "Wait for the other process, or end it; then try again.",
  },
  noGo: {
    what_one: "One check failed, so the migration was not begun.",
    what_other: "{{count}} checks failed, so the migration was not begun.",
    works: "Nothing was changed: your number is where it was.",
    next: "Put right what the failed checks name, then check again.",
  },
  notWaitingForThis: {
    what: "Run {{run}} is not waiting for this.",
    whatPhase: "Run {{run}} is not waiting for this: it {{phase}}.",
    works: RUN_UNTOUCHED,
    next: "Look at where the run stands.",
    spent: {
      what: "The tries of run {{run}} are used up, so the request is not sent once more.",
      next: "Look at the number in the platform's dashboard and say where you see it. A new run has tries of its own.",
    },
  },
  codeNotAsked: {
    what: "Another code was not asked for. {{why}}",
    works: RUN_UNTOUCHED,
    next: "The code that was sent before can still be entered. Put the cause right before you ask for another one.",
  },
  tooSoon: {
    what: "It is too soon. The next try is possible at {{until}}.",
    works: RUN_UNTOUCHED,
    next: "Wait until then.",
    elsewhere: {
      what: "It is too soon: the platform told run {{run}} in the data folder {{folder}} to wait, and that holds for the number. The next try is possible at {{until}}.",
    },
    onlyHere: {
      what: "It is too soon. The platform's clock cannot tell how much of the wait is over, so only a program that stays open can tell when the wait is over: from now on at {{until}}.",
      next: "Leave this program open until then, and try again in it. One that is started later begins to count anew.",
    },
  },
  pinTooSoon: {
    what: "It is too soon: the platform told an earlier change of this PIN to wait. The next one is possible at {{until}}.",
    works: NOTHING_SENT,
    next: "Wait until then.",
    onlyHere: {
      what: "It is too soon: the platform told an earlier change of this PIN to wait. Its clock cannot tell how much of that is over, so only a program that stays open can tell when the wait is over: from now on at {{until}}.",
      next: "Leave this program open until then, and try again in it. One that is started later begins to count anew.",
    },
  },
  journalDamaged: {
    what_one: "One row of run {{run}}'s journal cannot be trusted and was set aside.",
    what_other: "{{count}} rows of run {{run}}'s journal cannot be trusted and were set aside.",
    works: "Nothing was sent: without the whole journal it cannot be told what was done already.",
    next: "This run cannot be continued from here, and nothing was deleted. Look in the platform's dashboard where the number is, then go on with a fresh data folder.",
  },
  runOfNewerVersion: {
    what: "A newer version of Switchover has worked on run {{run}} (its rows are of version {{found}}; this one knows {{known}}).",
    works:
      "Nothing was sent, and nothing of the run is damaged: this version cannot tell what was done already.",
    next: "Go on with this run in the newer version. The other runs of the data folder can be used here.",
  },
  codeNotSixDigits: {
    what: "A registration code has six digits.",
    works: RUN_UNTOUCHED,
    next: "Enter the code from the message, with or without its hyphen.",
  },
  pinUnchanged: {
    what: "The PIN is the one that the platform refused already, so the request is not sent once more: each wrong PIN brings the lock of the PIN nearer.",
    works: RUN_UNTOUCHED,
    next: "Where nobody knows on which side the number is, look in the platform's dashboard and say where you see it. Reset the PIN on that side and give the new one before you go on.",
  },
  requestChanged: {
    what: "The PIN is no longer the one that was sent before. Only the same request may be repeated; with another PIN it would be a new one.",
    works: RUN_UNTOUCHED,
    next: "Put the PIN that was sent before back where the plan reads it, or look in the platform's dashboard and say where you see the number.",
  },
  placeUnknown: {
    what: "On which side the number is cannot be told. {{reason}}",
    works: NOTHING_SENT,
    next: "Look in the platform's dashboard, then say on which side it is.",
  },
  pinOffInCloud: {
    what: "The number is in the cloud, and the cloud has no call that turns two-step verification off.",
    works: NOTHING_SENT,
    next: "Its owner turns it off in the platform's own number manager: two-step verification, then the link in the e-mail that comes. Or set a new PIN instead: the old one is not asked for.",
  },
  pinMissing: {
    what: "No PIN is given: number.pin is missing.",
    works: NOTHING_SENT,
    next: "Give the six-digit PIN that the number is to have.",
  },
  otherNumber: {
    works: NOTHING_SENT,
    next: "Correct the connection or the number, then try again.",
    why: {
      "on-premises": "The on-premises client serves another number: {{serves}}.",
      cloud: "Under this phone number id the cloud has another number: {{serves}}.",
    },
  },
  sideSilent: {
    works: NOTHING_SENT,
    next: "Put the cause right, then try again.",
    why: {
      "on-premises":
        "The on-premises client did not answer a reading request, so nothing is changed there. {{cause}}",
      cloud: "The cloud did not answer a reading request, so nothing is changed there. {{cause}}",
    },
  },
  pairInUse: {
    what: "The backup is needed by run {{run}}, which has not ended.",
    works: "Nothing was erased.",
    next: "Finish or abandon that run first.",
  },
  portTaken: {
    what: "Port {{port}} on this machine belongs to another program, or may not be used.",
    works: NOTHING_STARTED,
    next: "Choose another port, or leave it out.",
  },
  addressRefused: {
    works: NOTHING_STARTED,
    next: "Correct the address, then try again.",
    why: {
      unreadable: "The address cannot be read as one.",
      "not-https": "The address does not begin with https://, so nothing is sent there.",
      "user-info": "The address holds a user name or a password, so nothing is sent there.",
      fragment: "The address has a part behind #, which no server ever sees.",
      "ip-literal": "The address names a machine by digits instead of a name, so nothing is sent there.",
      "port-unusual": "The address has another port than 443, so nothing is sent there.",
      "name-not-found": "The name in the address was not found.",
      "private-address": "The address leads into a private network, so nothing is sent there.",
      "own-address": "The address leads back here, so that what is passed on would go round.",
      other: "The address is none that notifications may be sent to.",
    },
  },
  noSuchEvent: {
    what: "This event is not in the data folder: it was erased, or its time is over.",
    works: NOT_FROM_HERE,
    next: "List the events, and check the data folder.",
  },
  notListening: {
    what: "No receiver is listening.",
    works: NOT_FROM_HERE,
    next: "Start the receiver, then try again.",
  },
  noSuchWorkspace: {
    what: "There is no workspace {{workspace}} in this data folder.",
    works: NOT_FROM_HERE,
    next: "Check the data folder.",
  },
  notSetUp: {
    what: "This is still missing: {{missing}}.",
    works: NOTHING_SENT,
    next: "Add what is missing, then try again.",
  },
  noSuchTest: {
    what: "There is no test {{test}} here.",
    works: NOT_FROM_HERE,
    next: "See whether a callback has still to be given back, then begin a new test.",
  },
  testRunning: {
    what: "{{test}} is under way: a test, or a callback that stands here. It holds the same number or receiver.",
    otherNumber:
      "{{test}} is under way for {{number}}: a test, or a callback that stands here. One number of a workspace at a time is served: its receiver has one address and one way from outside, which lead to that number's callback.",
    works: NOT_FROM_HERE,
    next: "Wait until it has ended, or end it; then try again.",
  },
  wordNeeded: {
    what: "The number's notifications go somewhere already, and nothing would be passed on there any more.",
    works: NOTHING_STARTED,
    next: "Say --yes if that is meant, or pass copies on with --forward.",
  },
  tokenNotKept: {
    what: "{{before}} stands there, and no call tells its verify token. Without it, the callback could not be given back after a crash.",
    works: NOTHING_STARTED,
    next: "Name a file that holds it with --callback-token-file FILE, or open the vault with --passphrase-file FILE.",
  },
  bindRefused: {
    works: NOTHING_STARTED,
    next: "Choose an address of this computer that the on-premises client can reach, or a tunnel.",
    why: {
      "not-here": "{{address}} is no address of this computer.",
      cloud: "The cloud cannot reach {{address}}: the local network is for the on-premises client alone.",
      "already-listening":
        "The receiver listens on this computer alone at the moment, and others may use it. Stop it first.",
      "needs-public-url":
        "{{address}} stands for every network of this computer and is no address that a client could be given. Name the one that leads here with --public-url.",
    },
  },
  untilPast: {
    what: "The end lies in the past.",
    works: NOTHING_STARTED,
    next: "Choose a later one, or leave it out.",
  },
} as const satisfies Readonly<Record<CoreProblem["kind"], object>>;

/** Problems told together with more than themselves. */
export const problemsBeside = {
  nothingSent: NOTHING_SENT,
  openRequest: {
    what: "A request is out: “{{step}}” was sent, and its outcome is open. {{problem}}",
    works: "Where the number is can only be told after another look at both sides. Nothing further was sent.",
    next: "{{problem}} Then take the run up again: it looks before it does anything else.",
  },
  pairOfUnknownPlace: {
    what: "The backup belongs to run {{run}}, which was ended, but nobody knows yet where its number is.",
    works: "Nothing was erased: the backup may still be needed.",
    next: "Look at the number in the platform's dashboard and say where you see it; then the backup can be released.",
  },
} as const;

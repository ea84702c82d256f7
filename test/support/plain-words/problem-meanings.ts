import { en as windowEn } from "../../../renderer/wording/en/index.ts";
import { en } from "../../../shared/wording/catalogue/en/index.ts";
import type { WindowKey } from "../../../renderer/wording/window-translate.ts";
import type { Below, Claim, Meanings } from "./claims.ts";
import { complete, type Rows } from "./complete.ts";

type Ending<K extends string, Part extends string> = Extract<K, `${string}.${Part}`>;
type Shared = Below<"problems">;
type OfWindow = Below<"window.problems", WindowKey>;

const NOTHING: readonly Claim[] = ["did nothing", "sent nothing"];
const NO_CHANGE: readonly Claim[] = ["did nothing"];
const NOTHING_MORE: readonly Claim[] = ["did nothing more"];

/** Whether the number is affected. */
const WORKS: Meanings<Ending<Shared, "works" | "worksOfRun">> = {
  "programIncomplete.works": NOTHING_MORE,
  "noAsNumber.works": NOTHING,
  "noCertificate.works": NOTHING,
  "csvUnusable.works": NOTHING,
  "noSuchZone.works": NOTHING,
  "copyRefused.works": NOTHING,
  "folderMoved.works": NOTHING_MORE,
  "handoverRefused.works": NOTHING,
  "workspaceBusy.works": NOTHING,
  "pdfFailed.works": NOTHING,
  "letterUnfit.works": NOTHING,
  "newerVersion.works": NOTHING_MORE,
  "storageDamaged.works": NOTHING_MORE,
  "storageReplaced.works": NOTHING_MORE,
  "storageFull.works": NOTHING_MORE,
  "storageReadOnly.works": NOTHING_MORE,
  "storageFailed.works": NOTHING_MORE,
  "machineState.works": NOTHING_MORE,
  "vaultLocked.works": NOTHING_MORE,
  "vaultAbsent.works": NOTHING_MORE,
  "wrongPassphrase.works": NOTHING,
  "vaultDamaged.works": NOTHING_MORE,
  "vaultChanged.works": NOTHING_MORE,
  "keyChangeUnsure.works": [],
  "vaultNewer.works": NOTHING_MORE,
  "recordMissing.works": NOTHING_MORE,
  "labelTaken.works": NOTHING_MORE,
  "recordDamaged.works": NOTHING_MORE,
  "secretsMissing.works": NOTHING,
  "secretsMissing.worksOfRun": NOTHING_MORE,
  "secretInvalid.works": NOTHING_MORE,
  "fileUnusable.works": NOTHING_MORE,
  "noSuchRun.works": NOTHING,
  "heldElsewhere.works": NOTHING,
  "runOpen.works": NOTHING,
  "runElsewhere.works": NOTHING,
  "numberBusy.works": NOTHING,
  "noGo.works": NO_CHANGE,
  "notWaitingForThis.works": NOTHING,
  "codeNotAsked.works": NOTHING,
  "tooSoon.works": NOTHING,
  "pinTooSoon.works": NOTHING,
  "journalDamaged.works": NOTHING,
  "runOfNewerVersion.works": NOTHING,
  "codeNotSixDigits.works": NOTHING,
  "pinUnchanged.works": NOTHING,
  "recoveryNeeded.works": NOTHING,
  "requestChanged.works": NOTHING,
  "placeUnknown.works": NO_CHANGE,
  "pinOffInCloud.works": NOTHING,
  "pinMissing.works": NOTHING,
  "otherNumber.works": NO_CHANGE,
  "sideSilent.works": NO_CHANGE,
  "pairInUse.works": NOTHING,
  "portTaken.works": NOTHING,
  "addressRefused.works": NOTHING,
  "noSuchEvent.works": NOTHING,
  "notListening.works": NOTHING,
  "noSuchWorkspace.works": NOTHING,
  "notSetUp.works": NOTHING,
  "noSuchTest.works": NOTHING,
  "testRunning.works": NOTHING,
  "wordNeeded.works": NOTHING,
  "tokenNotKept.works": NOTHING,
  "bindRefused.works": NOTHING,
  "untilPast.works": NOTHING,
};

const TRY_AGAIN: readonly Claim[] = ["try again"];

/** What to do next, where that can contradict something. */
const NEXT: Partial<Meanings<Shared>> = {
  "newerVersion.next": ["another folder"],
  "storageDamaged.next": ["another folder"],
  "storageReplaced.next": [],
  "storageFull.next": TRY_AGAIN,
  "storageReadOnly.next": ["another folder"],
  "storageFailed.next": TRY_AGAIN,
  "storageFailed.notAFolder.next": ["another folder"],
  "storageFailed.tooLong.next": ["another folder"],
  "machineState.next": TRY_AGAIN,
  "vaultNewer.next": ["another folder"],
  "recordMissing.next": TRY_AGAIN,
  "heldElsewhere.next": TRY_AGAIN,
  "numberBusy.next": TRY_AGAIN,
  "journalDamaged.next": ["can't continue", "next: use a fresh folder"],
  "otherNumber.next": TRY_AGAIN,
  "sideSilent.next": TRY_AGAIN,
  "addressRefused.next": TRY_AGAIN,
  "notListening.next": TRY_AGAIN,
  "notSetUp.next": TRY_AGAIN,
  "testRunning.next": TRY_AGAIN,
  "tooSoon.next": ["wait first"],
  "pinTooSoon.next": ["wait first"],
};

/** What happened, where that can contradict something. */
const WHAT: Partial<Meanings<Shared>> = {
  "keyChangeUnsure.what": ["perhaps done"],
  "heldElsewhere.what": ["under way"],
  "runOpen.what": ["under way"],
  "runOpen.held.what": ["under way"],
  "numberBusy.what": ["under way"],
  "placeUnknown.what": ["location unknown"],
  "sideSilent.why.on-premises": ["asked"],
  "sideSilent.why.cloud": ["asked"],
  "testRunning.what": ["under way"],
  "testRunning.otherNumber": ["under way"],
};

/** The same for what only a window says. */
const WINDOW: Partial<Meanings<OfWindow>> = {
  works: NO_CHANGE,
  "vaultInUse.what": ["under way"],
  "workspaceInUse.what": ["under way"],
  "runUnderWay.what": ["under way"],
  "batchUnderWay.what": ["under way"],
  "noBatchUnderWay.what": ["was under way"],
  "testRunning.what": ["under way"],
  "noSuchTest.what": ["was under way"],
  "lookFailed.token": ["asked"],
  "lookFailed.permission": ["asked"],
  "lookFailed.refused": ["asked"],
  "lookFailed.unclear": ["asked"],
  "sheetFailed.next": TRY_AGAIN,
  "vaultStaysShut.next": TRY_AGAIN,
  "changedElsewhere.next": TRY_AGAIN,
  "notSetUp.next": TRY_AGAIN,
  "notReached.next": TRY_AGAIN,
  "addressRefused.next": TRY_AGAIN,
  "notListening.next": TRY_AGAIN,
  "instead.recordMissing": TRY_AGAIN,
  "instead.secretsMissing": TRY_AGAIN,
};

/** A call without an answer, or with one that can't be used. */
const UNANSWERED: Meanings<
  `${"link-lost" | "mistake"}.${"what" | "works" | "next"}` | `not-loaded.${"what" | "next"}`
> = {
  "link-lost.what": [],
  "link-lost.works": ["perhaps done"],
  "link-lost.next": ["check first"],
  "mistake.what": [],
  "mistake.works": ["perhaps done"],
  "mistake.next": ["check first"],
  "not-loaded.what": [],
  "not-loaded.next": [],
};

/** What each sentence of a problem claims. */
export const PROBLEM_MEANINGS: Rows = [
  ...complete("problems", en.problems, { ...WHAT, ...NEXT, ...WORKS }),
  ...complete("window.problems", windowEn.problems, WINDOW),
  ...complete("window.callProblem", windowEn.callProblem, UNANSWERED),
];

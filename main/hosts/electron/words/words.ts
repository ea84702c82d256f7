import type { MisplacedFolder } from "../../../../shared/wording/data-place.ts";
import type { PracticeObstacle } from "../../common/practice/unavailable.ts";

/** Numbers whose notifications come here, spoken, by what becomes of their callbacks when the program ends. */
export type Pointed = {
  readonly kind: "pointed";
  readonly givenBack: readonly string[];
  readonly staying: readonly string[];
};

/** Why a person is asked before the program ends, the weightiest first. */
export type LeaveReason = "run" | "test" | Pointed | "listening";

/** The question before the program ends. */
export type LeaveWords = {
  readonly title: string;
  readonly detail: string;
  readonly wait: string;
  readonly leave: string;
};

/** The question for a reason. Of standing callbacks it names each number, and says what leaving does to it. */
export function leaveWords(
  { leave, leavePointed }: Pick<Words, "leave" | "leavePointed">,
  reason: LeaveReason,
): LeaveWords {
  if (typeof reason === "string") return leave[reason];
  const { givenBack, staying } = reason;
  const detail = [
    ...(givenBack.length === 0 ? [] : [leavePointed.givenBack(givenBack.join(", "))]),
    ...(staying.length === 0 ? [] : [leavePointed.staying(staying.join(", "))]),
  ];
  return { ...leavePointed, detail: detail.join("\n\n") };
}

/** Every sentence that the application says outside its page, in one language. */
export type Words = {
  readonly menu: {
    readonly file: string;
    readonly newWindow: string;
    readonly showDataFolder: string;
    readonly edit: string;
    readonly view: string;
    readonly window: string;
  };
  /** Before the program ends in the middle of something: one question for each reason. */
  readonly leave: Readonly<Record<Exclude<LeaveReason, Pointed>, LeaveWords>>;
  /** The same where numbers' notifications come here until told otherwise. */
  readonly leavePointed: Omit<LeaveWords, "detail"> & {
    readonly givenBack: (numbers: string) => string;
    readonly staying: (numbers: string) => string;
  };
  readonly unsaved: {
    readonly title: string;
    readonly detail: string;
    readonly stay: string;
    readonly leave: string;
  };
  readonly slept: { readonly title: string; readonly detail: string };
  readonly crashed: {
    readonly title: string;
    readonly detail: string;
    readonly again: string;
    readonly close: string;
  };
  readonly mistake: {
    readonly title: string;
    readonly detail: (reference: string) => string;
    /** In place of an answer to a call of the page. */
    readonly call: (reference: string) => string;
  };
  /** The page could not be shown. */
  readonly notShown: { readonly title: string; readonly detail: (reference: string) => string };
  /** The system's file manager did not show the data folder. */
  readonly folderNotShown: { readonly title: string; readonly detail: (folder: string) => string };
  /** The data folder cannot be used, so that nothing can be begun. */
  readonly folderUnusable: { readonly title: string; readonly detail: (folder: string) => string };
  /** The data folder is on a network drive or in a synced folder, so nothing is begun there. */
  readonly misplaced: {
    readonly title: string;
    readonly detail: (misplaced: MisplacedFolder) => string;
  };
  /** A file of the program itself is missing or cut off, by its path in the program's folder. */
  readonly incomplete: (file: string) => string;
  /** The application was started without Chromium's sandbox, so nothing is begun. */
  readonly withoutSandbox: { readonly title: string; readonly detail: string };
  /** Why practice cannot be opened just now. */
  readonly practice: Readonly<Record<PracticeObstacle, string>>;
  readonly notice: {
    readonly needsConfirmation: string;
    readonly needsCode: string;
    readonly needsDecision: string;
    readonly complete: string;
    readonly ended: string;
    readonly lookInside: string;
    readonly webhooks: string;
    readonly lookAtWebhooks: string;
    /** The quiet hours are over; so many notices were held back. */
    readonly heldBack: (count: number) => string;
    readonly lookAtAll: string;
    /** The last window is closed, and the program goes on. */
    readonly goesOn: string;
    readonly goesOnHow: string;
  };
  /** The sign in the system's tray: one sentence for each way in which webhooks can stand. */
  readonly tray: {
    readonly open: string;
    readonly quit: string;
    readonly idle: string;
    readonly well: string;
    readonly attention: string;
    readonly stopped: string;
  };
};

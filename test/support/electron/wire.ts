/** The frame that a message comes from, as Chromium reports it; null for a frame that no longer exists. */
export type SentFrom = { readonly origin: string; readonly isMain: boolean } | null;

/** What a test requests from the double in the program's process. */
export type Ask =
  | {
      readonly kind: "invoke";
      readonly window: number;
      readonly from: SentFrom;
      readonly channel: string;
      readonly args: readonly unknown[];
    }
  | {
      readonly kind: "send";
      readonly window: number;
      readonly from: SentFrom;
      readonly channel: string;
      readonly args: readonly unknown[];
    }
  | { readonly kind: "fetch"; readonly url: string; readonly method: string }
  | {
      readonly kind: "emit";
      readonly target: EmitTarget;
      readonly event: string;
      readonly details?: Readonly<Record<string, unknown>>;
    }
  | { readonly kind: "permission"; readonly permission: string }
  | { readonly kind: "openWindow"; readonly window: number; readonly url: string }
  | { readonly kind: "focus"; readonly focused: boolean }
  | { readonly kind: "quit" }
  | { readonly kind: "close"; readonly window: number }
  | { readonly kind: "fileManager"; readonly problem: string }
  | { readonly kind: "clipboard"; readonly problem: string }
  /** Sets whether the page of this window has unsaved changes. */
  | { readonly kind: "unsaved"; readonly window: number; readonly held: boolean }
  /** Throws an uncaught error, as an internal error of the program would. */
  | { readonly kind: "mistake"; readonly message: string }
  | { readonly kind: "answerDialogs"; readonly response: number }
  /** Answers the next dialogs with these values in order; after them `answerDialogs` applies again. */
  | { readonly kind: "answersInTurn"; readonly responses: readonly number[] }
  | { readonly kind: "keyStore"; readonly change: Partial<KeyStoreState> }
  | { readonly kind: "menu"; readonly label: string }
  /** Clicks an entry in the tray icon's menu. */
  | { readonly kind: "tray"; readonly label: string }
  /** Emits an event at the nth notification that was shown, unless it was collected; answers which. */
  | { readonly kind: "notification"; readonly nth: number; readonly event: "click" | "close" | "failed" }
  | { readonly kind: "channels" };

export type EmitTarget = "app" | "powerMonitor" | { readonly contents: number } | { readonly window: number };

/** The double's response to a fetch. */
export type Fetched =
  | { readonly kind: "cancelled" }
  | { readonly kind: "escaped" }
  | {
      readonly kind: "answered";
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string;
    };

export type KeyStoreState = {
  /** The desktop's name for its key store, whichever provider encrypts behind that name. */
  readonly backend: string;
  readonly available: boolean;
  readonly rotated: boolean;
  /** Encrypts with the fixed key from Chromium's source code, as Chromium's fallback provider does. */
  readonly fixedKey: boolean;
};

/** The double's initial behavior; passed as JSON in an environment variable. */
export type Beginning = {
  readonly packaged: boolean;
  readonly locale: string;
  readonly keyStore: KeyStoreState;
  /** Work areas of the displays. */
  readonly displays: readonly {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[];
};

export const BEGINNING_VARIABLE = "SWITCHOVER_ELECTRON_DOUBLE";

/** One action of the program through Electron; actions are recorded in order. */
export type Deed = { readonly what: string; readonly args: readonly unknown[] };

/** What the program's process sends to the test. */
export type Told =
  | { readonly kind: "answer"; readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly kind: "answer"; readonly id: number; readonly ok: false; readonly error: string }
  | { readonly kind: "deed"; readonly deed: Deed }
  | { readonly kind: "load"; readonly window: number; readonly url: string; readonly load: number }
  | { readonly kind: "reload"; readonly window: number }
  | {
      readonly kind: "push";
      readonly window: number;
      readonly channel: string;
      readonly args: readonly unknown[];
    }
  | { readonly kind: "gone"; readonly window: number };

/** What the test sends to the program's process. */
export type Sent =
  | { readonly kind: "ask"; readonly id: number; readonly ask: Ask }
  | { readonly kind: "loaded"; readonly load: number; readonly failed?: string };

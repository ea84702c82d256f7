/** The frame that a message comes from, as Chromium named it; null stands for one that is gone. */
export type SentFrom = { readonly origin: string; readonly isMain: boolean } | null;

/** What a test asks the program's side of the double. */
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
  /** The page of this window has unsaved changes from now on, or no longer has. */
  | { readonly kind: "unsaved"; readonly window: number; readonly held: boolean }
  /** Throws where nobody catches it, as a mistake in the program would. */
  | { readonly kind: "mistake"; readonly message: string }
  | { readonly kind: "answerDialogs"; readonly response: number }
  /** Answers the next questions one after the other; after them the last wish holds again. */
  | { readonly kind: "answersInTurn"; readonly responses: readonly number[] }
  | { readonly kind: "keyStore"; readonly change: Partial<KeyStoreState> }
  | { readonly kind: "menu"; readonly label: string }
  /** Chooses an entry in the menu of the sign in the tray. */
  | { readonly kind: "tray"; readonly label: string }
  | { readonly kind: "channels" };

export type EmitTarget = "app" | "powerMonitor" | { readonly contents: number } | { readonly window: number };

/** Answer of the program's side to a fetch. */
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
  /** What the desktop calls its store, whoever wraps behind that name. */
  readonly backend: string;
  readonly available: boolean;
  readonly rotated: boolean;
  /** Wraps with the key that stands in the source of Chromium, as the provider behind all others does. */
  readonly fixedKey: boolean;
};

/** How the double behaves from its first moment; handed over in one variable of the environment. */
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

/** What the program did through Electron, in the order in which it did it. */
export type Deed = { readonly what: string; readonly args: readonly unknown[] };

/** What the program's side sends to the test. */
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

/** What the test sends to the program's side. */
export type Sent =
  | { readonly kind: "ask"; readonly id: number; readonly ask: Ask }
  | { readonly kind: "loaded"; readonly load: number; readonly failed?: string };

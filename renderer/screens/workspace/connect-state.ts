import {
  isConnected,
  isTroubled,
  type ConnectionState,
} from "../../components/connections/connection-state.ts";

/** The four steps of connecting a workspace, in their order. */
export const CONNECT_STEPS = ["cloud", "on-premises", "numbers", "recovery"] as const;
export type ConnectStep = (typeof CONNECT_STEPS)[number];

/** What the Connect screen knows of a workspace. */
export type ConnectState = {
  readonly cloud: ConnectionState;
  readonly onPrem: ConnectionState;
  /** The on-premises client was left out in this window. */
  readonly skipped: boolean;
  readonly numbers: number;
  /** "optional": a passphrase opens the vault, so that the sheet is only a second way in. */
  readonly sheet: "done" | "needed" | "optional" | "unknown";
};

/** Key of the screen's title below `window.workspace.connect.title`. */
export type ConnectTitle =
  | "begin"
  | "cloudNext"
  | "clientNext"
  | "bothFail"
  | "cloudFails"
  | "clientFails"
  | "untested"
  | "numbers"
  | "sheet"
  | "done";

/** Returns how many of the four steps are done. A connection counts once a response showed that it works. */
export function doneSteps(state: ConnectState): readonly ConnectStep[] {
  const done: Readonly<Record<ConnectStep, boolean>> = {
    cloud: isConnected(state.cloud),
    "on-premises": isConnected(state.onPrem),
    numbers: state.numbers > 0,
    recovery: state.sheet === "done",
  };
  return CONNECT_STEPS.filter((step) => done[step]);
}

/** Returns the first step that still has to be filled in; undefined if none has. */
export function nextStep(state: ConnectState): ConnectStep | undefined {
  if (state.cloud.kind === "missing") return "cloud";
  if (state.onPrem.kind === "missing" && !state.skipped) return "on-premises";
  if (state.numbers === 0) return "numbers";
  return state.sheet === "needed" || state.sheet === "optional" ? "recovery" : undefined;
}

/** Returns the title for a state: failures first, then what is to be done next. */
export function connectTitle(state: ConnectState): ConnectTitle {
  const { cloud, onPrem, skipped, numbers, sheet } = state;
  if (isTroubled(cloud)) return isTroubled(onPrem) ? "bothFail" : "cloudFails";
  if (isTroubled(onPrem)) return "clientFails";
  if (cloud.kind === "missing") return onPrem.kind === "missing" ? "begin" : "cloudNext";
  if (!isConnected(cloud) || (onPrem.kind !== "missing" && !isConnected(onPrem))) return "untested";
  if (onPrem.kind === "missing" && !skipped && numbers === 0) return "clientNext";
  if (numbers === 0) return "numbers";
  return sheet === "needed" ? "sheet" : "done";
}

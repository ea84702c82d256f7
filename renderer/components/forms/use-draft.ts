import { useState } from "react";

/** A user's edit of a part of a workspace, and the part's value when the edit began. */
export type Draft<T> = {
  readonly value: T;
  /** The value when the edit began. */
  readonly base: T;
  readonly dirty: boolean;
  /** The same part was changed elsewhere meanwhile; saving needs the user's choice first. */
  readonly changedElsewhere: boolean;
  readonly change: (part: Partial<T>) => void;
  /** Discards the edit. */
  readonly discard: () => void;
  readonly takeTheirs: () => void;
  /** Applies the members changed here, and only those, on top of the other change. */
  readonly keepMine: () => void;
};

/** True if two plain values have the same JSON. */
export function sameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Keeps a draft over `current`, which follows the store. A draft without edits follows it too. */
export function useDraft<T extends object>(current: T): Draft<T> {
  const [state, setState] = useState({ base: current, value: current });
  const moved = !sameValue(current, state.base);
  const dirty = !sameValue(state.value, state.base);
  const settled = moved && (!dirty || sameValue(current, state.value));
  if (settled) setState({ base: current, value: current });
  const shown = settled ? { base: current, value: current } : state;
  return {
    value: shown.value,
    base: shown.base,
    dirty: dirty && !settled,
    changedElsewhere: moved && !settled,
    change: (part) => setState((before) => ({ ...before, value: { ...before.value, ...part } })),
    discard: () => setState({ base: current, value: current }),
    takeTheirs: () => setState({ base: current, value: current }),
    keepMine: () =>
      setState((before) => ({ base: current, value: { ...current, ...changed(before.base, before.value) } })),
  };
}

/** The members of a value that differ from `base`. */
function changed<T extends object>(base: T, value: T): Partial<T> {
  const members = (Object.keys(value) as (keyof T)[]).filter((name) => !sameValue(base[name], value[name]));
  return Object.fromEntries(members.map((name) => [name, value[name]])) as Partial<T>;
}

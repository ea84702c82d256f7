import { useState } from "react";

/** What a person is typing over a part of a workspace, and what the part was when they began. */
export type Draft<T> = {
  readonly value: T;
  /** What the typing began from. */
  readonly base: T;
  readonly dirty: boolean;
  /** The same part was changed somewhere else meanwhile: nothing may be saved over it unasked. */
  readonly changedElsewhere: boolean;
  readonly change: (part: Partial<T>) => void;
  /** Drops what was typed. */
  readonly discard: () => void;
  readonly takeTheirs: () => void;
  /** Goes on from what the other wrote, with the members that were changed here, and only those, on top of it. */
  readonly keepMine: () => void;
};

/** Are two plain values the same, member by member? */
export function sameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Keeps a draft over `current`, which follows the store. An untouched draft follows it too. */
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

/** The members of a value that differ from what it began from. */
function changed<T extends object>(base: T, value: T): Partial<T> {
  const members = (Object.keys(value) as (keyof T)[]).filter((name) => !sameValue(base[name], value[name]));
  return Object.fromEntries(members.map((name) => [name, value[name]])) as Partial<T>;
}

import type { EventEmitter } from "node:events";

/** Emits an event that listeners may prevent; returns true if one of them did. */
export function emitCancellable(
  emitter: EventEmitter,
  event: string,
  details: Readonly<Record<string, unknown>> = {},
  ...rest: readonly unknown[]
): boolean {
  let prevented = false;
  const given = { ...details, preventDefault: () => (prevented = true) };
  emitter.emit(event, given, ...rest);
  return prevented;
}

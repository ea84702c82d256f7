/** Remaining time as a clock: "0:52", "12:05", "1:02:05". Takes milliseconds; negative counts as zero. */
export function countdown(ms: number): string {
  return inClockForm(Math.ceil(ms / 1_000));
}

/** Elapsed time in the same form. Takes milliseconds; negative counts as zero. */
export function clockTime(ms: number): string {
  return inClockForm(Math.floor(ms / 1_000));
}

function inClockForm(whole: number): string {
  const seconds = Math.max(0, whole);
  const two = (value: number): string => String(value).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes}:${two(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** Says what is being measured, beside the table that goes to standard output. */
export function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}

import { renderUnicodeCompact } from "uqr";
import type { CliSession } from "../../cli-session.ts";

/** Light modules around the code: readers require four. */
const QUIET = 4;

/**
 * Gives a text as a QR code in half blocks. Undefined if standard output is not a terminal, carries JSON
 * lines, or is too narrow: a code with wrapped lines is unreadable.
 */
export function qrCode({ host, report }: CliSession, text: string): string | undefined {
  if (report.json || !host.terminal.output || host.env["TERM"] === "dumb") return undefined;
  const lines = renderUnicodeCompact(text, { ecc: "M", border: QUIET }).split("\n");
  const width = Math.max(...lines.map((line) => line.length));
  if ((host.columns?.() ?? 0) < width) return undefined;
  // The blocks are the light modules. Explicit colors keep the code from being inverted on a light terminal.
  return lines.map((line) => report.paint.show(["whiteBright", "bgBlack"], line)).join("\n");
}

import type { PrivacyMode } from "../../../../../shared/webhook/privacy.ts";
import type { EventFilter, WebhookEvent } from "../../../../../shared/webhook/event.ts";

// Exported content comes from strangers. The program that opens the export must not execute any of it.

const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u;

/** Returns a cell that a spreadsheet treats as text, whatever it starts with. */
export function guardedCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Returns a quoted word that a POSIX shell takes literally. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Control characters other than tab and line feed would affect a terminal that shows the file. */
const UNFIT = /(?![\t\n])[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]/u;

/** Returns a shell command that prints exactly these bytes. */
export function printedBytes(body: Buffer): string {
  const text = body.toString("utf8");
  if (!UNFIT.test(text) && Buffer.from(text, "utf8").equals(body)) return `printf '%s' ${shellQuoted(text)}`;
  let octal = "";
  for (const byte of body) {
    const plain = byte >= 0x20 && byte < 0x7f && byte !== 0x5c && byte !== 0x27;
    octal += plain ? String.fromCharCode(byte) : `\\0${byte.toString(8).padStart(3, "0")}`;
  }
  return `printf '%b' '${octal}'`;
}

/** An event to export. `part` is the JSON text of its own part, `body` its whole notification. */
export type Leaving = {
  readonly event: WebhookEvent;
  readonly notification: number;
  readonly mode: PrivacyMode;
  readonly cut: boolean;
  readonly part?: string;
  /** Set on the first event of each notification. */
  readonly body?: Buffer;
};

export type Beginning = {
  readonly at: string;
  readonly filter: EventFilter;
  readonly to?: string;
};

export type Carries = "notification" | "part" | "facts";

/** The writer of an export format. */
export type Format = {
  begin(beginning: Beginning): string;
  write(leaving: Leaving): string;
  /** What it needs of each event: the whole notification, the event's own part, or only its metadata. */
  readonly carries: Carries;
};

const COLUMNS = [
  "id",
  "receivedAt",
  "at",
  "workspace",
  "source",
  "kind",
  "direction",
  "phoneNumberId",
  "number",
  "user",
  "messageId",
  "type",
  "status",
  "signature",
  "refused",
  "repeats",
  "preview",
  "madeUp",
] as const satisfies readonly (keyof WebhookEvent)[];

const NOT_HELD = [
  "signature-header",
  "bodies-of-sealed-while-locked",
  "bodies-in-facts-mode",
  "erased-parts",
];

/** One JSON value per line; the first describes the content of the export. */
export const ndjson: Format = {
  carries: "part",
  begin: ({ at, filter }) =>
    line({
      type: "export",
      format: 1,
      at,
      filter,
      holds: ["facts", "own-part-of-each-event"],
      leavesOut: ["whole-notifications", ...NOT_HELD],
    }),
  write: ({ event, notification, mode, cut, part }) => {
    const facts = JSON.stringify({ type: "event", notification, mode, cut, event });
    // The part is already JSON text; very deep values could not be serialized again.
    return part === undefined ? `${facts}\n` : `${facts.slice(0, -1)},"part":${part}}\n`;
  },
};

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** Writes records as CSV lines. */
export type CsvWriter = (records: readonly (readonly string[])[]) => string;

/** Returns the table format for spreadsheets; no cell is a formula. */
export function csvWith(write: CsvWriter): Format {
  return {
    carries: "facts",
    begin: ({ at }) =>
      write([
        [`switchover export 1; ${at}; holds: facts, previews; leaves out: bodies, ${NOT_HELD.join(", ")}`],
        COLUMNS,
      ]),
    write: ({ event }) =>
      write([COLUMNS.map((column) => guardedCell(event[column] === undefined ? "" : String(event[column])))]),
  };
}

/** A shell script that posts every notification again, byte for byte. */
export const curl: Format = {
  carries: "notification",
  begin: ({ at, to }) =>
    [
      "#!/bin/sh",
      `# switchover export 1; ${at}`,
      "# Contains: every notification once, complete and as it arrived.",
      "# Leaves out: the header X-Hub-Signature-256 (it needs the app secret), bodies that are encrypted while the",
      "# vault is locked or that were never stored, and parts that were deleted.",
      to === undefined ? 'to="${1:?usage: sh this-file URL}"' : `to=${shellQuoted(to)}`,
      "",
    ].join("\n"),
  write: ({ event, notification, body }) =>
    body === undefined
      ? ""
      : `# notification ${notification}, event ${event.id}, ${event.receivedAt}\n` +
        `${printedBytes(body)} | curl --request POST --header 'Content-Type: application/json' ` +
        '--data-binary @- --url "$to"\n',
};

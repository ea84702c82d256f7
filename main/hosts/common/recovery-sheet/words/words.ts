/** What stands on a recovery sheet besides the key. */
export type SheetWords = {
  readonly title: string;
  readonly practice: string;
  readonly opens: string;
  readonly keep: string;
  readonly fileOnly: string;
  readonly key: string;
  readonly last: string;
  readonly qr: string;
  readonly facts: {
    readonly title: string;
    readonly computer: string;
    readonly folder: string;
    readonly made: string;
  };
  readonly use: string;
  readonly newer: string;
  readonly storedAt: string;
  readonly dateInitials: string;
  /** File name without extension and date, and the title of the save dialog. */
  readonly file: string;
  readonly save: string;
};

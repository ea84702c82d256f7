/** One line of the command palette. */
export type PaletteAction = {
  readonly id: string;
  readonly group: string;
  readonly label: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly run: () => void;
};

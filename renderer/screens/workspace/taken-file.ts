/** A file that was dropped, chosen or double-clicked, with its text. */
export type TakenFile = { readonly name: string; readonly content: string };

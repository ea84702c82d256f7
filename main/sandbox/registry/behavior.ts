/** How the registry answers: as usual, with another list, or with what is no list. */
export type RegistryBehavior =
  | "usual"
  | "changed"
  | "shrunk"
  | "cut-off"
  | "empty"
  | "error"
  | "private-prefix";

import type { PanelProps } from "./panel.ts";

/** Props of every question of a migration: the migration and its actions. */
export type QuestionProps = Omit<PanelProps<"awaiting-confirmation">, "phase">;

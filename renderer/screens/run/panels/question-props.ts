import type { PanelProps } from "./panel.ts";

/** What every question of a run is given: the run, and what can be done with it. */
export type QuestionProps = Omit<PanelProps<"awaiting-confirmation">, "phase">;

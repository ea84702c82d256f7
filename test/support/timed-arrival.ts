import { addTimedArrival, noFigures, type Figures } from "../../shared/totals/figures.ts";

/** The figures of one arrival, with the time that its payload states. */
export function timedArrival(receivedAt: number, at: number | undefined): Figures {
  const figures = noFigures();
  addTimedArrival(figures, receivedAt, at ?? null);
  return figures;
}

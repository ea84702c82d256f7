import { ANSWERS } from "./answers.ts";
import type { Bug } from "./bug.ts";
import { INPUTS } from "./inputs.ts";
import { LOCATIONS } from "./locations.ts";
import { PROCESSES } from "./processes.ts";
import { REGISTERS } from "./registers.ts";

/** Every mistake that the checker must notice. */
export const BUGS: readonly Bug[] = [...ANSWERS, ...REGISTERS, ...LOCATIONS, ...INPUTS, ...PROCESSES];

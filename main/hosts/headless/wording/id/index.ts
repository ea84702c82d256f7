import { batch } from "./batch.ts";
import { fileInputs } from "./file-inputs.ts";
import { inputs } from "./inputs.ts";
import { networkInputs } from "./network-inputs.ts";
import { nothing } from "./nothing.ts";
import { received } from "./received.ts";
import { sandbox } from "./sandbox.ts";
import { serve } from "./serve.ts";
import { tools } from "./tools.ts";
import { webhookInputs } from "./webhook-inputs.ts";
import { webhooks } from "./webhooks.ts";
import { columns, status } from "./tables.ts";
import { data } from "./data.ts";
import { pin } from "./pin.ts";
import { prompts } from "./prompts.ts";
import { refusals } from "./refusals.ts";
import { rehearsal } from "./rehearsal.ts";
import { hints, interrupt, outcomes, plan, run, start, steps, stepStates, wait } from "./run.ts";
import { readAdvice, vault, writeReasons } from "./vault.ts";

/** Every sentence of the terminal. */
export const id = {
  batch,
  columns,
  hints,
  interrupt,
  outcomes,
  data,
  pin,
  plan,
  prompts,
  nothing,
  received,
  readAdvice,
  refusals: { ...refusals, ...inputs, ...networkInputs, ...fileInputs, ...webhookInputs },
  rehearsal,
  run,
  sandbox,
  serve,
  start,
  status,
  stepStates,
  steps,
  tools,
  vault,
  wait,
  webhooks,
  writeReasons,
} as const;

import { batch } from "./chapters/batch.ts";
import { beginnings } from "./chapters/beginnings.ts";
import { connections } from "./chapters/connections.ts";
import { corruptedFiles } from "./chapters/corrupted-files.ts";
import { demo } from "./chapters/demo.ts";
import { eventMonitor } from "./chapters/event-monitor.ts";
import { finale } from "./chapters/finale.ts";
import { lostPassphrase } from "./chapters/lost-passphrase.ts";
import { network } from "./chapters/network.ts";
import { otherScripts } from "./chapters/other-scripts.ts";
import { overWeeks } from "./chapters/over-weeks.ts";
import { overviews } from "./chapters/overviews.ts";
import { preflight } from "./chapters/preflight.ts";
import { preparation } from "./chapters/preparation.ts";
import { programGone } from "./chapters/program-gone.ts";
import { scenarios } from "./chapters/scenarios.ts";
import { slowLooks } from "./chapters/slow-looks.ts";
import { toCloud } from "./chapters/to-cloud.ts";
import { toOnPrem } from "./chapters/to-on-prem.ts";
import { tools } from "./chapters/tools.ts";
import { troubles } from "./chapters/troubles.ts";
import { typedWords } from "./chapters/typed-words.ts";
import { webhooks } from "./chapters/webhooks.ts";
import { workspaces } from "./chapters/workspaces.ts";
import type { Chapter } from "./chapter.ts";

/** All screenshots of the window. */
export const CHAPTERS: readonly Chapter[] = [
  demo,
  beginnings,
  connections,
  lostPassphrase,
  corruptedFiles,
  network,
  scenarios,
  preparation,
  preflight,
  overviews,
  otherScripts,
  toCloud,
  troubles,
  toOnPrem,
  slowLooks,
  programGone,
  typedWords,
  webhooks,
  workspaces,
  tools,
  batch,
  finale,
  eventMonitor,
  overWeeks,
];

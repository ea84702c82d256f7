import { problems } from "./problems.ts";
import { checkCauses, checkRemedies } from "./check-remedies.ts";
import { run } from "./run.ts";
import { waiting } from "./waiting.ts";
import { move } from "./move.ts";
import { migrate } from "./migrate.ts";
import { letters } from "./letters.ts";
import { migrationCertificate } from "./migration-certificate.ts";
import { code } from "./code.ts";
import { forms } from "./forms.ts";
import { secrets } from "./secrets.ts";
import { certificate } from "./certificate.ts";
import { workspace } from "./workspace.ts";
import { network } from "./network.ts";
import { connections } from "./connections.ts";
import { dataCopy } from "./data-copy.ts";
import { recovery } from "./recovery.ts";
import { number } from "./number.ts";
import { pin } from "./pin.ts";
import { proof } from "./proof.ts";
import { frame } from "./frame.ts";
import { way } from "./way.ts";
import { webhooks } from "./webhooks.ts";
import { sharedParts } from "./shared-parts.ts";
import { notFound } from "./not-found.ts";
import { about } from "./about.ts";
import { updates } from "./updates.ts";
import { bridge } from "./bridge.ts";
import { strip } from "./strip.ts";
import { settings } from "./settings.ts";
import { practice } from "./practice.ts";
import { scenarios } from "./scenarios.ts";
import { events } from "./events.ts";
import { cutover } from "./cutover.ts";
import { lint } from "./lint.ts";
import { alerts } from "./alerts.ts";
import { allowlist } from "./allowlist.ts";
import { translation } from "./translation.ts";
import { authorities } from "./authorities.ts";
import { batch } from "./batch.ts";
import { tools } from "./tools.ts";
import { history } from "./history.ts";
import { opened } from "./opened.ts";
import { palette } from "./palette.ts";
import { shortcuts } from "./shortcuts.ts";
import { overview } from "./overview.ts";
import { start } from "./start.ts";
import { vault } from "./vault.ts";
/** The window's words in Brazilian Portuguese, with the same keys as the English ones. Reviewed by a native speaker: no. */
export const pt = {
  problems,
  checkCauses,
  checkRemedies,
  run,
  waiting,
  move,
  migrate,
  letters,
  migrationCertificate,
  code,
  forms,
  secrets,
  certificate,
  workspace,
  network,
  connections,
  dataCopy,
  recovery,
  number,
  pin,
  proof,
  notFound,
  about,
  updates,
  bridge,
  strip,
  settings,
  practice,
  scenarios,
  events,
  cutover,
  tools,
  lint,
  alerts,
  allowlist,
  batch,
  translation,
  history,
  opened,
  palette,
  shortcuts,
  overview,
  start,
  vault,
  frame,
  authorities,
  way,
  webhooks,
  ...sharedParts,
} as const;

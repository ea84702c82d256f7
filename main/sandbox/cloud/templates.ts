import type { Answer, ApiRequest, Surroundings } from "../world/api-exchange.ts";
import type { Template, WorldState } from "../world/state.ts";
import { listPage } from "./paging.ts";
import { graphError } from "./replies.ts";

const SUBJECTS = [
  "order_confirmation",
  "order_shipped",
  "order_delayed",
  "pickup_ready",
  "appointment_reminder",
  "payment_received",
  "weekly_offers",
  "login_code",
] as const;
const LANGUAGES = ["en_US", "es_ES", "pt_BR", "de"] as const;
/** Enough for two pages. */
const USUAL = 34;
const PAGE_SIZE = 25;

const LISTED_FIELDS = ["name", "status", "category", "language", "id"] as const;

/** Gives that many templates, always the same ones: most are approved, some wait, some were rejected. */
export function templatesOf(count: number): readonly Template[] {
  return Array.from({ length: count }, (_unused, index): Template => {
    const subject = SUBJECTS[index % SUBJECTS.length] ?? SUBJECTS[0];
    const round = Math.floor(index / (SUBJECTS.length * LANGUAGES.length));
    return {
      id: String(900_000_000_000_000 + index),
      name: round === 0 ? subject : `${subject}_${round + 1}`,
      language: LANGUAGES[Math.floor(index / SUBJECTS.length) % LANGUAGES.length] ?? LANGUAGES[0],
      status: index % 11 === 10 ? "REJECTED" : index % 9 === 8 ? "PENDING" : "APPROVED",
      category:
        subject === "weekly_offers" ? "MARKETING" : subject === "login_code" ? "AUTHENTICATION" : "UTILITY",
    };
  });
}

/** Lists the account's message templates, page by page. */
export function listTemplates(state: WorldState, request: ApiRequest, around: Surroundings): Answer {
  const isFurtherPage = (request.query.get("after") ?? "") !== "";
  if (around.conduct.templates === "second-page-fails" && isFurtherPage) {
    const error = { status: 500, message: "An unknown error occurred", transient: true };
    return { state, reply: graphError(around, 1, error) };
  }
  const templates = state.cloud.templates ?? templatesOf(USUAL);
  const entries = hasChanged(state, around) ? paused(templates) : templates;
  return listPage(state, request, around, {
    name: "template",
    entries: entries.map((entry) => () => entry),
    usualFields: LISTED_FIELDS,
    pageSize: PAGE_SIZE,
  });
}

function hasChanged({ homes }: WorldState, { conduct }: Surroundings): boolean {
  return conduct.templates === "changed-by-move" && homes.length > 1;
}

/** The platform paused the first approved template, as it does after bad feedback. */
function paused(templates: readonly Template[]): readonly Template[] {
  const first = templates.findIndex(({ status }) => status === "APPROVED");
  return templates.map((template, index) => (index === first ? { ...template, status: "PAUSED" } : template));
}

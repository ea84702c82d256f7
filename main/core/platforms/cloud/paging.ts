import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import { PageAnswer } from "./schema.ts";
import type { ParsedResponse } from "../http/classify.ts";

const MAX_PAGES = 100;

/** Reads one page of a list. */
export function readPage(json: unknown): ParsedResponse<PageAnswer> {
  const page = PageAnswer.safeParse(json);
  return page.success
    ? { kind: "confirmed", value: page.data }
    : { kind: "unknown", cause: "unexpected-shape" };
}

/**
 * Collects a whole list page by page, while the platform names a next page; `ask` gets the cursor. Ends with
 * the first outcome that is not confirmed. Unknown if cursors repeat, an entry cannot be read, or there are
 * more than 100 pages: an incomplete list is an error, not a shorter list. `isEnough`: asked after each page, ends
 * the list there.
 */
export async function collectPages<T>(
  ask: (after: string | undefined) => Promise<CallOutcome<PageAnswer>>,
  readEntry: (entry: unknown) => T | undefined,
  isEnough: (entries: readonly T[]) => boolean = () => false,
): Promise<CallOutcome<readonly T[]>> {
  const entries: T[] = [];
  const seen = new Set<string>();
  let after: string | undefined;
  for (let page = 1; ; page += 1) {
    const outcome = await ask(after);
    if (outcome.kind !== "confirmed") return outcome;
    const { evidence, value } = outcome;
    for (const entry of value.data) {
      const read = readEntry(entry);
      if (read === undefined) return { kind: "unknown", cause: "unexpected-shape", evidence };
      entries.push(read);
    }
    if (value.paging?.next === undefined || value.paging.next === "" || isEnough(entries))
      return { kind: "confirmed", value: entries, evidence };
    after = value.paging.cursors?.after ?? cursorIn(value.paging.next);
    if (after === undefined || seen.has(after))
      return { kind: "unknown", cause: "unexpected-shape", evidence };
    if (page >= MAX_PAGES) return { kind: "unknown", cause: "too-large", evidence };
    seen.add(after);
  }
}

/** The cursor in the URL of the next page. The URL itself is not followed, because it may lead anywhere. */
function cursorIn(next: string): string | undefined {
  const query = next.split("#")[0]?.split("?")[1];
  return new URLSearchParams(query ?? "").get("after") ?? undefined;
}

import type {
  SpotlightActionData,
  SpotlightActionGroupData,
  SpotlightFilterFunction,
} from "@mantine/spotlight";

/** How well a line fits what was typed; the lower the better. */
const RANKS = { exact: 0, beginning: 1, word: 2, inside: 3 } as const;
type Rank = (typeof RANKS)[keyof typeof RANKS];

/**
 * Keeps the lines that contain every typed word, the best first: the exact name, a name that begins with it, one of
 * whose words begins with it, then the rest; equal ones stay in their order. Digits match across spaces: "2025550"
 * finds "+1 202 555 0123".
 */
export const matching: SpotlightFilterFunction = (query, actions) => {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return actions;
  const ranked = actions.flatMap((entry): { readonly rank: Rank; readonly entry: Entry }[] => {
    if (!("actions" in entry)) {
      const rank = rankOf(entry, words);
      return rank === undefined ? [] : [{ rank, entry }];
    }
    const kept = entry.actions
      .flatMap((action) => {
        const rank = rankOf(action, words);
        return rank === undefined ? [] : [{ rank, action }];
      })
      .sort((a, b) => a.rank - b.rank);
    const [best] = kept;
    if (best === undefined) return [];
    return [{ rank: best.rank, entry: { group: entry.group, actions: kept.map(({ action }) => action) } }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry);
};

type Entry = SpotlightActionData | SpotlightActionGroupData;

/** How well a line fits; undefined if it does not. */
function rankOf(action: SpotlightActionData, words: readonly string[]): Rank | undefined {
  const label = plain(action.label ?? "");
  const text = plain(
    `${action.label ?? ""} ${action.description ?? ""} ${[action.keywords ?? []].flat().join(" ")}`,
  );
  const digits = text.replaceAll(/\D/g, "");
  const fits = words.every(
    (word) => text.includes(word) || (/^\+?\d{3,}$/.test(word) && digits.includes(word.replace("+", ""))),
  );
  if (!fits) return undefined;
  const typed = words.join(" ");
  if (label === typed) return RANKS.exact;
  if (label.startsWith(typed)) return RANKS.beginning;
  const starts = label.split(/[\s:,]+/);
  return words.every((word) => starts.some((start) => start.startsWith(word))) ? RANKS.word : RANKS.inside;
}

/** Lower case without accents, so that "boveda" finds "Bóveda". */
function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

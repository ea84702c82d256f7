import type {
  SpotlightActionData,
  SpotlightActionGroupData,
  SpotlightFilterFunction,
} from "@mantine/spotlight";

/**
 * Keeps the lines that contain every typed word. Digits match across spaces: "2025550" finds "+1 202 555
 * 0123".
 */
export const matching: SpotlightFilterFunction = (query, actions) => {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return actions;
  const fits = (action: SpotlightActionData): boolean => {
    const text = plain(
      `${action.label ?? ""} ${action.description ?? ""} ${[action.keywords ?? []].flat().join(" ")}`,
    );
    const digits = text.replaceAll(/\D/g, "");
    return words.every(
      (word) => text.includes(word) || (/^\+?\d{3,}$/.test(word) && digits.includes(word.replace("+", ""))),
    );
  };
  return actions.flatMap<SpotlightActionData | SpotlightActionGroupData>((entry) => {
    if (!("actions" in entry)) return fits(entry) ? [entry] : [];
    const kept = entry.actions.filter(fits);
    return kept.length === 0 ? [] : [{ group: entry.group, actions: kept }];
  });
};

/** Lower case without accents, so that "boveda" finds "Bóveda". */
function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

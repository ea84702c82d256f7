import { z } from "zod";

/** A message template of the account, as the cloud API lists it. Values are kept verbatim. */
export const MessageTemplate = z.object({
  name: z.string(),
  language: z.string(),
  status: z.string(),
  category: z.string().optional(),
});
export type MessageTemplate = z.infer<typeof MessageTemplate>;

/** A template that differs from before: without `before` it is new, without `after` it is gone. */
export const TemplateDifference = z.object({
  name: z.string(),
  language: z.string(),
  before: z.string().optional(),
  after: z.string().optional(),
});
export type TemplateDifference = z.infer<typeof TemplateDifference>;

/** How many templates are new, are gone or have another status or category, and the first of them by name. */
export const TemplateDifferences = z.object({
  added: z.number(),
  removed: z.number(),
  changed: z.number(),
  first: z.array(TemplateDifference),
});
export type TemplateDifferences = z.infer<typeof TemplateDifferences>;

/** How many of the templates that differ are named. */
export const MOST_NAMED = 20;
/** How many statuses are counted; the rest counts together, without a name. */
export const MOST_STATUSES = 12;

/**
 * An account's templates as a migration records them: bounded, however many there are.
 *
 * "not-told" means that the whole list could not be read; a part of it is never taken for the list.
 */
export const TemplatesReading = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("told"),
    total: z.number(),
    /** Most frequent first. */
    statuses: z.array(z.object({ status: z.string(), count: z.number() })),
    /** SHA-256 over the sorted names and languages. */
    list: z.string(),
    /** SHA-256 over the same with statuses and categories. */
    states: z.string(),
    /** Compared with the list that was read before; missing if that isn't at hand any more. */
    since: TemplateDifferences.optional(),
  }),
  z.object({ kind: z.literal("not-told"), why: z.enum(["rejected", "not-sent", "incomplete"]) }),
]);
export type TemplatesReading = z.infer<typeof TemplatesReading>;

/** The same templates in a fixed order, each once. */
export function sortedTemplates(templates: readonly MessageTemplate[]): readonly MessageTemplate[] {
  const byKey = new Map(templates.map((template) => [keyOf(template), template]));
  return [...byKey.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, template]) => template);
}

/** Counts templates by status, most frequent first. */
export function countStatuses(
  templates: readonly MessageTemplate[],
): readonly { readonly status: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { status } of templates) counts.set(status, (counts.get(status) ?? 0) + 1);
  const all = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const rest = all.slice(MOST_STATUSES).reduce((sum, [, count]) => sum + count, 0);
  const named = all.slice(0, MOST_STATUSES).map(([status, count]) => ({ status, count }));
  return rest === 0 ? named : [...named, { status: "", count: rest }];
}

/** What differs between two complete lists. */
export function differencesBetween(
  before: readonly MessageTemplate[],
  after: readonly MessageTemplate[],
): TemplateDifferences {
  const [was, is] = [before, after].map((list) => new Map(list.map((one) => [keyOf(one), one])));
  const keys = [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])].sort();
  const all = keys.flatMap((key): TemplateDifference[] => {
    const [then, now] = [was?.get(key), is?.get(key)];
    const [before, after] = [stateOf(then), stateOf(now)];
    const named = then ?? now;
    if (named === undefined || before === after) return [];
    return [
      {
        name: named.name,
        language: named.language,
        ...(before === undefined ? {} : { before }),
        ...(after === undefined ? {} : { after }),
      },
    ];
  });
  const added = all.filter(({ before }) => before === undefined).length;
  const removed = all.filter(({ after }) => after === undefined).length;
  return { added, removed, changed: all.length - added - removed, first: all.slice(0, MOST_NAMED) };
}

/** A template is identified by its name and language. */
export function keyOf({ name, language }: Pick<MessageTemplate, "name" | "language">): string {
  return JSON.stringify([name, language]);
}

/** Status and category; undefined without a template. */
export function stateOf(template: MessageTemplate | undefined): string | undefined {
  if (template === undefined) return undefined;
  const { status, category } = template;
  return category === undefined ? status : `${status} (${category})`;
}

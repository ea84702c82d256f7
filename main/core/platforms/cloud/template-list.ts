import type { Dialect } from "../../../../shared/platform/dialect.ts";
import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import type { MessageTemplate } from "../../../../shared/platform/templates.ts";
import { present } from "../../../../shared/present.ts";
import { plainText } from "../http/safe-text.ts";
import type { SendQuery } from "./caller.ts";
import { collectPages, readPage } from "./paging.ts";
import { TemplateAnswer } from "./schema.ts";

const PAGE_SIZE = "100";

type Listed = { readonly id: string | undefined; readonly template: MessageTemplate };

/**
 * Lists the message templates of an account; without naming fields if the deployment rejects one. A template that
 * came on two pages, because the list changed while it was read, counts once.
 */
export async function listTemplates(
  sendQuery: SendQuery,
  dialect: Dialect,
  businessAccountId: string,
): Promise<CallOutcome<readonly MessageTemplate[]>> {
  const named = await listWith(dialect.templateFields.join(","));
  const listed =
    named.kind === "rejected" && named.reason === "field-unknown" ? await listWith(undefined) : named;
  return listed.kind === "confirmed" ? { ...listed, value: withoutDuplicates(listed.value) } : listed;

  function listWith(fields: string | undefined): Promise<CallOutcome<readonly Listed[]>> {
    return collectPages(
      (after) =>
        sendQuery(dialect.cloud.templates(businessAccountId), present({ fields, limit: PAGE_SIZE, after }), {
          call: "listTemplates",
          read: readPage,
        }),
      listedTemplate,
    );
  }
}

function listedTemplate(entry: unknown): Listed | undefined {
  const answer = TemplateAnswer.safeParse(entry);
  if (!answer.success) return undefined;
  const { id, name, language, status, category } = answer.data;
  const template = present({
    name: plainText(name),
    language: plainText(language),
    status: plainText(status),
    category: category === undefined ? undefined : plainText(category),
  });
  return { id, template };
}

function withoutDuplicates(listed: readonly Listed[]): readonly MessageTemplate[] {
  const seen = new Set<string>();
  return listed.flatMap(({ id, template }) => {
    if (id === undefined) return [template];
    if (seen.has(id)) return [];
    seen.add(id);
    return [template];
  });
}

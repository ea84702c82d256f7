import { alertBody, shownFacts } from "../../../shared/alert/body.ts";
import type { AlertTry } from "../../../shared/alert/alert.ts";
import { alertSecrets } from "../../../shared/alert/secret-labels.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import { alertText } from "../../../shared/wording/alerts.ts";
import type { Translate } from "../../../shared/wording/translate.ts";
import type { Vault } from "../runtime/ports.ts";
import type { Outgoing } from "./crowd.ts";

const NO_URL: AlertTry = { outcome: "not-sent", why: "no-url" };

/** What is posted to a target. */
export type Message = {
  readonly url: Redacted<string>;
  readonly body: string;
  readonly key?: Redacted<string>;
};

/** What is posted; not ok if the vault doesn't have the URL or the key. */
export function messageFor(
  { target, facts }: Outgoing,
  vault: Pick<Vault, "take">,
  translate: Translate,
): Result<Message, AlertTry> {
  const labels = alertSecrets(target);
  const url = vault.take(labels.url);
  if (!url.ok) return err(NO_URL);
  const key = target.signed ? vault.take(labels.key) : undefined;
  if (key?.ok === false) return err(NO_URL);
  const shown = shownFacts(facts, target.wholeNumbers);
  const body = alertBody(target.form, shown, alertText(translate, shown));
  return ok({ url: url.value, body, ...(key === undefined ? {} : { key: key.value }) });
}

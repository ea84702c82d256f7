import { alertBody, shownFacts } from "../../../shared/alert/body.ts";
import type { AlertFacts, AlertTarget, AlertTry } from "../../../shared/alert/alert.ts";
import type { Digest } from "../../../shared/alert/digest.ts";
import { alertSecrets } from "../../../shared/alert/secret-labels.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import { alertText } from "../../../shared/wording/alerts.ts";
import { digestNotice } from "../../../shared/wording/digest.ts";
import { loadTranslate, type Translate } from "../../../shared/wording/translate.ts";
import type { Vault } from "../runtime/ports.ts";
import type { Outgoing } from "./crowd.ts";

const NO_URL: AlertTry = { outcome: "not-sent", why: "no-url" };

/** What is posted to a target. */
export type Message = {
  readonly url: Redacted<string>;
  readonly body: string;
  readonly key?: Redacted<string>;
};

/** The texts of alerts in one language. */
export type AlertWords = {
  /** The text of the facts as they are shown. */
  textOf(shown: AlertFacts): string;
  /** A digest as a notice of the desktop. */
  noticeOf(digest: Digest): ReturnType<typeof digestNotice>;
  /** What is posted; not ok if the vault doesn't have the URL or the key. */
  messageFor(given: Outgoing, vault: Pick<Vault, "take">): Result<Message, AlertTry>;
};

/** Loads the texts of a language. */
export async function loadAlertWords(language: AlertTarget["language"]): Promise<AlertWords> {
  const translate = await loadTranslate(language);
  return {
    textOf: (shown) => alertText(translate, shown),
    noticeOf: (digest) => digestNotice(translate, digest),
    messageFor: (given, vault) => messageFor(given, vault, translate),
  };
}

function messageFor(
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

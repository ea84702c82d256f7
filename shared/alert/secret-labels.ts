import { SecretLabel } from "../ids.ts";
import type { AlertTarget } from "./alert.ts";

/** The vault labels of a target's secrets. Those of a workspace are deleted with it. */
export function alertSecrets({ scope, secrets }: Pick<AlertTarget, "scope" | "secrets">): {
  readonly url: SecretLabel;
  readonly key: SecretLabel;
} {
  const ending = secrets === undefined ? "" : `-${secrets}`;
  return {
    url: SecretLabel.parse(`${scope}.alert-url${ending}`),
    key: SecretLabel.parse(`${scope}.alert-key${ending}`),
  };
}

/** True if the label is one of a target of this scope, whichever of them. */
export function isAlertSecret(scope: AlertTarget["scope"], label: SecretLabel): boolean {
  const { url, key } = alertSecrets({ scope });
  return [url, key].some(
    (own) =>
      label === own || (label.startsWith(`${own}-`) && /^[0-9a-f]{8}$/.test(label.slice(own.length + 1))),
  );
}

import { SecretLabel } from "../ids.ts";
import type { AlertScope } from "./alert.ts";

/** The vault labels of a target's secrets. Those of a workspace are deleted with it. */
export function alertSecrets(scope: AlertScope): { readonly url: SecretLabel; readonly key: SecretLabel } {
  return {
    url: SecretLabel.parse(`${scope}.alert-url`),
    key: SecretLabel.parse(`${scope}.alert-key`),
  };
}

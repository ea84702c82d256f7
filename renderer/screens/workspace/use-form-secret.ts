import type { SecretLabel } from "../../../shared/ids.ts";
import { labelOf, type WorkspaceSecret } from "../../../shared/workspace/labels.ts";
import type { WorkspaceId } from "../../../shared/workspace/workspace.ts";
import type { TypedSecret } from "../../components/secrets/keep-secret.ts";
import { useCredentialEntry, type SecretEntry } from "../../components/secrets/use-secret-entry.ts";
import { useStoredSecret } from "../../components/secrets/use-stored-secret.ts";
import { useTranslation } from "../../wording/use-translation.tsx";

/** Which secret a form takes, and whether what it describes cannot do without it. */
export type WantedSecret = { readonly secret: WorkspaceSecret; readonly needed: boolean };

/** One secret of a form that is given for an address. */
export type FormSecret = {
  readonly label: SecretLabel;
  readonly entry: SecretEntry;
  /** The stored secret was entered for another URL and has to be entered again. */
  readonly anew: boolean;
  /** It has to be typed before the form can be saved. */
  readonly missing: boolean;
  readonly error: string | undefined;
  /** What goes into the vault, for an address of this origin. */
  readonly typedFor: (origin: string) => readonly TypedSecret[];
};

type Circumstances = {
  /** The host that the stored secret was entered for, if the form names another. */
  readonly elsewhere: string | undefined;
  /** Whether the user has tried to save. */
  readonly asked: boolean;
};

/** Keeps one secret of a form while it is typed. A stored secret is never sent to a changed URL. */
export function useFormSecret(
  workspace: WorkspaceId,
  { secret, needed }: WantedSecret,
  { elsewhere, asked }: Circumstances,
): FormSecret {
  const t = useTranslation();
  const entry = useCredentialEntry();
  const label = labelOf(workspace, secret);
  const standing = useStoredSecret(label);
  const anew = elsewhere !== undefined && (needed || standing.kind === "stored");
  const missing = !entry.typed && (anew || (needed && standing.kind === "not-stored"));
  return {
    label,
    entry,
    anew,
    missing,
    error: missing ? whyMissing() : undefined,
    typedFor: (origin) => (entry.typed ? [{ label, secret, value: entry.text(), origin }] : []),
  };

  function whyMissing(): string | undefined {
    if (elsewhere !== undefined) return t("window.workspace.secretOfAnother", { host: elsewhere });
    return asked ? t("window.forms.needed") : undefined;
  }
}

import { useEffect, useRef, useState } from "react";
import type { SecretLabel } from "../../../shared/ids.ts";
import { originOf } from "../../../shared/origin.ts";
import type { InputOf } from "../../../shared/rpc/api.ts";
import { labelOf, type WorkspaceSecret } from "../../../shared/workspace/labels.ts";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useUnsavedGuard } from "../../components/forms/UnsavedGuard.tsx";
import { sameValue, useDraft, type Draft } from "../../components/forms/use-draft.ts";
import { useSecretEntry, type SecretEntry } from "../../components/secrets/use-secret-entry.ts";
import { useStoredSecret } from "../../components/secrets/use-stored-secret.ts";
import { useSay } from "../../wording/use-say.tsx";
import { storedForAnother } from "./meant-for.ts";
import { useSaveAndTest, type SaveAndTest } from "./use-save-and-test.ts";
import { useSaveWorkspace } from "./use-save-workspace.ts";

/** One side of a workspace: how its connection is drafted, stored and tried. */
export type Side<D, C> = {
  readonly stored: (workspace: Workspace) => C | undefined;
  readonly storing: (workspace: Workspace, connection: C) => Workspace;
  readonly draftOf: (connection: C | undefined) => D;
  /** The connection that a form describes; undefined while something in it is missing or wrong. */
  readonly connectionOf: (draft: D) => C | undefined;
  /** The secret that it signs in with. */
  readonly secretOf: (draft: D) => WorkspaceSecret;
  readonly tried: (connection: C) => InputOf<"connections.test">["connection"];
};

/** The form of one connection, as far as both sides have it in common. */
export type ConnectionFormState<D> = {
  readonly draft: Draft<D>;
  readonly flow: SaveAndTest;
  readonly entry: SecretEntry;
  readonly label: SecretLabel;
  /** A stored secret was given for another address: it has to be given anew. */
  readonly anew: boolean;
  readonly secretError: string | undefined;
  /** What is said at a field that has to be filled in, once the person has tried to save. */
  readonly needed: (text: string) => string | undefined;
  /** Grows whenever the look at the certificate is asked for. */
  readonly looks: number;
  readonly askLook: () => void;
  readonly submit: () => void;
  readonly discard: () => void;
};

/** Keeps the form of one side of a workspace. A stored secret is never sent to an address that was changed. */
export function useConnectionForm<
  D extends { readonly baseUrl: string },
  C extends { readonly baseUrl: string },
>(workspace: Workspace, side: Side<D, C>): ConnectionFormState<D> {
  const say = useSay();
  const draft = useDraft(side.draftOf(side.stored(workspace)));
  const { value, base, change } = draft;
  const entry = useSecretEntry();
  const [asked, setAsked] = useState(false);
  const [looks, setLooks] = useState(0);
  const flow = useSaveAndTest();
  const save = useSaveWorkspace();
  const secret = side.secretOf(value);
  const label = labelOf(workspace.id, secret);
  const standing = useStoredSecret(label);
  useUnsavedGuard(draft.dirty || entry.typed);
  const typedFor = useRef(base.baseUrl);
  const { clear } = entry;
  useEffect(() => {
    if (typedFor.current === base.baseUrl) return;
    typedFor.current = base.baseUrl;
    // Another window changed the address: what was typed was meant for the one that stood here.
    clear();
  }, [base.baseUrl, clear]);
  const elsewhere = storedForAnother(base.baseUrl, value.baseUrl);
  const secretMissing = !entry.typed && (standing.kind === "not-stored" || elsewhere !== undefined);
  const submit = (): void => {
    setAsked(true);
    const connection = side.connectionOf(value);
    if (connection === undefined || secretMissing || draft.changedElsewhere) return;
    const written = side.draftOf(connection);
    change(written);
    const origin = originOf(connection.baseUrl);
    runInBackground(
      flow.start({
        secrets: entry.typed ? [{ label, secret, value: entry.text(), origin }] : [],
        onKept: entry.clear,
        save: () =>
          save(workspace.id, (now) =>
            sameValue(side.draftOf(side.stored(now)), base) ? side.storing(now, connection) : undefined,
          ),
        test: { workspace: workspace.id, dialect: workspace.dialect, connection: side.tried(connection) },
        of: written,
      }),
    );
  };
  return {
    draft,
    flow,
    entry,
    label,
    anew: elsewhere !== undefined,
    secretError:
      elsewhere !== undefined && secretMissing
        ? say("window.workspace.secretOfAnother", { host: elsewhere })
        : asked && secretMissing
          ? say("window.forms.needed")
          : undefined,
    needed: (text) => (asked && text.trim() === "" ? say("window.forms.needed") : undefined),
    looks,
    askLook: () => setLooks((before) => before + 1),
    submit,
    discard: () => {
      draft.discard();
      entry.clear();
      setAsked(false);
    },
  };
}

import { useEffect, useRef, useState } from "react";
import type { ConnectionSide } from "../../components/connections/connection-evidence.ts";
import { originOf } from "../../../shared/origin.ts";
import type { InputOf } from "../../../shared/rpc/api.ts";
import type { TlsChoice } from "../../../shared/migration/plan-network.ts";
import type { WorkspaceSecret } from "../../../shared/workspace/labels.ts";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useUnsavedGuard } from "../../components/forms/UnsavedGuard.tsx";
import { sameValue, useDraft, type Draft } from "../../components/forms/use-draft.ts";
import { useNewVault, type NewVault } from "../../components/vault/NewVaultFields.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { storedForAnother } from "./meant-for.ts";
import { useFormSecret, type FormSecret, type WantedSecret } from "./use-form-secret.ts";
import { useSaveAndTest, type SaveAndTest } from "./use-save-and-test.ts";
import { useSaveWorkspace } from "./use-save-workspace.ts";

/** One side of a workspace: how its connection is drafted, stored and tried. */
export type Side<D, C> = {
  readonly side: ConnectionSide;
  readonly stored: (workspace: Workspace) => C | undefined;
  readonly storing: (workspace: Workspace, connection: C) => Workspace;
  readonly draftOf: (connection: C | undefined) => D;
  /** The connection that a form describes; undefined while something in it is missing or wrong. */
  readonly connectionOf: (draft: D) => C | undefined;
  /** The secret that it signs in with. */
  readonly secretOf: (draft: D) => WorkspaceSecret;
  /** A further one that a draft may take. */
  readonly furtherSecretOf: (draft: D) => WantedSecret | undefined;
  readonly tried: (connection: C) => InputOf<"connections.test">["connection"];
};

/** The form of one connection, as far as both sides have it in common. */
export type ConnectionFormState<D> = {
  readonly draft: Draft<D>;
  readonly flow: SaveAndTest;
  readonly secret: FormSecret;
  readonly further: FormSecret | undefined;
  /** Does anything stand in a field for secrets? */
  readonly typed: boolean;
  /** What is said at a field that has to be filled in, once the person has tried to save. */
  readonly needed: (text: string) => string | undefined;
  /** Grows whenever the look at the certificate is asked for. */
  readonly looks: number;
  readonly askLook: () => void;
  /** A vault that does not exist yet and is created by the first save; undefined once there is one. */
  readonly newVault: NewVault | undefined;
  /** Saves and tests. */
  readonly submit: () => void;
  /** Takes another decision about the server's certificate; saved and tested at once if nothing is missing. */
  readonly trust: (tls: TlsChoice | undefined) => void;
  readonly discard: () => void;
};

/**
 * Keeps the form of one side of a workspace. A stored secret is never sent to an address that was changed.
 *
 * `onPassed` is called after a test without failures.
 */
export function useConnectionForm<
  D extends { readonly baseUrl: string; readonly tls: TlsChoice | null },
  C extends { readonly baseUrl: string },
>(workspace: Workspace, side: Side<D, C>, onPassed: () => void): ConnectionFormState<D> {
  const t = useTranslation();
  const draft = useDraft(side.draftOf(side.stored(workspace)));
  const { value, base, change } = draft;
  const [asked, setAsked] = useState(false);
  const [looks, setLooks] = useState(0);
  const flow = useSaveAndTest();
  const save = useSaveWorkspace();
  const newVault = useNewVault();
  const elsewhere = storedForAnother(base.baseUrl, value.baseUrl);
  const own = { secret: side.secretOf(value), needed: true };
  const secret = useFormSecret(workspace.id, own, { elsewhere, asked });
  const wanted = side.furtherSecretOf(value);
  const further = useFormSecret(workspace.id, wanted ?? { ...own, needed: false }, {
    elsewhere: wanted === undefined ? undefined : elsewhere,
    asked,
  });
  const typed = secret.entry.typed || further.entry.typed;
  const clear = (): void => {
    secret.entry.clear();
    further.entry.clear();
  };
  useUnsavedGuard(draft.dirty || typed);
  useWhenMoved(base.baseUrl, clear);
  const isMissing = (connection: C | undefined): connection is undefined =>
    connection === undefined || secret.missing || further.missing || draft.changedElsewhere;
  const saveAndTest = async (connection: C): Promise<void> => {
    const createVault = newVault?.creation();
    if (newVault !== undefined && createVault === undefined) return;
    const written = side.draftOf(connection);
    change(written);
    const origin = originOf(connection.baseUrl);
    await flow.start({
      createVault,
      secrets: [...secret.typedFor(origin), ...(wanted === undefined ? [] : further.typedFor(origin))],
      onKept: clear,
      save: () =>
        save(workspace.id, (now) =>
          sameValue(side.draftOf(side.stored(now)), base) ? side.storing(now, connection) : undefined,
        ),
      test: { workspace: workspace.id, dialect: workspace.dialect, connection: side.tried(connection) },
      onPassed,
    });
  };
  const submit = (): void => {
    setAsked(true);
    const connection = side.connectionOf(value);
    if (!isMissing(connection)) runInBackground(saveAndTest(connection));
    else newVault?.creation();
  };
  const trust = (tls: TlsChoice | undefined): void => {
    const decided = { ...value, tls: tls ?? null };
    change(decided);
    const connection = side.connectionOf(decided);
    if (!isMissing(connection) && newVault?.isReady() !== false) runInBackground(saveAndTest(connection));
  };
  return {
    draft,
    flow,
    secret,
    further: wanted === undefined ? undefined : further,
    typed,
    needed: (text) => (asked && text.trim() === "" ? t("window.forms.needed") : undefined),
    looks,
    askLook: () => setLooks((before) => before + 1),
    newVault,
    submit,
    trust,
    discard: () => {
      draft.discard();
      clear();
      setAsked(false);
    },
  };
}

/** Forgets what was typed when another window changes the address: it was meant for the one that stood here. */
function useWhenMoved(address: string, forget: () => void): void {
  const typedFor = useRef(address);
  const latest = useRef(forget);
  useEffect(() => {
    latest.current = forget;
  });
  useEffect(() => {
    if (typedFor.current === address) return;
    typedFor.current = address;
    latest.current();
  }, [address]);
}

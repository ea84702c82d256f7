import { err, ok, type Result } from "../../../shared/result.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import type { OutputOf, ParsedInputOf, ProblemOf } from "../../../shared/rpc/api.ts";
import type { VaultProblem } from "../../../shared/rpc/problems.ts";
import { labelOf } from "../../../shared/workspace/labels.ts";
import type { WorkspaceId } from "../../../shared/workspace/workspace.ts";
import { readAuthorities } from "../host/authority-file.ts";
import { judgedAddress, type JudgedAddress } from "../endpoint/address/judged-address.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { wayToEndpoints } from "../host/under-management.ts";
import type { FolderVault } from "../vault/open-vault.ts";
import { findWorkspace } from "../workspaces/edit.ts";
import { readWorkspaces } from "../workspaces/workspace-file.ts";
import type { Events } from "./events.ts";
import { madeUpMark } from "../endpoint/test-mark.ts";
import { outcomeOf, posterTo, type Posted, type Poster } from "./outgoing/post.ts";
import { signatureOf } from "../endpoint/notification-signature.ts";
import type { EventStore, KeptOf } from "./store/port.ts";

type Deps = { readonly ports: HostPorts; readonly vault: FolderVault; readonly events: Events };
type Replayed = OutputOf<"webhooks.replay">;
type Problem = ProblemOf<"webhooks.replay">;
/** A notification to post, with the first chosen event in it. */
type Chosen = { readonly event: number; readonly kept: KeptOf };

/**
 * Posts stored notifications again, one after the other, each with its whole original body. A notification
 * with several of the events is posted once, and each event gets its result. One received with a valid
 * signature is signed again if an app secret is given or the workspace has one; an unchecked one only if the
 * user confirms that. Rejected ones and those of an on-premises client are sent unsigned: our signature would
 * pass off a stranger's text as the platform's. A failure does not stop the rest: each event has its own
 * result, including one whose body was not stored.
 */
export async function replay(
  { ports, vault, events }: Deps,
  input: ParsedInputOf<"webhooks.replay">,
  open: (judged: JudgedAddress) => Poster = ({ address, ca }) =>
    posterTo(address, { ca, connections: 1, ...wayToEndpoints(ports) }),
): Promise<Result<Replayed, Problem>> {
  const { events: wanted, signUnchecked, edited } = input;
  const known = input.workspace === undefined ? ok(null) : workspaceNamed(ports, input.workspace);
  if (!known.ok) return known;
  const checked = await addressOf(ports, input);
  if (!checked.ok) return checked;
  const secret = secretFor(vault, input);
  if (!secret.ok) return secret;
  if (!events.exists()) return err({ kind: "noSuchEvent" });
  const store = events.store();
  if (!store.ok) return store;
  // Find everything before sending anything, because half a replay is useless. Read bodies one at a time: a
  // hundred may be 300 MB.
  const chosen = chosenOf(store.value, wanted);
  if (!chosen.ok) return chosen;
  const signing = (kept: KeptOf): Redacted<string> | undefined =>
    isOursToSign(kept, signUnchecked) ? secret.value : undefined;
  const posting = { poster: open(checked.value), to: checked.value.address.url, appSecret: secret.value };
  try {
    const results = new Map<number, Replayed[number]>();
    for (const one of chosen.value)
      if (!results.has(one.kept.notification))
        results.set(
          one.kept.notification,
          edited === undefined
            ? await postOne(posting, store.value, one, signing(one.kept))
            : await postBody(posting, one, Buffer.from(edited.body), edited.sign ? secret.value : undefined),
        );
    return ok(
      chosen.value.flatMap(({ event, kept }) => {
        const result = results.get(kept.notification);
        return result === undefined ? [] : [{ ...result, event }];
      }),
    );
  } finally {
    await posting.poster.close();
  }
}

function workspaceNamed(ports: HostPorts, workspace: WorkspaceId): Result<unknown, Problem> {
  const list = readWorkspaces(ports);
  return list.ok ? findWorkspace(list.value, workspace) : list;
}

type Input = ParsedInputOf<"webhooks.replay">;

/** The target URL, judged by the rules for production. */
async function addressOf(
  { practice, files }: HostPorts,
  { to, allowPrivate, caFile }: Input,
): Promise<Result<JudgedAddress, Problem>> {
  const ca = readAuthorities({ files }, caFile);
  if (!ca.ok) return ca;
  const judged = await judgedAddress(practice, { url: to, allowPrivate, ca: ca.value });
  return judged.ok ? judged : err({ kind: "addressRefused", cause: judged.problem.cause });
}

function secretFor(
  vault: FolderVault,
  { appSecret, workspace }: Input,
): Result<Redacted<string> | undefined, VaultProblem> {
  if (appSecret !== undefined || workspace === undefined) return ok(appSecret);
  return appSecretOf(vault, workspace);
}

/** `unchecked`: a receiver without an app secret accepted it, so it may come from anyone. */
function isOursToSign({ source, signature, refused }: KeptOf, signUnchecked: boolean): boolean {
  if (source !== "cloud" || refused) return false;
  return signature === "valid" || (signature === "unchecked" && signUnchecked);
}

/**
 * What is sent is no longer the platform's own, whatever it contains: it is marked so that no receiver counts
 * it as a delivery.
 */
type Posting = {
  readonly poster: Poster;
  readonly to: URL;
  readonly appSecret: Redacted<string> | undefined;
};

async function postOne(
  posting: Posting,
  store: EventStore,
  { event }: Chosen,
  secret: Redacted<string> | undefined,
): Promise<Replayed[number]> {
  const body = store.body(event);
  const failed = (why: string): Replayed[number] => ({ event, ms: 0, failed: why, signed: false });
  // The body may have been erased or the vault locked in the meantime.
  if (!body.ok) return failed("not-read");
  if (body.value === undefined) return failed("not-kept");
  if (body.value === "locked") return failed("vault-locked");
  return postBody(posting, { event }, body.value, secret);
}

/** An edited body is the user's, not the platform's: it is signed only on request. */
async function postBody(
  { poster, to, appSecret }: Posting,
  { event }: Pick<Chosen, "event">,
  body: Buffer,
  secret: Redacted<string> | undefined,
): Promise<Replayed[number]> {
  const signature = secret === undefined ? undefined : signatureOf(secret, body);
  const madeUp = madeUpMark({ to, body, appSecret });
  const posted = await poster.post({ body, madeUp, ...(signature === undefined ? {} : { signature }) });
  return { event, ...outcomeOf(posted), ...answerIn(posted), signed: signature !== undefined };
}

function answerIn({ seen }: Posted): Pick<Replayed[number], "answer"> {
  return seen?.answer === undefined ? {} : { answer: seen.answer };
}

/** The chosen events without duplicates, in order, with what is stored of each. */
function chosenOf(store: EventStore, events: readonly number[]): Result<readonly Chosen[], Problem> {
  const found: Chosen[] = [];
  for (const event of new Set(events)) {
    const kept = store.kept(event);
    if (!kept.ok) return kept;
    if (kept.value === undefined) return err({ kind: "noSuchEvent" });
    if (kept.value.body === "locked") return err({ kind: "vaultLocked" });
    found.push({ event, kept: kept.value });
  }
  return ok(found);
}

/** The current app secret; undefined in a folder without a vault, or in a vault without one. */
function appSecretOf(
  vault: FolderVault,
  workspace: WorkspaceId,
): Result<Redacted<string> | undefined, VaultProblem> {
  if (vault.state() === "absent") return ok(undefined);
  const taken = vault.take(labelOf(workspace, "app-secret"));
  if (taken.ok) return taken;
  const { problem } = taken;
  return problem.kind === "recordMissing" || problem.kind === "ofAnotherAddress"
    ? ok(undefined)
    : err(problem);
}

import { describeCertificate } from "../../main/core/checks/certificate/describe-certificate.ts";
import { planHandlers } from "../../main/core/handlers/plan.ts";
import { openApiDocument } from "../../main/core/collection/openapi.ts";
import { DialectChoice } from "../../shared/platform/dialect.ts";
import type { CheckResult } from "../../shared/checks/result.ts";
import { numberOf } from "../../shared/migration/plan.ts";
import type { TimelineEntry } from "../../shared/migration/timeline.ts";
import type { LetterKind, LetterUnfit } from "../../shared/letter/letter.ts";
import type { Observation } from "../../shared/migration/observation.ts";
import type { AuthoritiesState } from "../../shared/network/authorities.ts";
import { stepsOf, type WayReport, type WayTarget } from "../../shared/network/way.ts";
import { OperationId, type PinChange } from "../../shared/pin/pin-change.ts";
import type { PracticeState } from "../../shared/practice/practice-state.ts";
import { spoken } from "../../shared/phone.ts";
import { err, ok } from "../../shared/result.ts";
import type { KeyStore } from "../../shared/rpc/areas/vault.ts";
import type { AccountNumber, PresentedCertificate } from "../../shared/rpc/areas/workspaces.ts";
import type { NumberObservation } from "../../shared/workspace/number-observation.ts";
import type { OutputOf } from "../../shared/rpc/api.ts";
import type { PushOf } from "../../shared/rpc/topics.ts";
import type { TopicName } from "../../shared/rpc/names.ts";
import type { Handlers } from "../../shared/rpc/serve.ts";
import type { ManagedState } from "../../shared/settings/managed.ts";
import { Settings } from "../../shared/settings/settings.ts";
import { planShards, type ShardFacts } from "../../shared/shards/plan-shards.ts";
import { instant } from "../../shared/time.ts";
import type { UpdateState } from "../../shared/updates/update-state.ts";
import { adviseTraffic } from "../../shared/traffic/advise.ts";
import type { Quarters } from "../../shared/traffic/seen.ts";
import { zoneClock } from "../../shared/traffic/zone.ts";
import type { CopySummary } from "../../shared/rpc/areas/data-copy.ts";
import type { HandoverSummary } from "../../shared/rpc/areas/handover.ts";
import type { ClientFault } from "../../shared/workspace/client-fault.ts";
import { secretsOfClient } from "../../shared/workspace/connection-parts.ts";
import { KIND_OF_SECRET, labelOf } from "../../shared/workspace/labels.ts";
import { addressesOf } from "../../shared/workspace/addresses.ts";
import {
  WorkspaceId,
  type Workspace,
  type WorkspaceClient,
  type WorkspaceList,
} from "../../shared/workspace/workspace.ts";

/** Initial state of the part of a fake core that only a window uses. */
export type WindowScript = {
  readonly settings?: Partial<Settings>;
  readonly workspaces?: readonly Workspace[];
  /** The workspace in every file that is opened with "open sesame". */
  readonly handover?: Workspace;
  /** What `dataCopy.state` returns besides that the folder holds data. */
  readonly dataCopy?: Partial<OutputOf<"dataCopy.state">>;
  readonly readings?: readonly NumberObservation[];
  /** The next observation of any number; default: `AGREED`. */
  readonly reading?: Observation;
  readonly discovered?: readonly AccountNumber[];
  readonly tested?: readonly CheckResult[];
  readonly certificate?: PresentedCertificate;
  /** The problem reported for every client certificate that is submitted. */
  readonly clientFault?: ClientFault;
  readonly story?: readonly TimelineEntry[];
  /** Runs that `migration.unreadable` lists. */
  readonly unreadable?: OutputOf<"migration.unreadable">;
  readonly keyStore?: KeyStore;
  /** PIN changes that the history begins with. */
  readonly pinChanges?: readonly PinChange[];
  /** The result of the next PIN change; default: complete. */
  readonly pinComesOut?: Pick<PinChange, "state" | "outcome">;
  /** Called with the form of each report that is made; may tell that no program prints. */
  readonly reports?: (form: string) => "no-printer" | undefined;
  /** Called with the kind of each letter; may tell why there is none. */
  readonly letters?: (kind: LetterKind) => LetterUnfit | undefined;
  /** What the planner for shards reads. */
  readonly shards?: ShardFacts;
  /** Messages by quarter of an hour, for the traffic adviser. */
  readonly quarters?: Quarters;
  /** What answers the calls of a batch instead of a core that has none. */
  readonly batch?: Partial<Pick<Handlers, `batch.${string}` & keyof Handlers>>;
  /** Set for a core of the practice realm. */
  readonly practice?: PracticeState;
  /** What happens to a message of the practice phone; default: the cloud receives it. */
  readonly fate?: OutputOf<"practice.send">["fate"];
  readonly unexpectedEnds?: OutputOf<"support.ends">;
  readonly host?: "desktop" | "browser" | "terminal";
  /** The file that was double-clicked. */
  readonly openedFile?: OutputOf<"desktop.openedFile">;
  /** What the system starts at login until something else is chosen. */
  readonly otherLoginStart?: string;
  /** What the administrator fixed; default: nothing can be. */
  readonly managed?: ManagedState;
  /** What is known of updates; default: a copy that can't update itself. */
  readonly updates?: Partial<UpdateState>;
  /** The authorities that connections trust; default: the public ones. */
  readonly authorities?: AuthoritiesState;
  /** What the test of a way finds; default: it is free. */
  readonly way?: (target: WayTarget) => WayReport;
  /** Called with each call about updates; gives what changes by it. */
  readonly updatesAsked?: (call: string) => Partial<UpdateState>;
};

const FREE_WAY: WayReport = {
  server: "cloud.example:443",
  steps: stepsOf(["name", "connection", "tls", "answer"], undefined),
  about: "server",
  facts: { status: 400 },
};

type Names =
  | "app.info"
  | "migration.story"
  | "migration.unreadable"
  | "traffic.advise"
  | "certificate.read"
  | "shards.plan"
  | "support.make"
  | "support.ends"
  | "report.make"
  | "report.verify"
  | "plan.read"
  | "letter.make"
  | `batch.${string}`
  | `updates.${string}`
  | `network.${string}`
  | `${"settings" | "workspaces" | "connections" | "numbers" | "pin" | "practice" | "desktop" | "collection" | "handover" | "dataCopy"}.${string}`;
export type WindowHandlers = Pick<Handlers, Names & keyof Handlers>;

const USUAL_DIALECT = DialectChoice.parse({});
/** The fingerprint of a key that signs reports. */
const FAKE_FINGERPRINT = Array.from({ length: 16 }, () => "0A1B").join(" ");
const AT = "2026-01-15T12:00:00.000Z";

/** An observation in which both APIs agree: the number works on-premises. */
export const AGREED: Observation = {
  at: AT,
  cloud: { kind: "confirmed", evidence: { at: AT, durationMs: 80, httpStatus: 200 } },
  onPrem: { kind: "confirmed", evidence: { at: AT, durationMs: 20, httpStatus: 200 } },
  cloudSays: "on-premises",
  clientSays: "connected",
  home: "on-premises",
  reason: "both-agree",
  working: true,
};

type Push = <T extends TopicName>(topic: T, value: PushOf<T>) => void;
type Around = {
  readonly push: Push;
  readonly vault: () => "absent" | "locked" | "open";
  /** Texts that were copied to the clipboard. */
  readonly copied: string[];
  readonly forgetUnder: (prefix: string) => void;
  /** Stores a secret under a label, as a call that also saves a secret does. */
  readonly keepUnder: (label: string, secretKind: string) => void;
};

/**
 * Workspaces, settings, observations and practice in memory. They check what the real core checks and send no
 * requests.
 */
export function windowHandlers(script: WindowScript, around: Around): WindowHandlers {
  const { push } = around;
  let settings = Settings.parse({ ...script.settings });
  let list: WorkspaceList = { revision: 1, workspaces: [...(script.workspaces ?? [])] };
  let practice = script.practice;
  const pinChanges: PinChange[] = [...(script.pinChanges ?? [])];
  const readings: NumberObservation[] = [...(script.readings ?? [])];
  const known = (id: string): Workspace | undefined => list.workspaces.find((one) => one.id === id);
  const noSuch = (workspace: string) => err({ kind: "noSuchWorkspace" as const, workspace });
  const publish = (workspaces: Workspace[]): WorkspaceList => {
    list = { revision: list.revision + 1, workspaces };
    push("workspaces", list);
    return list;
  };
  const practised = (change: Partial<PracticeState>) => {
    if (practice === undefined) return err({ kind: "notPractice" as const });
    practice = { ...practice, ...change, revision: practice.revision + 1 };
    push("practice", practice);
    return ok(practice);
  };

  let updates: UpdateState = {
    version: "1.2.0",
    source: { kind: "never", why: "no-window" },
    choice: "ask",
    metered: { choice: "automatic", system: "unknown" },
    step: { kind: "none" },
    hindrances: [],
    ...script.updates,
  };
  const updatesCall = (call: string) => async () => {
    updates = { ...updates, ...script.updatesAsked?.(call) };
    push("updates", updates);
    return ok(updates);
  };

  let authorities = script.authorities ?? { system: false, added: [], by: "user" as const };
  let startsAtLogin = false;
  let otherStart = script.otherLoginStart;
  return {
    "network.authorities": async () => ok(authorities),
    "network.trust": async ({ system = authorities.system, pem }) => {
      authorities = { ...authorities, system, ...(pem === null ? { added: [] } : {}) };
      return ok(authorities);
    },
    "network.test": async (target) => ok(script.way?.(target) ?? FREE_WAY),
    "updates.state": async () => ok(updates),
    "updates.check": updatesCall("check"),
    "updates.download": updatesCall("download"),
    "updates.stopDownload": updatesCall("stopDownload"),
    "updates.install": updatesCall("install"),
    "updates.seen": updatesCall("seen"),
    "app.info": async () =>
      ok({
        version: "0",
        dataDir: "/fake",
        vault: around.vault(),
        host: script.host ?? "terminal",
        desktop: script.host === "desktop",
        platform: "linux",
        ...(script.managed === undefined ? {} : { managed: script.managed }),
      }),
    "desktop.copy": async ({ text }) => {
      if (script.host !== "desktop") return err({ kind: "notHere" });
      around.copied.push(text);
      return ok(null);
    },
    "desktop.showDataFolder": async () => (script.host === "desktop" ? ok(null) : err({ kind: "notHere" })),
    "desktop.startAtLogin": async ({ on = startsAtLogin }) => {
      if (script.host !== "desktop") return err({ kind: "notHere" });
      startsAtLogin = on;
      if (on) otherStart = undefined;
      return ok({ on, ...(otherStart === undefined ? {} : { other: otherStart }) });
    },
    "desktop.openedFile": async () =>
      script.openedFile === undefined ? err({ kind: "notHere" }) : ok(script.openedFile),
    ...planHandlers(),
    "settings.get": async () => ok(settings),
    "settings.change": async (change) => {
      settings = Settings.parse({ ...settings, ...change });
      push("settings", settings);
      return ok(settings);
    },
    "workspaces.list": async () => ok(list),
    "workspaces.save": async ({ revision, workspace }) => {
      if (revision !== list.revision) return err({ kind: "changedElsewhere", current: list });
      const before = known(workspace.id);
      return ok(
        publish(
          before === undefined
            ? [...list.workspaces, workspace]
            : list.workspaces.map((one) => (one === before ? workspace : one)),
        ),
      );
    },
    "dataCopy.state": async () =>
      ok({ isFresh: false, suggested: "/home/example/copy.switchover-data", ...script.dataCopy }),
    "dataCopy.make": async ({ move }) => ok({ ...COPY, moved: move, vault: "passphrase", replaced: 0 }),
    "dataCopy.inspect": async () => ok(COPY),
    "dataCopy.restore": async () => ok({ ...COPY, open: [], replaced: 0 }),
    "dataCopy.stay": async () => ok(null),
    "dataCopy.stop": async () => ok(null),
    "handover.make": async ({ workspace, withSecrets }) => {
      const one = known(workspace);
      if (one === undefined) return err({ kind: "noSuchWorkspace", workspace });
      return ok({
        content: `file of ${workspace}`,
        summary: handoverOf(one, withSecrets ? ["cloud-token"] : []),
      });
    },
    "handover.inspect": async ({ passphrase }) =>
      script.handover !== undefined && passphrase.reveal() === "open sesame"
        ? ok({
            ...handoverOf(script.handover, ["cloud-token"]),
            exists: known(script.handover.id) !== undefined,
          })
        : err({ kind: "handoverRefused", why: "wrong-passphrase" }),
    "handover.take": async ({ asNew, withSecrets }) => {
      const { handover } = script;
      if (handover === undefined) return err({ kind: "handoverRefused", why: "other-file" });
      const id = asNew ? WorkspaceId.parse("ws-another") : handover.id;
      const added = publish([...list.workspaces, { ...handover, id }]);
      return ok({ list: added, workspace: id, secrets: withSecrets ? 1 : 0 });
    },
    "workspaces.archive": async ({ workspace, archived }) =>
      ok(
        publish(
          list.workspaces.map(({ archivedAt: was, ...one }) => {
            if (one.id !== workspace) return was === undefined ? one : { ...one, archivedAt: was };
            return archived ? { ...one, archivedAt: AT } : one;
          }),
        ),
      ),
    "workspaces.remove": async ({ revision, workspace }) => {
      if (known(workspace) === undefined) return noSuch(workspace);
      if (revision !== list.revision) return err({ kind: "changedElsewhere", current: list });
      around.forgetUnder(`${workspace}.`);
      return ok(publish(list.workspaces.filter(({ id }) => id !== workspace)));
    },
    "connections.test": async () => ok({ checks: [...(script.tested ?? [])] }),
    "connections.certificate": async () =>
      script.certificate === undefined
        ? err({ kind: "notReached", cause: "connection-refused" })
        : ok(script.certificate),
    "connections.keepCa": async ({ pem }) =>
      pem.includes("BEGIN CERTIFICATE")
        ? ok({ caFile: "/fake/ca/0123456789abcdef.pem", subjects: ["CN=Practice authority"] })
        : err({ kind: "notACertificate" }),
    "connections.keepClient": async ({ workspace, client }) => {
      const found = known(workspace);
      if (found === undefined) return noSuch(workspace);
      if (around.vault() !== "open") return err({ kind: "vaultLocked" });
      if (script.clientFault !== undefined) return err({ kind: "clientUnusable", why: script.clientFault });
      const passphrase = client.passphrase !== undefined;
      const shown = { subject: "CN=Northwind integration", validTo: "2027-01-01T00:00:00.000Z", passphrase };
      const kept: WorkspaceClient =
        client.kind === "pfx"
          ? { kind: "pfx", ...shown }
          : { kind: "pem", certFile: "/fake/client/0123456789abcdef.pem", ...shown };
      for (const secret of secretsOfClient(kept))
        around.keepUnder(labelOf(workspace, secret), KIND_OF_SECRET[secret]);
      const network = { ...found.network, client: kept };
      return ok(publish(list.workspaces.map((one) => (one === found ? { ...one, network } : one))));
    },
    "connections.dropClient": async ({ workspace }) => {
      const found = known(workspace);
      if (found === undefined) return noSuch(workspace);
      around.forgetUnder(`${workspace}.client-`);
      const { client: _was, ...network } = found.network ?? {};
      return ok(publish(list.workspaces.map((one) => (one === found ? { ...one, network } : one))));
    },
    "numbers.discover": async ({ workspace }) => {
      const found = known(workspace);
      if (found === undefined) return noSuch(workspace);
      if (found.cloud === undefined) return err({ kind: "notSetUp", missing: ["cloud"] });
      return ok([...(script.discovered ?? [])]);
    },
    "numbers.look": async ({ workspace, phoneNumberId }) => {
      const found = known(workspace);
      if (found === undefined) return noSuch(workspace);
      const missing = [
        ...(found.cloud === undefined ? ["cloud"] : []),
        ...(found.onPrem === undefined ? ["on-premises"] : []),
        ...(found.numbers.some((one) => one.phoneNumberId === phoneNumberId) ? [] : ["number"]),
      ];
      if (missing.length > 0) return err({ kind: "notSetUp", missing });
      const revision = Math.max(0, ...readings.map((one) => one.revision)) + 1;
      const asked = addressesOf(found);
      const looked = { workspace, phoneNumberId, revision, asked, reading: script.reading ?? AGREED };
      const before = readings.findIndex(
        (one) => one.workspace === workspace && one.phoneNumberId === phoneNumberId,
      );
      readings.splice(before < 0 ? readings.length : before, before < 0 ? 0 : 1, looked);
      push("readings", looked);
      return ok(looked);
    },
    "numbers.readings": async () => ok([...readings]),
    "migration.story": async () => ok([...(script.story ?? [])]),
    "migration.unreadable": async () => ok([...(script.unreadable ?? [])]),
    "certificate.read": async ({ plan, certificate }) =>
      certificate === undefined
        ? err({ kind: "noCertificate" })
        : ok(
            describeCertificate(certificate, {
              now: instant(Date.parse(AT)),
              ...(plan === undefined ? {} : { plan }),
            }),
          ),
    "shards.plan": async ({ plan, shards }) =>
      ok({ ...planShards(shards ?? plan.number.shards ?? 1, script.shards ?? {}), unseen: [] }),
    "traffic.advise": async ({ zone, from }) => {
      const clock = zoneClock(zone);
      if (clock === undefined) return err({ kind: "noSuchZone", zone });
      if (from.kind === "csv") return err({ kind: "csvUnusable", why: "empty" });
      const now = instant(Date.parse(AT));
      return ok({ advice: adviseTraffic({ quarters: script.quarters ?? new Map(), clock, now }) });
    },
    "report.make": async ({ run, form }) => {
      if (script.reports?.(form) === "no-printer") return err({ kind: "pdfFailed", why: "no-printer" });
      const content = Buffer.from(`report of ${run} as ${form}`).toString("base64");
      return ok({
        content,
        fingerprint: FAKE_FINGERPRINT,
        madeAt: AT,
        run,
        practice: practice !== undefined,
      });
    },
    "support.make": async () =>
      ok({
        content: Buffer.from("a zip").toString("base64"),
        files: [
          { name: "contents.txt", bytes: 900 },
          { name: "log/1.jsonl", bytes: 4_000 },
        ],
        leftOut: ["secrets", "numbers"],
        gaps: [{ about: "older-log", count: 2 }],
        madeAt: AT,
      }),
    "support.ends": async () => ok([...(script.unexpectedEnds ?? [])]),
    "report.verify": async () => ok({ outcome: "unknown" }),
    "collection.calls": async ({ run, form }) =>
      ok({ content: `calls of ${run} as ${form}\n`, sent: 9, planned: 0 }),
    "collection.document": async (about) => {
      const dialect = "dialect" in about && about.dialect !== undefined ? about.dialect : USUAL_DIALECT;
      return ok({ content: `${JSON.stringify(openApiDocument({ dialect, appVersion: "0.0.0" }))}\n` });
    },
    "letter.make": async ({ kind, form, language }) => {
      const why = script.letters?.(kind);
      if (why !== undefined) return err({ kind: "letterUnfit", why });
      const subject = `Letter: ${kind} in ${language}`;
      const body = `A text as ${form}.\n`;
      return ok({ content: `${subject}\n\n${body}`, subject, body, practice: practice !== undefined });
    },
    "batch.read": async () => ok({ rows: [] }),
    "batch.start": async () => err({ kind: "batchUnderWay", elsewhere: true }),
    "batch.pause": async () => err({ kind: "noBatchUnderWay" }),
    "batch.resume": async () => err({ kind: "noBatchUnderWay" }),
    "batch.stop": async () => err({ kind: "noBatchUnderWay" }),
    "batch.state": async () => ok({}),
    ...script.batch,
    "pin.check": async ({ action, side = "on-premises", plan }) => {
      if (side === "cloud" && action === "off") return err({ kind: "pinOffInCloud" });
      const earlier = pinChanges.at(-1);
      return ok({
        side,
        spoken: spoken(plan.number.cc, plan.number.phoneNumber),
        ...(earlier?.state === "unknown" ? { earlier } : {}),
      });
    },
    "pin.change": async ({ plan, action, side, by }) => {
      const change: PinChange = {
        operation: OperationId.parse(`o-20260115-${String(pinChanges.length + 1).padStart(10, "0")}`),
        action,
        side,
        number: numberOf(plan),
        phoneNumberId: plan.number.phoneNumberId,
        by,
        startedAt: AT,
        endedAt: AT,
        ...(script.pinComesOut ?? { state: "complete" }),
      };
      pinChanges.push(change);
      push("pinChanges", change);
      return ok(change);
    },
    "pin.history": async () => ok({ changes: [...pinChanges], damaged: 0 }),
    "practice.state": async () => (practice === undefined ? err({ kind: "notPractice" }) : ok(practice)),
    "practice.setFaults": async ({ names }) => {
      const faults = practice?.faults ?? [];
      const stranger = names.find((name) => !faults.some((fault) => fault.name === name));
      if (practice !== undefined && stranger !== undefined)
        return err({ kind: "noSuchFault", name: stranger });
      return practised({ faults: faults.map((fault) => ({ ...fault, on: names.includes(fault.name) })) });
    },
    "practice.reset": async ({ home }) => practised({ home }),
    "practice.send": async () =>
      practice === undefined ? err({ kind: "notPractice" }) : ok({ fate: script.fate ?? "cloud" }),
    "practice.interrupt": async () => practised({}),
    "practice.advance": async ({ minutes }) =>
      practised({
        now: new Date(Date.parse(practice?.now ?? AT) + minutes * 60_000).toISOString(),
      }),
  };
}

const COPY: CopySummary = {
  madeAt: "2026-11-20T09:30:00.000Z",
  appVersion: "1.0.0",
  files: 12,
  bytes: 345_678,
  moved: false,
  damaged: [],
};

function handoverOf({ id, name, numbers }: Workspace, secrets: string[]): HandoverSummary {
  return {
    id,
    name,
    madeAt: AT,
    appVersion: "0.0.0-test",
    numbers: numbers.map(({ cc, phoneNumber }) => ({ spoken: spoken(cc, phoneNumber) })),
    secrets,
    reports: [],
    certificatesMissing: ["/etc/ssl/every-authority.pem"],
    exists: false,
  };
}

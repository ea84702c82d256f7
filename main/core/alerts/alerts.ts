import type {
  AlertFacts,
  AlertScope,
  AlertsState,
  AlertTarget,
  SentAlert,
  SentScope,
} from "../../../shared/alert/alert.ts";
import type { DigestPlan } from "../../../shared/alert/digest.ts";
import { shownFacts } from "../../../shared/alert/body.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { Language } from "../../../shared/language.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { OutputOf, ParsedInputOf, ProblemOf } from "../../../shared/rpc/api.ts";
import { isoOf, type Instant } from "../../../shared/time.ts";
import { spoken } from "../../../shared/phone.ts";
import type { WatchState } from "../../../shared/watch/finding.ts";
import { NO_QUIET_HOURS } from "../../../shared/settings/quiet-hours.ts";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import type { HostPorts } from "../host/host-ports.ts";
import type { Vault } from "../runtime/ports.ts";
import { loadedLate } from "../runtime/loaded-late.ts";
import type { Push } from "../runtime/topics.ts";
import { peekWorkspaces } from "../workspaces/workspace-file.ts";
import { readWindowSettings } from "../settings/window-settings.ts";
import { chooseDesktopDigest, peekTargets, readChosen, readTargets, targetFor } from "./alert-files.ts";
import { removeTarget, saveTarget } from "./change-target.ts";
import { openClaims, type Claims } from "./claims.ts";
import type { DesktopNotices } from "./desktop-digest.ts";
import type { DigestDeps } from "./digests.ts";
import { alertId, NEWS_MS, setAt, newsOfArrival, newsOfRun, newsOfSilence, type News } from "./news.ts";
import type { PostAlert } from "./post-alert.ts";
import { createAlertSender } from "./send-alerts.ts";
import { areAlertsWanted } from "./wanted.ts";

/** So many of the newest alerts are shown. */
const SHOWN = 20;

export type AlertsDeps = {
  readonly ports: Pick<
    HostPorts,
    "authorities" | "clock" | "dataDir" | "desktop" | "log" | "practice" | "proxies" | "random"
  >;
  readonly vault: Pick<Vault, "take" | "put" | "forget" | "list" | "state">;
  readonly push: Push;
  /** What the vault holds has changed. */
  readonly vaultChanged: () => void;
  /** Whether an event that proves something has arrived for a number since then. */
  readonly arrivedSince: (workspace: string, phoneNumberId: string | undefined, since: string) => boolean;
  /** What a digest tells. */
  readonly gather: DigestDeps["gather"];
  /** Default: over the network. */
  readonly post?: PostAlert;
  /** So many alerts of one kind are sent to one target within an hour. */
  readonly mostAnHour?: number;
} & Pick<DigestDeps, "every" | "zone">;

/** Alerts to servers and chat tools of the user's choice. */
export type Alerts = {
  state(): Result<AlertsState, ProblemOf<"alerts.state">>;
  save(input: ParsedInputOf<"alerts.save">): Result<AlertsState, ProblemOf<"alerts.save">>;
  remove(scope: AlertScope): Result<AlertsState, ProblemOf<"alerts.remove">>;
  test(scope: AlertScope): Promise<Result<SentAlert | undefined, ProblemOf<"alerts.test">>>;
  /** Sets when the desktop shows a digest; undefined for never. */
  chooseDesktop(plan: DigestPlan | undefined): Result<AlertsState, ProblemOf<"alerts.desktop">>;
  /** What the digest of a scope would tell now, and how; undefined without a target, which the desktop needs none of. */
  digest(
    scope: SentScope,
    language?: Language,
  ): Promise<Result<OutputOf<"alerts.digest">, ProblemOf<"alerts.digest">>>;
  /** Starts to send digests; for a process that lasts. */
  begin(): void;
  runChanged(snapshot: RunSnapshot): void;
  watchChanged(state: Pick<WatchState, "findings">): void;
  vaultOpened(): void;
  /** Another process changed the targets or sent an alert. */
  changedElsewhere(): void;
  close(): Promise<void>;
};

/** Creates the alerts of a data folder; reads nothing yet. In Practice nothing is ever sent. */
export function createAlerts(deps: AlertsDeps): Alerts {
  const { ports, vault, push } = deps;
  const isPractice = ports.practice !== undefined;
  const state = (): Result<AlertsState, ProblemOf<"alerts.state">> => {
    if (isPractice) return ok({ targets: [], sent: [] });
    const chosen = readChosen(ports);
    if (!chosen.ok) return chosen;
    const { targets, desktop } = chosen.value;
    const { sent, ...why } = claims.newest();
    const newest = [...sender.waiting(SHOWN), ...sent.toReversed()].slice(0, SHOWN);
    return ok({
      targets: [...targets],
      ...(desktop === undefined ? {} : { desktop }),
      sent: newest,
      ...why,
    });
  };
  const publish = (): Result<AlertsState, ProblemOf<"alerts.state">> => {
    const now = state();
    if (now.ok) push("alerts", now.value);
    return now;
  };
  // Loaded with the first alert, as its sentences are: most processes send none.
  const loadPost = async (): Promise<PostAlert> =>
    deps.post ?? (await import("./post-alert.ts")).alertPoster(ports);
  const claims = openClaims(ports);
  let isToPublish = false;
  const publishSoon = (): void => {
    if (isToPublish) return;
    isToPublish = true;
    // Thousands of alerts may change in one turn.
    setImmediate(() => {
      isToPublish = false;
      publish();
    });
  };
  const sender = createAlertSender({
    ports,
    vault,
    loadPost,
    claims,
    mostAnHour: deps.mostAnHour,
    changed: publishSoon,
  });
  const tell = (news: News): void => {
    // Before anything is read: at a start this is asked about every migration there is.
    if (ports.clock.now() - Date.parse(news.at) >= NEWS_MS || !areAlertsWanted(ports)) return;
    const target = targetFor(peekTargets(ports), news.workspace);
    if (target === undefined || !isDue(target, news, ports.clock.now())) return;
    const { key, workspace: _workspace, ...facts } = news;
    sender.send({ target, facts: { ...facts, id: alertId(target.scope, key) } });
  };
  const silences = followSilences(deps, tell);
  // Loaded where a process lasts, or one is asked for.
  const digests = loadedLate(async () => {
    const { createDigests } = await import("./digests.ts");
    const notices = await noticesOf(deps, claims, publishSoon);
    return createDigests({ ...deps, notices }, sender, claims);
  });
  return {
    state,
    save(input) {
      if (isPractice) return err({ kind: "addressRefused", cause: "practice" });
      const saved = saveTarget(deps, input);
      sender.targetsChanged();
      deps.vaultChanged();
      return saved.ok ? publish() : saved;
    },
    remove(scope) {
      const removed = isPractice ? ok(null) : removeTarget(deps, scope);
      sender.targetsChanged();
      deps.vaultChanged();
      return removed.ok ? publish() : removed;
    },
    async test(scope) {
      if (isPractice) return ok(undefined);
      const targets = readTargets(ports);
      if (!targets.ok) return targets;
      const target = targets.value.find((one) => one.scope === scope);
      if (target === undefined) return ok(undefined);
      if (vault.state() !== "open") return err({ kind: "vaultLocked" });
      const id = Buffer.from(ports.random.bytes(16)).toString("hex");
      return ok(await sender.sendNow({ target, facts: { id, news: "test", at: isoOf(ports.clock.now()) } }));
    },
    chooseDesktop(plan) {
      const chosen = isPractice ? ok(null) : chooseDesktopDigest(ports, plan);
      return chosen.ok ? publish() : chosen;
    },
    async digest(scope, language = "en") {
      if (scope === "desktop") {
        const chosen = isPractice ? ok(undefined) : readChosen(ports);
        if (!chosen.ok) return chosen;
        if (chosen.value === undefined) return ok(undefined);
        const found = await (await digests.loaded()).show("desktop", chosen.value.desktop?.plan);
        const { loadAlertWords } = await import("./alert-message.ts");
        const { title, body } = (await loadAlertWords(language)).noticeOf(found);
        const { digest = found } = shownFacts(
          { id: "", news: "digest", at: found.until, digest: found },
          false,
        );
        return ok({ text: `${title}\n${body}`, digest });
      }
      const targets = isPractice ? ok([]) : readTargets(ports);
      if (!targets.ok) return targets;
      const target = targets.value.find((one) => one.scope === scope);
      if (target === undefined) return ok(undefined);
      const at = isoOf(ports.clock.now());
      const told: AlertFacts = {
        id: "",
        news: "digest",
        at,
        digest: await (await digests.loaded()).show(scope, target.digest),
      };
      const shown = shownFacts(told, target.wholeNumbers);
      const { digest } = shown;
      if (digest === undefined) return ok(undefined);
      const { loadAlertWords } = await import("./alert-message.ts");
      return ok({ text: (await loadAlertWords(target.language)).textOf(shown), digest });
    },
    begin() {
      if (isPractice) return;
      // A list that can't be read is set aside now: it would be nobody's until somebody looks where alerts go.
      readChosen(ports);
      digests.begin();
    },
    runChanged(snapshot) {
      const news = newsOfRun(snapshot);
      if (news !== undefined) tell(news);
    },
    watchChanged: ({ findings }) => (areAlertsWanted(ports) ? silences(findings) : undefined),
    vaultOpened: () => sender.vaultOpened(),
    changedElsewhere() {
      sender.targetsChanged();
      publish();
    },
    async close() {
      await Promise.all([digests.close(), sender.close()]);
    },
  };
}

/** How this process shows digests, if it has a desktop that shows notices. */
async function noticesOf(
  { ports }: AlertsDeps,
  claims: Claims,
  changed: () => void,
): Promise<DesktopNotices | undefined> {
  const show = ports.desktop?.showDigest;
  if (show === undefined) return undefined;
  const quietHours = () => {
    const settings = readWindowSettings(ports.dataDir);
    return settings.ok ? settings.value.quietHours : NO_QUIET_HOURS;
  };
  const { desktopNotices } = await import("./desktop-digest.ts");
  return desktopNotices({ ports, claims, show, quietHours, changed });
}

/** Not what happened before the target was set: a later start finds it again. */
function isDue(target: AlertTarget, { news, at }: News, now: Instant): boolean {
  return target.news.includes(news) && Date.parse(at) >= setAt(target, now);
}

/** Tells of each silence once, and once more when it is over. */
function followSilences(
  { ports, arrivedSince }: AlertsDeps,
  tell: (news: News) => void,
): (findings: WatchState["findings"]) => void {
  const told = new Map<string, { readonly news: News; readonly phoneNumberId: string | undefined }>();
  return (findings) => {
    const now = isoOf(ports.clock.now());
    const silent = findings.filter(({ detector }) => detector === "silence");
    for (const finding of silent) {
      const { id, receiver, phoneNumberId } = finding;
      if (told.get(id)?.news.silentSince === finding.lastAt) continue;
      const news = newsOfSilence(finding, { spoken: spokenIn(ports, receiver, phoneNumberId), now });
      if (news === undefined) continue;
      told.set(id, { news, phoneNumberId });
      tell(news);
    }
    for (const [id, { news, phoneNumberId }] of told) {
      if (silent.some((finding) => finding.id === id)) continue;
      told.delete(id);
      // A finding may also end because others took its place.
      const { workspace = "", silentSince = now } = news;
      if (arrivedSince(workspace, phoneNumberId, silentSince)) tell(newsOfArrival(news, now));
    }
  };
}

function spokenIn(
  ports: Pick<HostPorts, "dataDir">,
  workspace: string,
  phoneNumberId: string | undefined,
): string | undefined {
  const numbers =
    peekWorkspaces(ports)?.workspaces.find(({ id }: Workspace) => id === workspace)?.numbers ?? [];
  const found =
    numbers.find((one) => one.phoneNumberId === phoneNumberId) ??
    (phoneNumberId === undefined && numbers.length === 1 ? numbers[0] : undefined);
  return found === undefined ? undefined : spoken(found.cc, found.phoneNumber);
}

import type { PaletteAction } from "./palette-action.ts";
import { useCallback, useMemo } from "react";
import { useLocation } from "wouter";
import { navigate } from "wouter/use-hash-location";
import { LANGUAGE_FACTS } from "../../../shared/language.ts";
import { LanguageChoice, type Settings } from "../../../shared/settings/settings.ts";
import { useWorkspaceNames } from "../../app/use-workspace-name.ts";
import { TO_FAULTS } from "../../components/practice/faults-link.ts";
import { isComplete } from "../../components/run/finale.ts";
import { useVaultGate } from "../../components/vault/use-vault-gate.tsx";
import type { Result } from "../../../shared/result.ts";
import { callFor } from "../../stores/call.ts";
import type { CallProblem } from "../../stores/call-problem.ts";
import { newestFirst, openRunsOf } from "../../stores/runs.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { isActive, useChooseWorkspace } from "../../app/current-workspace.ts";
import { runInBackground } from "../../app/in-background.ts";
import { REALM_BASE, to } from "../../app/routes.ts";
import type { PartLink } from "../../app/part-link.ts";
import { isSettingsPart, toSettingsPart } from "../../app/settings-parts.ts";
import { TOOLS } from "../../app/tools.ts";
import { useChangeSettings } from "../../app/use-change-settings.ts";
import { useConnection, usePart } from "../../app/use-feed.ts";
import { useNotice, useStores } from "../../app/window-context.tsx";
import { numberActions } from "./number-actions.ts";

const WEBHOOK_ADDRESS = {
  test: to.webhookTest,
  events: to.events,
  cutover: to.cutover,
  routes: to.webhookRoutes,
  endpoint: to.webhookEndpoint,
  privacy: to.webhookPrivacy,
} as const;
/** Cards of the settings that have a line of their own; that of stored notifications is among the webhooks. */
const SETTINGS_TITLES = [
  ["connection-test", "window.way.title"],
  ["authorities", "window.authorities.title"],
  ["alerts", "window.alerts.title"],
  ["copies", "window.dataCopy.title"],
] as const;
const WEBHOOK_SCREENS = Object.keys(WEBHOOK_ADDRESS) as (keyof typeof WEBHOOK_ADDRESS)[];

/** All actions available now. Those that change something are left out while the link is down. */
export function usePaletteActions(): readonly PaletteAction[] {
  const screens = useScreenActions();
  const moves = useRunActions();
  const numbers = useNumberActions();
  const certificates = useCertificateActions();
  const window = useWindowActions();
  const vault = useVaultActions();
  const faults = useFaultActions();
  const live = useConnection().kind === "live";
  return useMemo(
    () => [
      ...moves,
      ...screens,
      ...(live ? [...vault, ...window, ...faults] : []),
      ...numbers,
      ...certificates,
    ],
    [certificates, faults, live, moves, numbers, screens, vault, window],
  );
}

/** Runs an action that has no screen of its own; the frame shows its problem. */
function useReportedAction(): (work: () => Promise<Result<unknown, CallProblem>>) => Promise<void> {
  const notice = useNotice();
  return useCallback(
    async (work) => {
      notice.setState(undefined, true);
      const done = await work();
      if (!done.ok) notice.setState(done.problem, true);
    },
    [notice],
  );
}

function useScreenActions(): readonly PaletteAction[] {
  const t = useTranslation();
  const { realm } = useStores();
  const [, go] = useLocation();
  return useMemo(() => {
    const group = t("window.palette.group.screens");
    const line = (id: string, label: string, address: string, state?: PartLink): PaletteAction => ({
      id: `screen-${id}`,
      group,
      label,
      run: () => go(address, ...(state === undefined ? [] : [{ state }])),
    });
    return [
      line("overview", t("window.frame.rail.overview"), to.overview()),
      line("migrate", t("window.frame.rail.migrate"), to.migrate()),
      line("webhooks", t("window.frame.rail.webhooks"), to.webhooks()),
      ...WEBHOOK_SCREENS.map((name) =>
        line(`webhooks-${name}`, t(`window.webhooks.palette.${name}`), WEBHOOK_ADDRESS[name]()),
      ),
      line("events-search", t("window.events.paletteSearch"), to.eventSearch()),
      ...(realm === "practice"
        ? [
            line("scenarios", t("window.frame.rail.scenarios"), to.scenarios()),
            line("platform", t("window.frame.rail.platform"), to.practice()),
          ]
        : []),
      line("tools", t("window.frame.rail.tools"), to.tools()),
      ...TOOLS.map((name) => line(`tool-${name}`, t(`window.tools.of.${name}.title`), to.tool(name))),
      line("history", t("window.frame.rail.history"), to.history()),
      line("connections", t("window.frame.rail.connections"), to.connections()),
      line("settings", t("window.frame.rail.settings"), to.settings()),
      ...SETTINGS_TITLES.filter(([part]) => isSettingsPart(part, realm)).map(([part, title]) =>
        line(`settings-${part}`, t(title), to.settings(), toSettingsPart(part)),
      ),
      line("about", t("window.frame.rail.about"), to.about()),
      ...(realm === "own" ? [line("new", t("window.frame.switcher.add"), to.newWorkspace())] : []),
      {
        id: "realm",
        group,
        label: t(realm === "own" ? "window.frame.practice.enter" : "window.frame.practice.leave"),
        run: () => navigate(realm === "own" ? `${REALM_BASE.practice}${to.scenarios()}` : "/"),
      },
    ];
  }, [go, realm, t]);
}

function useRunActions(): readonly PaletteAction[] {
  const t = useTranslation();
  const [, go] = useLocation();
  const runs = usePart(useStores().runs, (known) => known);
  return useMemo(
    () =>
      openRunsOf(runs ?? new Map()).map((run) => ({
        id: `run-${run.run}`,
        group: t("window.palette.group.runs"),
        label: t(`window.palette.run.${run.direction}`, { spoken: run.spoken }),
        description: t(`phaseNames.${run.phase.kind}`),
        run: () => go(to.run(run.run)),
      })),
    [go, runs, t],
  );
}

/** The certificates of complete migrations, the newest first. */
function useCertificateActions(): readonly PaletteAction[] {
  const t = useTranslation();
  const [, go] = useLocation();
  const runs = usePart(useStores().runs, (known) => known);
  return useMemo(
    () =>
      newestFirst(runs ?? new Map())
        .filter(isComplete)
        .map((run) => ({
          id: `certificate-${run.run}`,
          group: t("window.palette.group.certificates"),
          label: t("window.palette.certificate", { spoken: run.spoken }),
          description: run.run,
          run: () => go(to.runCertificate(run.run)),
        })),
    [go, runs, t],
  );
}

function useNumberActions(): readonly PaletteAction[] {
  const t = useTranslation();
  const [, go] = useLocation();
  const choose = useChooseWorkspace();
  const nameOf = useWorkspaceNames();
  const list = usePart(useStores().workspaces, ({ workspaces }) => workspaces);
  return useMemo(
    () =>
      (list ?? [])
        .filter(isActive)
        .flatMap((workspace) => numberActions({ say: t, go, choose, workspace, nameOf })),
    [choose, go, list, nameOf, t],
  );
}

function useVaultActions(): readonly PaletteAction[] {
  const t = useTranslation();
  const { client, vault, realm } = useStores();
  const { ensureOpen } = useVaultGate();
  const reported = useReportedAction();
  const state = usePart(vault, (value) => value);
  return useMemo(() => {
    if (realm === "practice") return [];
    const group = t("window.palette.group.vault");
    if (state === "open")
      return [
        {
          id: "vault-lock",
          group,
          label: t("window.frame.vault.lock"),
          run: () =>
            runInBackground(
              reported(async () => {
                const answer = await callFor(client, "vault.lock", {});
                if (answer.ok) await vault.refresh();
                return answer;
              }),
            ),
        },
      ];
    const open = { id: "vault-open", group, run: () => runInBackground(ensureOpen()) };
    if (state === "locked" || state === "absent")
      return [{ ...open, label: t(`window.vault.title.${state}`) }];
    return [];
  }, [client, ensureOpen, realm, t, state, reported, vault]);
}

function useWindowActions(): readonly PaletteAction[] {
  const t = useTranslation();
  const notice = useNotice();
  const report = useCallback((problem: CallProblem) => notice.setState(problem, true), [notice]);
  const { change } = useChangeSettings(report);
  return useMemo(() => {
    const group = t("window.palette.group.window");
    const line = (id: string, label: string, members: Partial<Settings>): PaletteAction => ({
      id: `window-${id}`,
      group,
      label,
      run: () => change(members),
    });
    const looks = (["system", "light", "dark"] as const).map((appearance) =>
      line(appearance, t(`window.settings.appearance.do.${appearance}`), { appearance }),
    );
    const languages = LanguageChoice.options.map((language) =>
      line(
        `language-${language}`,
        language === "system"
          ? t("window.settings.language.follow")
          : t("window.settings.language.use", { language: LANGUAGE_FACTS[language].name }),
        { language },
      ),
    );
    return [...looks, ...languages];
  }, [change, t]);
}

/** One line that leads to all faults of the sandbox: a line for each would bury everything else. */
function useFaultActions(): readonly PaletteAction[] {
  const t = useTranslation();
  const { practice } = useStores();
  const [, go] = useLocation();
  const isPractice = practice !== undefined;
  return useMemo(
    () =>
      isPractice
        ? [
            {
              id: "faults",
              group: t("window.palette.group.screens"),
              label: t("window.palette.faults"),
              run: () => go(to.practice(), { state: TO_FAULTS }),
            },
          ]
        : [],
    [go, isPractice, t],
  );
}

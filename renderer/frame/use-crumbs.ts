import { matchRoute, useLocation, useRouter } from "wouter";
import { spoken } from "../../shared/phone.ts";
import type { Workspace } from "../../shared/workspace/workspace.ts";
import { useCurrentWorkspace } from "../app/current-workspace.ts";
import { ROUTES, to } from "../app/routes.ts";
import { TOOLS } from "../app/tools.ts";
import { usePart } from "../app/use-feed.ts";
import { useStores } from "../app/window-context.tsx";
import { visible } from "../../shared/visible.ts";
import { useTranslation } from "../wording/use-translation.tsx";
import { useWorkspaceName } from "./use-workspace-name.ts";

/** One part of the way to the screen that is shown; without `href` it leads nowhere. */
export type Crumb = { readonly text: string; readonly href?: string };

const SECTIONS = [
  ["webhooks", "/webhooks /events /cutover"],
  ["migrate", "/migrate /move /runs"],
  ["tools", "/tools"],
  ["history", "/history"],
  ["connections", "/connections"],
  ["scenarios", "/scenarios"],
  ["platform", "/platform"],
  ["settings", "/settings"],
  ["about", "/about"],
] as const;

/** The way to the screen that is shown: workspace, number or section, and what is done there. */
export function useCrumbs(): readonly Crumb[] {
  const t = useTranslation();
  const [path] = useLocation();
  const { parser } = useRouter();
  const { workspaces, runs } = useStores();
  const current = useCurrentWorkspace();
  const workspaceName = useWorkspaceName();
  const list = usePart(workspaces, (value) => value.workspaces) ?? [];
  const paramsOf = (route: string): Readonly<Record<string, string | undefined>> | undefined => {
    const [matches, params] = matchRoute(parser, route, path);
    return matches ? params : undefined;
  };
  const certified = paramsOf(ROUTES.runCertificate)?.["run"];
  const run = certified ?? paramsOf(ROUTES.run)?.["run"];
  const shownRun = usePart(runs, (known) => (run === undefined ? undefined : known.get(run)));
  const nameOf = (workspace: Workspace | undefined): Crumb => ({
    text: visible(workspaceName(workspace), 40),
    href: to.overview(),
  });
  const numberIn = (workspace: Workspace | undefined, id: string | undefined): readonly Crumb[] => {
    const number = workspace?.numbers.find(({ phoneNumberId }) => phoneNumberId === id);
    return workspace === undefined || number === undefined
      ? []
      : [
          {
            text: spoken(number.cc, number.phoneNumber),
            href: to.number(workspace.id, number.phoneNumberId),
          },
        ];
  };
  const of = (id: string | undefined) => list.find((workspace) => workspace.id === id);

  const move = paramsOf(ROUTES.move);
  if (move !== undefined) {
    const direction = move["direction"] === "to-onprem" ? "to-onprem" : "to-cloud";
    const workspace = of(move["workspace"]);
    return [
      nameOf(workspace),
      ...numberIn(workspace, move["number"]),
      { text: t(`window.number.move.${direction}`) },
    ];
  }
  if (shownRun !== undefined)
    return [
      nameOf(current),
      { text: shownRun.spoken },
      {
        text: t(`window.number.move.${shownRun.direction}`),
        ...(certified === undefined ? {} : { href: to.run(shownRun.run) }),
      },
      ...(certified === undefined ? [] : [{ text: t("window.run.certificate") }]),
    ];
  const number = paramsOf(ROUTES.number);
  if (number !== undefined) {
    const workspace = of(number["workspace"]);
    return [nameOf(workspace), ...numberIn(workspace, number["number"])];
  }
  const workspace = paramsOf(ROUTES.workspace);
  if (workspace !== undefined)
    return [nameOf(of(workspace["workspace"])), { text: t("window.frame.crumb.connect") }];
  const tool = TOOLS.find((name) => path === to.tool(name));
  if (tool !== undefined)
    return [
      nameOf(current),
      { text: t("window.frame.rail.tools"), href: to.tools() },
      { text: t(`window.tools.of.${tool}.title`) },
    ];
  const section = SECTIONS.find(([, paths]) => paths.split(" ").some((each) => path.startsWith(each)));
  return [nameOf(current), { text: t(`window.frame.rail.${section?.[0] ?? "overview"}`) }];
}

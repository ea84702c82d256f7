import type { ComponentType } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";
import { loadedLater } from "../components/later/loaded-later.tsx";
import { Overview } from "../screens/overview/Overview.tsx";
import { NotFound } from "../screens/not-found/NotFound.tsx";
import { ScreenBoundary, ScreenNotLoaded } from "./ScreenBoundary.tsx";
import { ScreenOnItsWay } from "./ScreenOnItsWay.tsx";
import { toSettingsPart } from "../app/settings-parts.ts";
import { ROUTES, to } from "../app/routes.ts";

/** All screens except the overview load when opened. */
const screen = <Props extends object>(load: () => Promise<{ readonly default: ComponentType<Props> }>) =>
  loadedLater(async () => (await load()).default, {
    waiting: () => <ScreenOnItsWay />,
    missing: () => <ScreenNotLoaded />,
  });

const FirstStart = screen(() => import("../screens/start/FirstStart.tsx"));
const NewWorkspace = screen(() => import("../screens/workspace/NewWorkspace.tsx"));
const WorkspaceScreen = screen(() => import("../screens/workspace/WorkspaceScreen.tsx"));
const NumberScreen = screen(() => import("../screens/number/NumberScreen.tsx"));
const MigrateHome = screen(() => import("../screens/migrate/MigrateHome.tsx"));
const MoveScreen = screen(() => import("../screens/move/MoveScreen.tsx"));
const RunScreen = screen(() => import("../screens/run/RunScreen.tsx"));
const CertificateScreen = screen(() => import("../screens/migration-certificate/CertificateScreen.tsx"));
const WebhooksOverview = screen(() => import("../screens/webhooks/overview/WebhooksOverview.tsx"));
const WebhookTest = screen(() => import("../screens/webhooks/test/WebhookTest.tsx"));
const WebhookRoutes = screen(() => import("../screens/webhooks/routes/WebhookRoutes.tsx"));
const WebhookEndpoint = screen(() => import("../screens/webhooks/endpoint/WebhookEndpoint.tsx"));
const EventsScreen = screen(() => import("../screens/events/EventsScreen.tsx"));
const CutoverScreen = screen(() => import("../screens/events/cutover/CutoverScreen.tsx"));
const ToolsHome = screen(() => import("../screens/tools/ToolsHome.tsx"));
const BatchScreen = screen(() => import("../screens/tools/batch/BatchScreen.tsx"));
const LintScreen = screen(() => import("../screens/tools/lint/LintScreen.tsx"));
const AllowlistScreen = screen(() => import("../screens/tools/allowlist/AllowlistScreen.tsx"));
const TrafficTool = screen(() => import("../screens/tools/traffic/TrafficTool.tsx"));
const NetworkTool = screen(() => import("../screens/tools/network/NetworkTool.tsx"));
const ShardsTool = screen(() => import("../screens/tools/shards/ShardsTool.tsx"));
const TranslateScreen = screen(() => import("../screens/tools/translate/TranslateScreen.tsx"));
const CheckReport = screen(() => import("../screens/tools/report/CheckReport.tsx"));
const ApiDocument = screen(() => import("../screens/tools/api/ApiDocument.tsx"));
const OpenedFile = screen(() => import("../screens/opened/OpenedFile.tsx"));
const History = screen(() => import("../screens/history/History.tsx"));
const Connections = screen(() => import("../screens/connections/Connections.tsx"));
const ScenariosScreen = screen(() => import("../screens/practice/ScenariosScreen.tsx"));
const PracticeScreen = screen(() => import("../screens/practice/PracticeScreen.tsx"));
const SettingsScreen = screen(() => import("../screens/settings/SettingsScreen.tsx"));
const About = screen(() => import("../screens/about/About.tsx"));

/** The screens by URL. */
export function Screens() {
  const [path] = useLocation();
  return (
    <ScreenBoundary key={path}>
      <Switch>
        <Route path={ROUTES.overview} component={Overview} />
        <Route path={ROUTES.start} component={FirstStart} />
        <Route path={ROUTES.newWorkspace} component={NewWorkspace} />
        <Route path={ROUTES.number} component={NumberScreen} />
        <Route path={ROUTES.workspace} component={WorkspaceScreen} />
        <Route path={ROUTES.migrate} component={MigrateHome} />
        <Route path={ROUTES.move} component={MoveScreen} />
        <Route path={ROUTES.run} component={RunScreen} />
        <Route path={ROUTES.runCertificate} component={CertificateScreen} />
        <Route path={ROUTES.webhooks} component={WebhooksOverview} />
        <Route path={ROUTES.webhookTest} component={WebhookTest} />
        <Route path={ROUTES.webhookRoutes} component={WebhookRoutes} />
        <Route path={ROUTES.webhookEndpoint} component={WebhookEndpoint} />
        <Route path={ROUTES.webhookPrivacy}>
          <Redirect to={to.settings()} state={toSettingsPart("privacy")} replace />
        </Route>
        <Route path={ROUTES.events} component={EventsScreen} />
        <Route path={ROUTES.cutover} component={CutoverScreen} />
        <Route path={ROUTES.tools} component={ToolsHome} />
        <Route path={ROUTES.toolBatch} component={BatchScreen} />
        <Route path={ROUTES.toolLint} component={LintScreen} />
        <Route path={ROUTES.toolAllowlist} component={AllowlistScreen} />
        <Route path={ROUTES.toolTraffic} component={TrafficTool} />
        <Route path={ROUTES.toolNetwork} component={NetworkTool} />
        <Route path={ROUTES.toolShards} component={ShardsTool} />
        <Route path={ROUTES.toolTranslate} component={TranslateScreen} />
        <Route path={ROUTES.toolReport}>
          <CheckReport />
        </Route>
        <Route path={ROUTES.toolApi} component={ApiDocument} />
        <Route path={ROUTES.opened} component={OpenedFile} />
        <Route path={ROUTES.history} component={History} />
        <Route path={ROUTES.connections} component={Connections} />
        <Route path={ROUTES.scenarios} component={ScenariosScreen} />
        <Route path={ROUTES.practice} component={PracticeScreen} />
        <Route path={ROUTES.settings} component={SettingsScreen} />
        <Route path={ROUTES.about} component={About} />
        <Route component={NotFound} />
      </Switch>
    </ScreenBoundary>
  );
}

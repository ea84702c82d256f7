import { lazy, Suspense } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";
import { Overview } from "../screens/overview/Overview.tsx";
import { NotFound } from "../screens/not-found/NotFound.tsx";
import { ScreenBoundary } from "./ScreenBoundary.tsx";
import { ScreenOnItsWay } from "./ScreenOnItsWay.tsx";
import { toSettingsPart } from "../app/settings-parts.ts";
import { ROUTES, to } from "../app/routes.ts";

// All screens except the overview load when opened.
const FirstStart = lazy(() => import("../screens/start/FirstStart.tsx"));
const NewWorkspace = lazy(() => import("../screens/workspace/NewWorkspace.tsx"));
const WorkspaceScreen = lazy(() => import("../screens/workspace/WorkspaceScreen.tsx"));
const NumberScreen = lazy(() => import("../screens/number/NumberScreen.tsx"));
const MigrateHome = lazy(() => import("../screens/migrate/MigrateHome.tsx"));
const MoveScreen = lazy(() => import("../screens/move/MoveScreen.tsx"));
const RunScreen = lazy(() => import("../screens/run/RunScreen.tsx"));
const CertificateScreen = lazy(() => import("../screens/migration-certificate/CertificateScreen.tsx"));
const WebhooksOverview = lazy(() => import("../screens/webhooks/overview/WebhooksOverview.tsx"));
const WebhookTest = lazy(() => import("../screens/webhooks/test/WebhookTest.tsx"));
const WebhookRoutes = lazy(() => import("../screens/webhooks/routes/WebhookRoutes.tsx"));
const WebhookEndpoint = lazy(() => import("../screens/webhooks/endpoint/WebhookEndpoint.tsx"));
const EventsScreen = lazy(() => import("../screens/events/EventsScreen.tsx"));
const CutoverScreen = lazy(() => import("../screens/events/cutover/CutoverScreen.tsx"));
const ToolsHome = lazy(() => import("../screens/tools/ToolsHome.tsx"));
const BatchScreen = lazy(() => import("../screens/tools/batch/BatchScreen.tsx"));
const LintScreen = lazy(() => import("../screens/tools/lint/LintScreen.tsx"));
const AllowlistScreen = lazy(() => import("../screens/tools/allowlist/AllowlistScreen.tsx"));
const TrafficTool = lazy(() => import("../screens/tools/traffic/TrafficTool.tsx"));
const NetworkTool = lazy(() => import("../screens/tools/network/NetworkTool.tsx"));
const ShardsTool = lazy(() => import("../screens/tools/shards/ShardsTool.tsx"));
const TranslateScreen = lazy(() => import("../screens/tools/translate/TranslateScreen.tsx"));
const CheckReport = lazy(() => import("../screens/tools/report/CheckReport.tsx"));
const ApiDocument = lazy(() => import("../screens/tools/api/ApiDocument.tsx"));
const OpenedFile = lazy(() => import("../screens/opened/OpenedFile.tsx"));
const History = lazy(() => import("../screens/history/History.tsx"));
const Connections = lazy(() => import("../screens/connections/Connections.tsx"));
const ScenariosScreen = lazy(() => import("../screens/practice/ScenariosScreen.tsx"));
const PracticeScreen = lazy(() => import("../screens/practice/PracticeScreen.tsx"));
const SettingsScreen = lazy(() => import("../screens/settings/SettingsScreen.tsx"));
const About = lazy(() => import("../screens/about/About.tsx"));

/** The screens by URL. */
export function Screens() {
  const [path] = useLocation();
  return (
    <ScreenBoundary key={path}>
      <Suspense fallback={<ScreenOnItsWay />}>
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
      </Suspense>
    </ScreenBoundary>
  );
}

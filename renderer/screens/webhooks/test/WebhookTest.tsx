import { NativeSelect } from "@mantine/core";
import { useEffect, useState } from "react";
import { Link, useLocation, useParams } from "wouter";
import { spoken } from "../../../../shared/phone.ts";
import type { TestState } from "../../../../shared/webhook/connectivity-test.ts";
import type { Workspace, WorkspaceNumber } from "../../../../shared/workspace/workspace.ts";
import { to } from "../../../app/routes.ts";
import { useWebhookStores } from "../../../app/use-webhook-stores.ts";
import { isAskedAnew, runAsking } from "../../../components/proof/anew.ts";
import { ScenarioGuide } from "../../../components/practice/ScenarioGuide.tsx";
import { Card } from "../../../components/screen/Card.tsx";
import { AsyncView } from "../../../components/screen/AsyncView.tsx";
import { visible } from "../../../../shared/visible.ts";
import { newestTest, type Tests } from "../../../stores/tests.ts";
import { dotted } from "../../../wording/dotted.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import type { WindowTranslate } from "../../../wording/window-translate.ts";
import { UnrestoredBanner } from "../parts/UnrestoredBanner.tsx";
import { useWorkspaceOf } from "../parts/use-workspace-of.ts";
import { WebhookFrame } from "../../../components/webhooks/WebhookFrame.tsx";
import { StartTest } from "./StartTest.tsx";
import { TestLead } from "./TestLead.tsx";
import { testTitle } from "./test-title.ts";
import { TestProgress } from "./TestProgress.tsx";
import forms from "../../../components/forms/forms.module.css";

/** Runs the guided test: a real message has to arrive, and callback URLs are restored afterwards. */
export default function WebhookTest() {
  const t = useTranslation();
  const { tests } = useWebhookStores();
  const [shown, setShown] = useState<TestState>();
  return (
    <WebhookFrame title={testTitle(t, shown)} lead={<TestLead test={shown} />}>
      {(workspace) => (
        <>
          <ScenarioGuide at={{ kind: "test" }} />
          <AsyncView feed={tests}>
            {(known) => <Tested workspace={workspace} tests={known} onShown={setShown} />}
          </AsyncView>
        </>
      )}
    </WebhookFrame>
  );
}

type TestedProps = {
  readonly workspace: Workspace;
  readonly tests: Tests;
  /** Gets the test that is shown; undefined while none is. */
  readonly onShown: (test: TestState | undefined) => void;
};

function Tested({ workspace: current, tests, onShown }: TestedProps) {
  const t = useTranslation();
  const [, go] = useLocation();
  const { number: asked } = useParams();
  const workspace = useWorkspaceOf(current, asked);
  const running = newestTest(tests, (one) => one.receiver === workspace.id && one.phase !== "ended");
  const wanted = asked ?? running?.phoneNumberId ?? workspace.numbers[0]?.phoneNumberId;
  const number = workspace.numbers.find(({ phoneNumberId }) => phoneNumberId === wanted);
  if (number === undefined)
    return (
      <Card>
        <p>{t("window.webhooks.answer.noNumber")}</p>
        <Link href={to.workspace(workspace.id)} className={forms["link"] ?? ""}>
          {t("window.webhooks.answer.addNumber")}
        </Link>
      </Card>
    );
  const newest = newestTest(
    tests,
    (one) => one.receiver === workspace.id && one.phoneNumberId === number.phoneNumberId,
  );
  return (
    <>
      {newest === undefined || newest.phase === "ended" ? <UnrestoredBanner /> : null}
      {workspace.numbers.length < 2 ? null : (
        <NativeSelect
          label={t("window.webhooks.test.number")}
          maw={440}
          value={number.phoneNumberId}
          data={workspace.numbers.map((one) => ({ value: one.phoneNumberId, label: nameOf(t, one) }))}
          onChange={(event) => go(to.webhookTest(event.currentTarget.value))}
        />
      )}
      <NumberTest
        key={number.phoneNumberId}
        workspace={workspace}
        number={number}
        newest={newest}
        elsewhere={running === newest ? undefined : running}
        onShown={onShown}
      />
    </>
  );
}

type NumberTestProps = {
  readonly workspace: Workspace;
  readonly number: WorkspaceNumber;
  readonly newest: TestState | undefined;
  /** A test in progress of another number of this workspace. */
  readonly elsewhere: TestState | undefined;
  readonly onShown: TestedProps["onShown"];
};

function NumberTest({ workspace, number, newest, elsewhere, onShown }: NumberTestProps) {
  const t = useTranslation();
  // A link from a screen that lacks evidence asks for a new test instead of the last one.
  const [anew, setAnew] = useState(() =>
    isAskedAnew(window.history.state) && newest?.phase === "ended" ? newest.test : undefined,
  );
  const shown = newest !== undefined && anew !== newest.test ? newest : undefined;
  const [run] = useState(() => runAsking(window.history.state));
  useEffect(() => {
    onShown(shown);
    return () => onShown(undefined);
  }, [onShown, shown]);
  return (
    <>
      {run === undefined ? null : (
        <Link href={to.run(run)} className={forms["link"] ?? ""}>
          {t("window.webhooks.test.backToRun")}
        </Link>
      )}
      {elsewhere === undefined ? null : (
        <Card>
          <p>{t("window.webhooks.test.elsewhere")}</p>
          <Link href={to.webhookTest(elsewhere.phoneNumberId)} className={forms["link"] ?? ""}>
            {t("window.webhooks.test.toElsewhere")}
          </Link>
        </Card>
      )}
      {shown === undefined ? (
        elsewhere === undefined ? (
          <StartTest workspace={workspace} number={number} />
        ) : null
      ) : (
        <TestProgress
          test={shown}
          spoken={spoken(number.cc, number.phoneNumber)}
          onAgain={() => setAnew(shown.test)}
        />
      )}
    </>
  );
}

function nameOf(t: WindowTranslate, { cc, phoneNumber, displayName }: WorkspaceNumber): string {
  const heard = spoken(cc, phoneNumber);
  return dotted(t, displayName === undefined ? [heard] : [heard, visible(displayName, 60)]);
}

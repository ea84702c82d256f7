import { Link } from "wouter";
import type { TestState } from "../../../../shared/webhook/connectivity-test.ts";
import { to } from "../../../app/routes.ts";
import { usePart } from "../../../app/use-feed.ts";
import { useWebhookStores } from "../../../app/use-webhook-stores.ts";
import { useStores } from "../../../app/window-context.tsx";
import { newestTest } from "../../../stores/tests.ts";
import { localTime } from "../../../wording/local-time.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import { Notice } from "../parts/Notice.tsx";
import { useSpoken } from "../parts/use-spoken.ts";
import { restorationOf } from "../../../../shared/webhook/test-outcome.ts";
import forms from "../../../components/forms/forms.module.css";

/**
 * Lists tests that were interrupted because the program ended, until their number is tested again. Renders
 * nothing if there are none.
 */
export function InterruptedBanner() {
  const { tests } = useWebhookStores();
  const known = usePart(tests, (all) => all);
  const shown = [...(known?.values() ?? [])].filter(
    (one) =>
      one.interrupted === true &&
      newestTest(known, ({ phoneNumberId }) => phoneNumberId === one.phoneNumberId) === one,
  );
  return shown.map((one) => <Interrupted key={one.test} one={one} />);
}

function Interrupted({ one }: { readonly one: TestState }) {
  const t = useTranslation();
  const number = useSpoken(one.number);
  const { workspaces } = useStores();
  // A terminal command may test a number of no workspace, which has no screen here.
  const hasScreen = usePart(workspaces, (list) => list.workspaces.some(({ id }) => id === one.receiver));
  const isChanged = restorationOf(one) === "left-as-changed";
  const time = localTime(t.language, one.endedAt ?? one.startedAt);
  return (
    <Notice meaning={isChanged ? "attention" : "unknown"}>
      <strong>{t("window.webhooks.interrupted.title", { number })}</strong>
      <p>
        {t(`window.webhooks.interrupted.${isChanged ? "changed" : "givenBack"}`, { time })}{" "}
        {t("window.webhooks.interrupted.notKnown")}
      </p>
      {hasScreen === true ? (
        <Link href={to.webhookTest(one.phoneNumberId)} className={forms["link"] ?? ""}>
          {t("window.webhooks.interrupted.see")}
        </Link>
      ) : null}
    </Notice>
  );
}

import { requestsOf, type RequestsAbout, type ShownRequest } from "../../../shared/migration/requests.ts";
import type { StepName } from "../../../shared/migration/step.ts";
import type { TimelineEntry } from "../../../shared/migration/timeline.ts";
import type { Loadable } from "../../stores/loadable.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./StepList.module.css";
import { TimelineEvent, type StepEventLine } from "./TimelineEvent.tsx";
import { useDomainWords } from "./use-domain-words.ts";

type StepDetailProps = {
  readonly step: StepName;
  readonly story: Loadable<readonly TimelineEntry[]>;
  /** Undefined until the data that the requests depend on is loaded. */
  readonly about: RequestsAbout | undefined;
};

/** Collapsible: the requests sent for a step, with placeholders for secrets, and every response. */
export function StepDetail({ step, story, about }: StepDetailProps) {
  const t = useTranslation();
  const name = useDomainWords().step(step).name;
  const requests = about === undefined ? [] : requestsOf(step, about);
  return (
    <details className={classes["detail"]}>
      <summary aria-label={t("window.run.detail.open", { step: name })}>
        {t("window.run.detail.summary")}
      </summary>
      {requests.length === 0 ? null : <Requests requests={requests} />}
      <StepStory step={step} story={story} />
    </details>
  );
}

function StepStory({ step, story }: Pick<StepDetailProps, "step" | "story">) {
  const t = useTranslation();
  const name = useDomainWords().step(step).name;
  if (story.kind === "loading") return <p role="status">{t("window.run.detail.reading")}</p>;
  if (story.kind === "failed") return <p role="alert">{t("window.run.detail.failed")}</p>;
  const lines = story.value.filter((line): line is StepEventLine => "step" in line && line.step === step);
  if (lines.length === 0) return <p>{t("window.run.detail.none")}</p>;
  return (
    <ol className={classes["lines"]} aria-label={t("window.run.detail.list", { step: name })}>
      {lines.map((line, index) => (
        // Two lines may have the same time and kind; the index is stable because a journal only grows.
        // oxlint-disable-next-line react/no-array-index-key
        <TimelineEvent key={`${line.at} ${line.kind} ${index}`} line={line} />
      ))}
    </ol>
  );
}

function Requests({ requests }: { readonly requests: readonly ShownRequest[] }) {
  const t = useTranslation();
  return (
    <section aria-label={t("window.run.detail.request")}>
      {requests.map((request) => (
        <pre className={classes["request"]} key={`${request.api} ${request.method} ${request.path}`}>
          {requestText(request)}
        </pre>
      ))}
      <p className={classes["what"]}>{t("window.run.detail.requestNote")}</p>
    </section>
  );
}

function requestText({ method, path, body }: ShownRequest): string {
  const first = `${method} ${path}`;
  return body === undefined ? first : `${first}\n${JSON.stringify(body, null, 2)}`;
}

import { SegmentedControl, Textarea, TextInput } from "@mantine/core";
import { useId, useMemo, useState } from "react";
import { EGRESS_SHELLS, egressCommands, isContainerName } from "../../../../shared/egress/commands.ts";
import { egressOutcome, type EgressFinding, type EgressOutcome } from "../../../../shared/egress/finding.ts";
import { readEgress } from "../../../../shared/egress/read-egress.ts";
import { EgressHosts, targetsFor } from "../../../../shared/egress/target.ts";
import { visible } from "../../../../shared/visible.ts";
import { useChangeSettings } from "../../../app/use-change-settings.ts";
import { usePart } from "../../../app/use-feed.ts";
import { useSettingsStore } from "../../../app/window-context.tsx";
import { RawText } from "../../../components/payload/RawText.tsx";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { Card } from "../../../components/screen/Card.tsx";
import { LeadFacts } from "../../../components/screen/LeadFacts.tsx";
import { Screen } from "../../../components/screen/Screen.tsx";
import { StatusBadge, type Meaning } from "../../../components/status/StatusMark.tsx";
import { CopyButton } from "../../../components/text/CopyButton.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "../helpers.module.css";

const NO_HOSTS: readonly string[] = [];

/** Gives commands for the client's host, and tells what they printed there. */
export default function NetworkTool() {
  const t = useTranslation();
  const kept = usePart(useSettingsStore(), ({ egressHosts }) => egressHosts);
  const hosts = kept ?? NO_HOSTS;
  const [printed, setPrinted] = useState("");
  const findings = useMemo(() => (printed.trim() === "" ? [] : readEgress(printed, hosts)), [printed, hosts]);
  const outcome = printed.trim() === "" ? undefined : egressOutcome(findings);
  return (
    <Screen
      title={t(outcome === undefined ? "window.tools.of.network.title" : `egress.outcome.${outcome}`)}
      lead={
        outcome === undefined ? (
          t("window.tools.network.lead")
        ) : (
          <LeadFacts
            certainty={{ meaning: MEANINGS[outcome], word: t(`window.tools.network.outcome.${outcome}`) }}
          >
            <span>{t(`egress.means.${outcome}`)}</span>
          </LeadFacts>
        )
      }
    >
      <Card title={t("window.tools.network.try")}>
        <div className={classes["form"]}>
          {kept === undefined ? null : <Hosts key={kept.join()} hosts={kept} />}
          {hosts.length === 0 ? null : <Commands hosts={hosts} />}
        </div>
      </Card>
      <Card title={t("window.tools.network.paste")}>
        <Textarea
          label={t("window.tools.network.pasteHere")}
          description={t("window.tools.network.pasteHint")}
          rows={8}
          spellCheck={false}
          dir="ltr"
          classNames={{ input: "sw-mono" }}
          value={printed}
          onChange={(event) => setPrinted(event.currentTarget.value)}
        />
      </Card>
      {findings.length === 0 ? null : (
        <Card title={t("window.tools.network.found")}>
          <Findings findings={findings} />
        </Card>
      )}
    </Screen>
  );
}

const MEANINGS: Readonly<Record<EgressOutcome, Meaning>> = {
  open: "proven",
  limited: "attention",
  blocked: "stopped",
  "not-told": "unknown",
};

/** The hosts of the setting, saved when the field is left. */
function Hosts({ hosts }: { readonly hosts: readonly string[] }) {
  const t = useTranslation();
  const { change, problem } = useChangeSettings();
  const [text, setText] = useState(hosts.join(", "));
  const typed = text.split(/[\s,;]+/).filter((one) => one !== "");
  const read = EgressHosts.safeParse(typed);
  const save = (): void => {
    if (!read.success) return;
    const wanted = [...new Set(read.data)];
    if (wanted.join() !== hosts.join()) change({ egressHosts: wanted });
  };
  return (
    <>
      <TextInput
        label={t("window.tools.network.hosts")}
        description={t("window.tools.network.hostsHint")}
        placeholder="chat.example, media.chat.example"
        value={text}
        spellCheck={false}
        dir="ltr"
        error={read.success ? undefined : t("window.tools.network.noHost")}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === "Enter") save();
        }}
      />
      {problem === undefined ? null : <ProblemCard problem={problem} />}
    </>
  );
}

function Commands({ hosts }: { readonly hosts: readonly string[] }) {
  const t = useTranslation();
  const id = useId();
  const [shell, setShell] = useState<(typeof EGRESS_SHELLS)[number]>("linux");
  const [container, setContainer] = useState("");
  const isReady = shell !== "docker" || isContainerName(container);
  const script = egressCommands(targetsFor(hosts), shell, container);
  return (
    <>
      <SegmentedControl
        aria-label={t("window.tools.network.shell")}
        value={shell}
        onChange={(value) => setShell(EGRESS_SHELLS.find((one) => one === value) ?? "linux")}
        data={EGRESS_SHELLS.map((value) => ({ value, label: t(`window.tools.network.shells.${value}`) }))}
      />
      {shell === "docker" ? (
        <TextInput
          label={t("window.tools.network.container")}
          value={container}
          spellCheck={false}
          dir="ltr"
          error={container === "" || isReady ? undefined : t("window.tools.network.noContainer")}
          onChange={(event) => setContainer(event.currentTarget.value)}
        />
      ) : null}
      {isReady ? (
        <>
          <p id={id} className={classes["source"]}>
            {t("egress.commands.harmless")} {t(`egress.commands.where.${shell}`)}
          </p>
          <RawText text={script} label={t("window.tools.network.script")} />
          <CopyButton content="plain" text={script} label={t("window.tools.network.copy")} wordy />
        </>
      ) : null}
    </>
  );
}

function Findings({ findings }: { readonly findings: readonly EgressFinding[] }) {
  const t = useTranslation();
  return (
    <table className={classes["table"]}>
      <thead>
        <tr>
          <th scope="col">{t("window.tools.network.target")}</th>
          <th scope="col">{t("window.tools.network.state")}</th>
          <th scope="col">{t("window.tools.network.why")}</th>
        </tr>
      </thead>
      <tbody>
        {findings.map(({ host, port, state, issuer, evidence, line = 0 }) => (
          <tr key={`${host} ${port}`}>
            <td className="sw-mono" dir="ltr">
              {visible(host, 253)}:{port}
            </td>
            <td>
              <StatusBadge meaning={meaningOf(state)} word={t(`egress.state.${state}`)} />
            </td>
            <td>
              {t(`egress.why.${state}`)}
              {issuer === undefined ? null : (
                <small>{t("egress.issuer", { issuer: visible(issuer, 300) })}</small>
              )}
              {evidence === undefined ? null : (
                <small>{t("egress.evidence", { line, evidence: visible(evidence, 300) })}</small>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function meaningOf(state: EgressFinding["state"]): Meaning {
  if (state === "reachable") return "proven";
  return state === "not-told" || state === "no-tool" || state === "tls-not-told" ? "unknown" : "stopped";
}

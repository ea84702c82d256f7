import { Button, Checkbox } from "@mantine/core";
import { useState } from "react";
import { usePress } from "../../../components/forms/use-press.ts";
import { useDomainWords } from "../../../components/run/use-domain-words.ts";
import { Card } from "../../../components/screen/Card.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import type { QuestionProps } from "./question-props.ts";

/** Asks, for a migration to on-premises, whether any system still sends messages through the number. */
export function SendingPausedQuestion({ run, actions }: QuestionProps) {
  const t = useTranslation();
  const [paused, setPaused] = useState(false);
  const { title, why } = useDomainWords().question(run, "sending-paused");
  const go = usePress({
    ready: paused && actions.live,
    waits: actions.busy !== undefined,
    failed: actions.problem !== undefined,
    onGo: () => actions.confirm("sending-paused"),
  });
  return (
    <Card title={title}>
      <p>{why}</p>
      <Checkbox
        mt="sm"
        checked={paused}
        onChange={(event) => setPaused(event.currentTarget.checked)}
        label={t("window.run.ask.sending.accept")}
      />
      <Button mt="md" disabled={!paused || !actions.live} loading={go.busy} onClick={go.press}>
        {t("window.run.ask.sending.go")}
      </Button>
    </Card>
  );
}

import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { FAMILIES, Family, type AllowlistState } from "../../../../shared/allowlist/allowlist.ts";
import {
  asNumbersText,
  readAsNumbers,
  readRegistry,
  registryText,
} from "../../../../shared/allowlist/read-input.ts";
import { runInBackground } from "../../../app/in-background.ts";
import { useConnection } from "../../../app/use-feed.ts";
import { Form } from "../../../components/forms/Form.tsx";
import { Card } from "../../../components/screen/Card.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import formClasses from "../../../components/forms/forms.module.css";
import classes from "./allowlist.module.css";
import type { ListChoice, Refresh } from "./use-refresh.ts";

type RefreshFormProps = {
  readonly state: AllowlistState;
  readonly refresh: Refresh;
  /** Called with the list that the registry is asked for. */
  readonly onAsk: (choice: ListChoice) => void;
};

/** What to ask which registry for. Begins with what was asked last. */
export function RefreshForm({ state, refresh, onAsk }: RefreshFormProps) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const [asnText, setAsnText] = useState(asNumbersText(state.asns));
  const [family, setFamily] = useState<Family>(state.family);
  const [registry, setRegistry] = useState(registryText(state.registry));
  const asns = readAsNumbers(asnText);
  const server = state.sandboxOnly ? state.registry : readRegistry(registry);
  const ask = (keep: boolean): void => {
    if (asns === undefined || server === undefined || !live) return;
    const choice = { asns: [...new Set(asns)].toSorted((a, b) => a - b), family };
    onAsk(choice);
    runInBackground(refresh.ask({ ...choice, registry: server, keep }));
  };
  const disabled = !live || asns === undefined || server === undefined;
  return (
    <Card title={t("window.allowlist.ask.title")}>
      <Form wide onSubmit={() => ask(true)}>
        <div className={classes["fields"]}>
          <TextInput
            label={t("window.allowlist.ask.asns")}
            description={t("window.allowlist.ask.asnsHint")}
            value={asnText}
            error={asnText.trim() !== "" && asns === undefined ? t("window.allowlist.ask.asnsWrong") : null}
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            onChange={(event) => setAsnText(event.currentTarget.value)}
          />
          <NativeSelect
            label={t("window.allowlist.ask.family")}
            description={t("window.allowlist.ask.familyHint")}
            value={family}
            data={FAMILIES.map((value) => ({ value, label: t(`window.allowlist.family.${value}`) }))}
            onChange={(event) => setFamily(Family.parse(event.currentTarget.value))}
          />
          <TextInput
            label={t("window.allowlist.ask.registry")}
            description={t(
              state.sandboxOnly ? "window.allowlist.ask.sandboxOnly" : "window.allowlist.ask.registryHint",
            )}
            value={state.sandboxOnly ? registryText(state.registry) : registry}
            error={server === undefined ? t("window.allowlist.ask.registryWrong") : null}
            disabled={state.sandboxOnly}
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            onChange={(event) => setRegistry(event.currentTarget.value)}
          />
        </div>
        <div className={formClasses["buttons"]}>
          <Button type="submit" loading={refresh.busy} disabled={disabled}>
            {t("window.allowlist.ask.refresh")}
          </Button>
          <Button variant="default" disabled={disabled || refresh.busy} onClick={() => ask(false)}>
            {t("window.allowlist.ask.compare")}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

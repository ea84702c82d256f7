import { Button, Group, TextInput } from "@mantine/core";
import { useState } from "react";
import { DialectChoice } from "../../../shared/platform/dialect.ts";
import { useChangeSettings } from "../../app/use-change-settings.ts";
import { useConnection } from "../../app/use-feed.ts";
import { Form } from "../../components/forms/Form.tsx";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./Settings.module.css";

type Member = keyof DialectChoice;

/** Sets the brand prefix and version for new workspaces. Existing workspaces keep their own. */
export function DialectDefaults({ dialect }: { readonly dialect: DialectChoice }) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const [typed, setTyped] = useState<DialectChoice>(dialect);
  const [refused, setRefused] = useState<readonly Member[]>([]);
  const { change, problem } = useChangeSettings();
  const changed = typed.brand !== dialect.brand || typed.apiVersion !== dialect.apiVersion;
  const onSubmit = (): void => {
    const parsed = DialectChoice.safeParse({
      brand: typed.brand.trim(),
      apiVersion: typed.apiVersion.trim(),
    });
    if (!parsed.success) {
      setRefused(parsed.error.issues.map(({ path }) => (path[0] === "brand" ? "brand" : "apiVersion")));
      return;
    }
    setRefused([]);
    setTyped(parsed.data);
    change({ dialect: parsed.data });
  };
  const field = (member: Member) => (
    <TextInput
      label={t(`window.settings.dialect.${member}`)}
      description={t(`window.settings.dialect.${member}Hint`)}
      value={typed[member]}
      spellCheck={false}
      dir="ltr"
      autoComplete="off"
      error={refused.includes(member) ? t(`window.settings.dialect.${member}Wrong`) : undefined}
      onChange={(event) => setTyped({ ...typed, [member]: event.currentTarget.value })}
    />
  );
  return (
    <Card title={t("window.settings.dialect.title")}>
      <Form onSubmit={onSubmit} className={classes["fields"]}>
        <p className={classes["hint"]}>{t("window.settings.dialect.text")}</p>
        {field("brand")}
        {field("apiVersion")}
        {problem === undefined ? null : <ProblemCard problem={problem} />}
        <Group justify="flex-end">
          <Button type="submit" variant="default" disabled={!live || !changed}>
            {t("window.settings.dialect.save")}
          </Button>
        </Group>
      </Form>
    </Card>
  );
}

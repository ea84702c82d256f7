import { Button } from "@mantine/core";
import { useLocation } from "wouter";
import { to } from "../../app/routes.ts";
import { Empty } from "../../components/screen/AsyncView.tsx";
import { Screen } from "../../components/screen/Screen.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";

/** Shown for a URL that matches no screen. */
export function NotFound() {
  const t = useTranslation();
  const [, go] = useLocation();
  return (
    <Screen title={t("window.notFound.title")}>
      <Empty
        text={t("window.notFound.text")}
        action={<Button onClick={() => go(to.overview())}>{t("window.notFound.do")}</Button>}
      />
    </Screen>
  );
}

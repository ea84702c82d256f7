import { Link } from "wouter";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { to } from "../../app/routes.ts";
import { HappenedList } from "../../components/activity/HappenedList.tsx";
import { useHappened } from "../../components/activity/use-happened.ts";
import { Card } from "../../components/screen/Card.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import forms from "../../components/forms/forms.module.css";

const MOST = 5;

/** What happened last to the numbers of a workspace. */
export function Activity({ workspace }: { readonly workspace: Workspace }) {
  const t = useTranslation();
  const happened = useHappened(workspace.id, workspace.numbers);
  return (
    <Card
      title={t("window.overview.activity.title")}
      aside={
        <Link href={to.history()} className={forms["link"] ?? ""}>
          {t("window.overview.activity.all")}
        </Link>
      }
    >
      {happened.length === 0 ? (
        <p className="sw-quiet">{t("window.overview.activity.none")}</p>
      ) : (
        <HappenedList happened={happened.slice(0, MOST)} />
      )}
    </Card>
  );
}

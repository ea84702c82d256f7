import { withoutOurMarks } from "../../../shared/wording/isolates.ts";
import { codeRequest } from "../../../shared/wording/letters.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { Card } from "../screen/Card.tsx";
import { CopyButton } from "../text/CopyButton.tsx";
import classes from "./CodeEntry.module.css";

type PhoneHolderProps = { readonly spoken: string; readonly method: "sms" | "voice" };

/** A text to send to the person who has the phone. It contains no secret. */
export function PhoneHolder({ spoken, method }: PhoneHolderProps) {
  const t = useTranslation();
  const [ask, warning] = codeRequest(t, { spoken, method });
  return (
    <Card title={t("window.code.holder.title")}>
      <p className="sw-quiet">{t("window.code.holder.lead")}</p>
      <blockquote className={classes["quote"]}>
        {ask}
        <br />
        {warning}
      </blockquote>
      <CopyButton
        content="plain"
        text={withoutOurMarks(`${ask}\n\n${warning}`)}
        label={t("window.code.holder.copy")}
        wordy
      />
    </Card>
  );
}

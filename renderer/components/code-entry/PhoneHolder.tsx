import { useTranslation } from "../../wording/use-translation.tsx";
import { Card } from "../screen/Card.tsx";
import { CopyButton } from "../text/CopyButton.tsx";
import classes from "./CodeEntry.module.css";

type PhoneHolderProps = { readonly spoken: string; readonly method: "sms" | "voice" };

/** Words to send to whoever holds the phone. No secret stands in them. */
export function PhoneHolder({ spoken, method }: PhoneHolderProps) {
  const t = useTranslation();
  const text = t(`window.code.holder.text.${method}`, { spoken });
  return (
    <Card title={t("window.code.holder.title")}>
      <p className="sw-quiet">{t("window.code.holder.lead")}</p>
      <blockquote className={classes["quote"]}>{text}</blockquote>
      <CopyButton text={text} label={t("window.code.holder.copy")} wordy />
    </Card>
  );
}

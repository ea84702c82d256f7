import { useSay } from "../../wording/use-say.tsx";
import { Card } from "../screen/Card.tsx";
import { CopyButton } from "../text/CopyButton.tsx";
import classes from "./CodeEntry.module.css";

type PhoneHolderProps = { readonly spoken: string; readonly method: "sms" | "voice" };

/** Words to send to whoever holds the phone. No secret stands in them. */
export function PhoneHolder({ spoken, method }: PhoneHolderProps) {
  const say = useSay();
  const text = say(`window.code.holder.text.${method}`, { spoken });
  return (
    <Card title={say("window.code.holder.title")}>
      <p className="sw-quiet">{say("window.code.holder.lead")}</p>
      <blockquote className={classes["quote"]}>{text}</blockquote>
      <CopyButton text={text} label={say("window.code.holder.copy")} wordy />
    </Card>
  );
}

import { usePart } from "../../app/use-feed.ts";
import { useStores } from "../../app/window-context.tsx";
import type { PracticeState } from "../../../shared/practice/practice-state.ts";
import type { Feed } from "../../stores/feed.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { Age } from "../text/Age.tsx";
import { CopyButton } from "../text/CopyButton.tsx";
import { Untrusted } from "../text/Untrusted.tsx";
import classes from "./PracticePhone.module.css";
import { WriteToNumber } from "./WriteToNumber.tsx";

type PracticePhoneProps = {
  /** True if the user can write to the Practice number with it. */
  readonly writes?: boolean;
};

/** The Practice phone, showing the last registration code. Renders nothing outside Practice. */
export function PracticePhone({ writes = false }: PracticePhoneProps) {
  const { practice } = useStores();
  return practice === undefined ? null : <Phone practice={practice} writes={writes} />;
}

type PhoneProps = { readonly practice: Feed<PracticeState>; readonly writes: boolean };

function Phone({ practice, writes }: PhoneProps) {
  const t = useTranslation();
  const message = usePart(practice, ({ phone }) => phone);
  return (
    <section className={classes["phone"]} aria-label={t("window.practice.phone.title")}>
      <div className={classes["head"]}>{t("window.practice.phone.title")}</div>
      <div className={classes["screen"]} aria-live="polite">
        {message === undefined ? (
          <p className={classes["none"]}>{t("window.practice.phone.none")}</p>
        ) : (
          <>
            <p className={classes["bubble"]}>
              {t("window.practice.phone.sms")}{" "}
              <strong className="sw-mono">
                <Untrusted text={message.code} most={32} />
              </strong>
            </p>
            <div className={classes["foot"]}>
              <Age at={message.at} />
              <CopyButton content="plain" text={message.code} label={t("window.practice.phone.copy")} />
            </div>
          </>
        )}
      </div>
      {writes ? <WriteToNumber /> : null}
    </section>
  );
}

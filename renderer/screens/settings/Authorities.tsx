import { Button, Checkbox, FileButton, Group } from "@mantine/core";
import { useEffect, useState } from "react";
import { MOST_AUTHORITY_CHARACTERS, type AuthoritiesState } from "../../../shared/network/authorities.ts";
import { localTime } from "../../../shared/wording/times.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useConnection, usePart } from "../../app/use-feed.ts";
import { useOperation } from "../../app/use-operation.ts";
import { useSettingsStore, useStores } from "../../app/window-context.tsx";
import { Fingerprint } from "../../components/certificate/Fingerprint.tsx";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { Card } from "../../components/screen/Card.tsx";
import { Untrusted } from "../../components/text/Untrusted.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./Settings.module.css";

const MOST = 500;
/** A file may hold a key or remarks besides; only its certificates are kept. */
const MOST_BYTES = 4 * MOST_AUTHORITY_CHARACTERS;

/** Which certificate authorities connections trust. Practice connects to nothing but this computer. */
export function Authorities() {
  const { realm } = useStores();
  return realm === "practice" ? null : <Chosen />;
}

/** Shows and changes which certificate authorities connections trust besides the public ones. */
function Chosen() {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const asked = useOperation("network.authorities");
  const change = useOperation("network.trust");
  const [state, setState] = useState<AuthoritiesState>();
  const [isTooLarge, setIsTooLarge] = useState(false);
  // Another window or the terminal may have chosen.
  const stored = usePart(useSettingsStore(), (settings) => JSON.stringify(settings.certificates));
  const { run: ask } = asked;
  useEffect(() => {
    if (!live) return;
    runInBackground(ask({}).then((answer) => (answer.ok ? setState(answer.value) : undefined)));
  }, [live, stored, ask]);
  const choose = (wanted: Parameters<typeof change.run>[0]): void => {
    setIsTooLarge(false);
    runInBackground(change.run(wanted).then((answer) => (answer.ok ? setState(answer.value) : undefined)));
  };
  const addFrom = async (file: File): Promise<void> => {
    if (file.size > MOST_BYTES) return setIsTooLarge(true);
    const pem = await file.text();
    // An empty file has no certificate, and is refused as such.
    choose({ pem: pem === "" ? " " : pem });
  };
  const problem = change.problem ?? asked.problem;
  const mayChange = live && state?.by === "user" && !change.busy;
  return (
    <Card title={t("window.authorities.title")} part="authorities">
      <div className={classes["fields"]}>
        <p className={classes["hint"]}>{t("window.authorities.text")}</p>
        {state === undefined ? null : (
          <>
            {state.by === "user" ? null : (
              <p className={classes["hint"]}>
                {t(state.by === "administrator" ? "managed.here" : "authorities.unknown")}
              </p>
            )}
            <Checkbox
              label={t("window.authorities.system")}
              checked={state.system}
              disabled={!mayChange}
              onChange={({ currentTarget: { checked } }) => choose({ system: checked })}
            />
            {state.added.length === 0 ? (
              <p className={classes["hint"]}>{t("authorities.none")}</p>
            ) : (
              <ul className={classes["items"]}>
                {state.added.map((authority) => (
                  <Added key={authority.sha256} {...authority} />
                ))}
              </ul>
            )}
            {state.by === "user" ? (
              <>
                <p className={classes["hint"]}>{t("window.authorities.warning")}</p>
                <Group gap="sm">
                  <FileButton
                    accept=".pem,.crt,.cer,application/x-pem-file"
                    onChange={(file) => file !== null && runInBackground(addFrom(file))}
                  >
                    {(props) => (
                      <Button {...props} variant="default" disabled={!mayChange}>
                        {t("window.authorities.choose")}
                      </Button>
                    )}
                  </FileButton>
                  {state.added.length === 0 ? null : (
                    <Button variant="subtle" disabled={!mayChange} onClick={() => choose({ pem: null })}>
                      {t("window.authorities.remove")}
                    </Button>
                  )}
                </Group>
              </>
            ) : null}
          </>
        )}
        {isTooLarge ? <p role="alert">{t("window.authorities.tooLarge")}</p> : null}
        {problem === undefined ? null : <ProblemCard problem={problem} />}
      </div>
    </Card>
  );
}

type AddedProps = AuthoritiesState["added"][number];

/** An authority from a file: whose it is, how long it is valid, and its fingerprint to compare. */
function Added({ subject, validTo, sha256 }: AddedProps) {
  const t = useTranslation();
  return (
    <li>
      <strong>
        <Untrusted text={subject} most={MOST} />
      </strong>
      <p className={classes["hint"]}>{t("window.network.client.until", { until: localTime(t, validTo) })}</p>
      <Fingerprint sha256={sha256} label={t("window.certificate.fingerprint")} />
    </li>
  );
}

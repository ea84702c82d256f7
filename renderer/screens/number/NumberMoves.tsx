import { Button } from "@mantine/core";
import { Link } from "wouter";
import type { Direction } from "../../../shared/migration/direction.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { spoken } from "../../../shared/phone.ts";
import { missingParts, type MissingPart } from "../../../shared/workspace/plan-for.ts";
import { runInBackground } from "../../app/in-background.ts";
import { to } from "../../app/routes.ts";
import type { ShownPlace } from "../../components/run/shown-place.ts";
import { LettersButton } from "../../components/letters/LettersButton.tsx";
import { lettersOfNumber, lettersOfRun } from "../../components/letters/letter-choices.ts";
import { Card } from "../../components/screen/Card.tsx";
import { useStoredLabels } from "../../components/secrets/use-stored-secret.ts";
import { useVaultGate } from "../../components/vault/use-vault-gate.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { toSection } from "../../app/workspace-section.ts";
import type { OneNumber } from "./one-number.ts";
import forms from "../../components/forms/forms.module.css";
import classes from "./number.module.css";

type NumberMovesProps = OneNumber & { readonly place: ShownPlace; readonly run: RunSnapshot | undefined };

/**
 * Shows the next possible action: the migration in the other direction, what it still needs, or the open
 * migration.
 */
export function NumberMoves({ workspace, number, place, run }: NumberMovesProps) {
  const t = useTranslation();
  if (run !== undefined && run.phase.kind !== "ended")
    return (
      <Card title={t("window.number.next.title")}>
        <p>{t("window.number.next.runOpen")}</p>
        <Button component={Link} href={to.run(run.run)}>
          {t("window.number.next.toRun")}
        </Button>
      </Card>
    );
  const directions: readonly Direction[] =
    place === "on-premises" ? ["to-cloud"] : place === "cloud" ? ["to-onprem"] : ["to-cloud", "to-onprem"];
  return (
    <Card title={t("window.number.next.title")}>
      {directions.length > 1 ? <p>{t("window.number.next.unknown")}</p> : null}
      <div className={classes["moves"]}>
        {directions.map((direction) => (
          <Move
            key={direction}
            workspace={workspace}
            number={number}
            direction={direction}
            likely={directions.length === 1}
          />
        ))}
      </div>
      {place === "cloud" || place === "on-premises" ? (
        <div className={classes["also"]}>
          <LettersButton
            spoken={spoken(number.cc, number.phoneNumber)}
            choices={[
              ...directions.flatMap((direction) =>
                lettersOfNumber({ workspace: workspace.id, phoneNumberId: number.phoneNumberId }, direction),
              ),
              ...(run === undefined ? [] : lettersOfRun(run)),
            ]}
          />
          <Button component={Link} href={to.webhookTest(number.phoneNumberId)} variant="default">
            {t("window.number.next.proveWebhooks")}
          </Button>
          <Button component={Link} href={to.cutover(number.phoneNumberId)} variant="default">
            {t("window.number.next.cutover")}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

type MoveProps = OneNumber & { readonly direction: Direction; readonly likely: boolean };

function Move({ workspace, number, direction, likely }: MoveProps) {
  const t = useTranslation();
  const labels = useStoredLabels();
  const { ensureOpen } = useVaultGate();
  const missing = missingParts(workspace, number, direction, labels ?? new Set());
  // While the vault is locked its secrets are unknown, so only missing connections are listed.
  const known = labels === undefined ? missing.filter(isConnection) : missing;
  const href = to.move(workspace.id, number.phoneNumberId, direction);
  if (known.length === 0)
    return (
      <div className={classes["move"]}>
        <Button component={Link} href={href} variant={likely ? "filled" : "default"}>
          {t(`window.number.move.${direction}`)}
        </Button>
        {labels === undefined ? (
          <p className="sw-quiet">
            {t("window.number.next.vaultShut")}{" "}
            <Button size="compact-sm" variant="subtle" onClick={() => runInBackground(ensureOpen())}>
              {t("window.secrets.openVault")}
            </Button>
          </p>
        ) : null}
      </div>
    );
  return (
    <div className={classes["move"]}>
      <p>{t(`window.number.missing.${direction}`)}</p>
      <ul>
        {known.map((part) => (
          <li key={part}>
            <MissingLink part={part} workspace={workspace.id} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const SECTION_OF = {
  cloud: "cloud",
  "cloud-token": "cloud",
  "app-secret": "cloud",
  "on-premises": "on-premises",
  "onprem-token": "on-premises",
  "onprem-password": "on-premises",
  "proxy-password": "network",
  "client-pfx": "network",
  "client-key": "network",
  "client-passphrase": "network",
} as const;

function MissingLink({ part, workspace }: { readonly part: MissingPart; readonly workspace: string }) {
  const t = useTranslation();
  const words = t(`window.number.missing.part.${part}`);
  if (part === "pin" || part === "cert")
    return (
      <button type="button" className={classes["jump"]} onClick={() => jumpTo(`number-${part}`)}>
        {words}
      </button>
    );
  return (
    <Link href={to.workspace(workspace)} state={toSection(SECTION_OF[part])} className={forms["link"] ?? ""}>
      {words}
    </Link>
  );
}

function jumpTo(id: string): void {
  const place = document.querySelector<HTMLElement>(`#${id}`);
  place?.scrollIntoView({ block: "center" });
  place?.querySelector<HTMLElement>("input, textarea, button")?.focus({ preventScroll: true });
}

function isConnection(part: MissingPart): boolean {
  return part === "cloud" || part === "on-premises";
}

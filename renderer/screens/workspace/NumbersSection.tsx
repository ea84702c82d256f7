import { Button, Table } from "@mantine/core";
import { useState } from "react";
import { Link } from "wouter";
import { spoken } from "../../../shared/phone.ts";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { to } from "../../app/routes.ts";
import { useConnection } from "../../app/use-feed.ts";
import { Untrusted } from "../../components/text/Untrusted.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { DiscoverDialog } from "./DiscoverDialog.tsx";
import { NumberDialog } from "./NumberDialog.tsx";
import forms from "../../components/forms/forms.module.css";
import classes from "./workspace.module.css";

type NumbersSectionProps = {
  readonly workspace: Workspace;
  /** Goes on once there are numbers. */
  readonly onDone: () => void;
};

/** Lists the numbers of a workspace, with two ways to add one. */
export function NumbersSection({ workspace, onDone }: NumbersSectionProps) {
  const t = useTranslation();
  const live = useConnection().kind === "live";
  const [adding, setAdding] = useState<
    { readonly way: "account" } | { readonly way: "hand"; readonly id: string }
  >();
  return (
    <>
      {workspace.numbers.length === 0 ? (
        <p>{t("window.workspace.numbers.empty")}</p>
      ) : (
        <NumbersTable workspace={workspace} />
      )}
      <div className={forms["actions"]}>
        <Button variant="default" disabled={!live} onClick={() => setAdding({ way: "hand", id: "" })}>
          {t("window.workspace.numbers.byHand")}
        </Button>
        <Button
          variant={workspace.numbers.length === 0 && workspace.cloud !== undefined ? "filled" : "default"}
          disabled={!live || workspace.cloud === undefined}
          onClick={() => setAdding({ way: "account" })}
        >
          {t("window.workspace.numbers.fromAccount")}
        </Button>
        {workspace.numbers.length === 0 ? null : (
          <Button onClick={onDone}>{t("window.workspace.connect.goOn")}</Button>
        )}
      </div>
      {workspace.cloud === undefined ? (
        <p className={classes["hint"]}>{t("window.workspace.numbers.needsCloud")}</p>
      ) : null}
      {adding?.way === "account" ? (
        <DiscoverDialog
          workspace={workspace}
          onClose={() => setAdding(undefined)}
          onByHand={(id) => setAdding({ way: "hand", id })}
        />
      ) : null}
      {adding?.way === "hand" ? (
        <NumberDialog workspace={workspace} id={adding.id} onClose={() => setAdding(undefined)} />
      ) : null}
    </>
  );
}

function NumbersTable({ workspace }: { readonly workspace: Workspace }) {
  const t = useTranslation();
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t("window.workspace.numbers.number")}</Table.Th>
          <Table.Th scope="col">{t("window.workspace.numbers.displayName")}</Table.Th>
          <Table.Th scope="col">{t("window.workspace.numbers.id")}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {workspace.numbers.map(({ phoneNumberId, cc, phoneNumber, displayName }) => (
          <Table.Tr key={phoneNumberId}>
            <Table.Td>
              <Link
                href={to.number(workspace.id, phoneNumberId)}
                className={`sw-mono ${forms["link"] ?? ""}`}
              >
                {spoken(cc, phoneNumber)}
              </Link>
            </Table.Td>
            <Table.Td>
              {displayName === undefined ? "–" : <Untrusted text={displayName} most={80} />}
            </Table.Td>
            <Table.Td className="sw-mono sw-break">{phoneNumberId}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

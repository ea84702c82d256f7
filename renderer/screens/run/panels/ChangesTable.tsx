import { Table } from "@mantine/core";
import { Fragment } from "react";
import type { FactChange } from "../../../../shared/migration/run-snapshot.ts";
import { Card } from "../../../components/screen/Card.tsx";
import { changeState, memberName } from "../../../../shared/wording/changes.ts";
import { StatusBadge, type Meaning } from "../../../components/status/StatusMark.tsx";
import { Untrusted } from "../../../components/text/Untrusted.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "./panels.module.css";

/**
 * Compares the number before and after, member by member; unexpected changes are marked by icon and text.
 */
export function ChangesTable({ changes }: { readonly changes: readonly FactChange[] }) {
  const t = useTranslation();
  return (
    <Card title={t("window.run.ended.changes.title")}>
      <ChangedFacts changes={changes} />
    </Card>
  );
}

/** The same comparison without a card around it. */
export function ChangedFacts({ changes }: { readonly changes: readonly FactChange[] }) {
  const t = useTranslation();
  return (
    <div className={classes["tableBox"]}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t("window.run.ended.changes.member")}</Table.Th>
            <Table.Th scope="col">{t("window.run.ended.changes.before")}</Table.Th>
            <Table.Th scope="col">{t("window.run.ended.changes.after")}</Table.Th>
            <Table.Th scope="col">{t("window.run.ended.changes.judged")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {changes.map((change) => {
            const word = changeState(change);
            return (
              <Table.Tr key={change.member}>
                <Table.Th scope="row">
                  <Member name={change.member} />
                </Table.Th>
                <Table.Td>
                  <Untrusted text={change.before} />
                </Table.Td>
                <Table.Td>
                  <Untrusted text={change.after} />
                </Table.Td>
                <Table.Td>
                  <StatusBadge meaning={MEANINGS[word]} word={t(`changes.${word}`)} />
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </div>
  );
}

/** Shows the compared member in plain words, with the platform's own name below. */
function Member({ name }: { readonly name: string }) {
  const t = useTranslation();
  const plain = memberName(t, name);
  if (plain === undefined) return <Untrusted text={name} />;
  return (
    <>
      {plain}
      <div className={`${classes["member"]} sw-mono sw-quiet`}>
        <Breakable name={name} />
      </div>
    </>
  );
}

/**
 * Shows the platform's name of a member, which may wrap after a period or an underscore, not within a word.
 */
function Breakable({ name }: { readonly name: string }) {
  return name.split(/(?<=[._])/).map((part) => (
    <Fragment key={part}>
      {part}
      {/[._]$/.test(part) ? <wbr /> : null}
    </Fragment>
  ));
}

const MEANINGS = {
  same: "proven",
  unexpected: "attention",
  changed: "left-out",
} as const satisfies Readonly<Record<ReturnType<typeof changeState>, Meaning>>;

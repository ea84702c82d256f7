import { Table } from "@mantine/core";
import { Fragment } from "react";
import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import { Card } from "../../../components/screen/Card.tsx";
import { comparedLines, type ComparedLine } from "../../../../shared/wording/changes.ts";
import { COMPARED_MEANINGS } from "../../../components/run/compared-meanings.ts";
import { StatusBadge } from "../../../components/status/StatusMark.tsx";
import { Untrusted } from "../../../components/text/Untrusted.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "./panels.module.css";

type Compared = Pick<RunSnapshot, "changes" | "untold">;

/**
 * Compares the number before and after, member by member; unexpected changes are marked by icon and text.
 */
export function ChangesTable({ run }: { readonly run: Compared }) {
  const t = useTranslation();
  return (
    <Card title={t("window.run.ended.changes.title")}>
      <ChangedFacts run={run} />
    </Card>
  );
}

/** The same comparison without a card around it: what differs first, each line with its explanation. */
export function ChangedFacts({ run }: { readonly run: Compared }) {
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
          {comparedLines(t, run).map((line) => (
            <Table.Tr key={line.member}>
              <Table.Th scope="row">
                <Member line={line} />
              </Table.Th>
              <Table.Td>
                <Untrusted text={line.before} />
              </Table.Td>
              <Table.Td>
                <Untrusted text={line.after} />
              </Table.Td>
              <Table.Td>
                <StatusBadge meaning={COMPARED_MEANINGS[line.state]} word={t(`changes.${line.state}`)} />
                <Explanation line={line} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

/** Why a member is as it is, and which templates differ. What is the same explains itself. */
function Explanation({ line }: { readonly line: ComparedLine }) {
  if (line.state === "same" || line.explanation === undefined) return null;
  return (
    <div className={`${classes["explanation"]} sw-quiet`}>
      {line.explanation}
      {line.templates.length === 0 ? null : (
        <ul>
          {line.templates.map((text) => (
            <li key={text}>
              <Untrusted text={text} most={200} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Shows the compared member in plain words, with the platform's own name below. */
function Member({ line }: { readonly line: ComparedLine }) {
  if (line.name === undefined) return <Untrusted text={line.member} />;
  return (
    <>
      {line.name}
      <div className={`${classes["member"]} sw-mono sw-quiet`}>
        <Breakable name={line.member} />
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

import { NativeSelect } from "@mantine/core";
import { useEffect, useState } from "react";
import { LIST_FORMATS, ListFormat } from "../../../../shared/allowlist/allowlist.ts";
import { useStores } from "../../../app/window-context.tsx";
import { RawText } from "../../../components/payload/RawText.tsx";
import { ProblemCard } from "../../../components/problem/ProblemCard.tsx";
import { SaveOrCopy } from "../../../components/save/SaveOrCopy.tsx";
import { Loading } from "../../../components/screen/AsyncView.tsx";
import { Card } from "../../../components/screen/Card.tsx";
import { callFor } from "../../../stores/call.ts";
import { loading, ready, type Loadable } from "../../../stores/loadable.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "./allowlist.module.css";
import type { ListChoice } from "./use-refresh.ts";

/** Name of the file that a format is saved as. */
const FILES: Readonly<Record<ListFormat, string>> = {
  cidr: "senders.txt",
  nginx: "senders.conf",
  nftables: "senders.nft",
  iptables: "senders-iptables.sh",
  ipset: "senders.ipset",
  ufw: "senders-ufw.sh",
  aws: "senders-aws.json",
  azure: "senders-azure.json",
  csv: "senders.csv",
  json: "senders.json",
};

type KeptListProps = { readonly choice: ListChoice; readonly at: string };

/** The last good list in the format that is chosen, to save or copy. */
export function KeptList({ choice, at }: KeptListProps) {
  const t = useTranslation();
  const [format, setFormat] = useState<ListFormat>("cidr");
  const content = useContent({ choice, at, format });
  return (
    <Card title={t("window.allowlist.list.title")}>
      <div className={classes["formats"]}>
        <NativeSelect
          label={t("window.allowlist.list.format")}
          value={format}
          data={LIST_FORMATS.map((value) => ({ value, label: t(`window.allowlist.format.${value}`) }))}
          onChange={(event) => setFormat(ListFormat.parse(event.currentTarget.value))}
        />
        {content.kind === "ready" ? (
          <SaveOrCopy
            text={content.value}
            file={FILES[format]}
            type="text/plain"
            save={t("window.allowlist.list.save")}
            copy={t("window.allowlist.list.copy")}
          />
        ) : null}
      </div>
      {content.kind === "failed" ? <ProblemCard problem={content.problem} /> : null}
      {content.kind === "loading" ? <Loading /> : null}
      {content.kind === "ready" ? (
        <RawText
          text={content.value}
          label={t("window.allowlist.list.shown", { format: t(`window.allowlist.format.${format}`) })}
        />
      ) : null}
    </Card>
  );
}

/** The list as text, read again whenever it changes or another format is chosen. */
function useContent({
  choice: { asns, family },
  at,
  format,
}: KeptListProps & { readonly format: ListFormat }): Loadable<string> {
  const { client } = useStores();
  const [content, setContent] = useState<Loadable<string>>(loading);
  const key = asns.join();
  useEffect(() => {
    let isCurrent = true;
    callFor(client, "allowlist.list", { asns: key.split(",").map(Number), family, format }).then(
      (answer) => {
        if (!isCurrent) return;
        setContent(
          answer.ok
            ? ready(answer.value.content ?? "", Date.now())
            : { kind: "failed", problem: answer.problem },
        );
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
    // `at` changes with the list.
  }, [at, client, family, format, key]);
  return content;
}

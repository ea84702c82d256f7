import { Button } from "@mantine/core";
import { IconCertificate } from "@tabler/icons-react";
import { Link } from "wouter";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { TimelineEntry } from "../../../shared/migration/timeline.ts";
import type { ProofChain } from "../../../shared/proof/chain.ts";
import { to } from "../../app/routes.ts";
import { ProblemCard } from "../../components/problem/ProblemCard.tsx";
import { SenderCard } from "../../components/proof/SenderCard.tsx";
import type { KnownChain } from "../../components/proof/use-chain.ts";
import type { ReverseMigration } from "../../components/run/use-run-plan.ts";
import { Card } from "../../components/screen/Card.tsx";
import type { Loadable } from "../../stores/loadable.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { Evidence } from "./Evidence.tsx";
import { Downtime } from "./panels/Downtime.tsx";

/** The button to the certificate: the primary action once nothing is missing. */
export function CertificateButton({
  run,
  chain,
}: {
  readonly run: RunSnapshot;
  readonly chain: ProofChain | undefined;
}) {
  const t = useTranslation();
  const all = chain?.links.every(({ state }) => state === "proven") === true;
  return (
    <Button
      component={Link}
      href={to.runCertificate(run.run)}
      variant={all ? "filled" : "default"}
      leftSection={<IconCertificate size={17} aria-hidden />}
    >
      {t("window.run.certificate")}
    </Button>
  );
}

type FinaleProps = {
  readonly run: RunSnapshot;
  readonly proof: KnownChain;
  readonly wayBack: Loadable<ReverseMigration>;
  readonly story: Loadable<readonly TimelineEntry[]>;
};

/** What follows a complete migration: its downtime, the evidence behind it, and the customer's own system. */
export function Finale({ run, proof: { chain, problem, take }, wayBack, story }: FinaleProps) {
  const t = useTranslation();
  const evidence = <Evidence run={run} chain={chain} wayBack={wayBack} story={story} />;
  return (
    <>
      {run.downtimeMs === undefined ? (
        <Card>
          <p>{t("window.run.ended.unmeasured")}</p>
          {evidence}
        </Card>
      ) : (
        <Downtime run={run} story={story}>
          {evidence}
        </Downtime>
      )}
      {/* The frame shows a lost link. */}
      {chain === undefined && problem?.kind === "named" ? <ProblemCard problem={problem} /> : null}
      {chain === undefined ? null : <SenderCard chain={chain} onTicked={take} />}
    </>
  );
}

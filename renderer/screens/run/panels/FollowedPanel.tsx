import { Button } from "@mantine/core";
import { Link } from "wouter";
import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import { to } from "../../../app/routes.ts";
import { ThreePartCard } from "../../../components/problem/ThreePartCard.tsx";
import { useDomainWords } from "../../../components/run/use-domain-words.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";

type FollowedPanelProps = { readonly run: RunSnapshot; readonly newer: NonNullable<RunSnapshot["newer"]> };

/**
 * Shows how a migration ended that a newer one of the same number has followed, with a link to the newer
 * one.
 */
export function FollowedPanel({ run, newer }: FollowedPanelProps) {
  const t = useTranslation();
  const words = useDomainWords();
  return (
    <ThreePartCard
      meaning="left-out"
      parts={words.run(run)}
      actions={
        newer.folder === undefined ? (
          <Button component={Link} href={to.run(newer.run)}>
            {t("window.run.followed.open")}
          </Button>
        ) : undefined
      }
    />
  );
}

/** Shows a migration whose journal can't be trusted: it can't go on, so nothing is offered. */
export function DamagedPanel({ run }: Pick<FollowedPanelProps, "run">) {
  return <ThreePartCard meaning="stopped" parts={useDomainWords().run(run)} />;
}

import { Button, Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import type { Feed } from "../../stores/feed.ts";
import { runInBackground } from "../../app/in-background.ts";
import { useFeed } from "../../app/use-feed.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import { ProblemCard } from "../problem/ProblemCard.tsx";
import { Card } from "./Card.tsx";
import { StaleNotice } from "./StaleNotice.tsx";

type LookProps<T> = {
  readonly feed: Feed<T>;
  /** Shown if there is no content yet: one sentence and one button. */
  readonly empty?: { readonly when: (value: T) => boolean; readonly show: ReactNode };
  readonly children: (value: T) => ReactNode;
};

/**
 * Shows a feed in each state: loading, failed, empty, ready, or ready and stale. The frame shows a lost
 * link.
 */
export function AsyncView<T>({ feed, empty, children }: LookProps<T>) {
  const t = useTranslation();
  const state = useFeed(feed);
  switch (state.kind) {
    case "loading":
      return <Loading />;
    case "failed":
      return (
        <ProblemCard
          problem={state.problem}
          actions={
            <Button variant="default" onClick={() => runInBackground(feed.refresh())}>
              {t("window.look.again")}
            </Button>
          }
        />
      );
    case "ready":
      return (
        <>
          <StaleNotice feed={feed} />
          {empty?.when(state.value) === true ? empty.show : children(state.value)}
        </>
      );
  }
}

/** Shown while content is read for the first time. */
export function Loading() {
  const t = useTranslation();
  return (
    <Card>
      <div role="status" aria-label={t("window.look.loading")}>
        <Skeleton height={14} width="40%" mb={12} />
        <Skeleton height={14} mb={12} />
        <Skeleton height={14} width="70%" />
      </div>
    </Card>
  );
}

type EmptyProps = { readonly text: string; readonly action?: ReactNode };

/** Shown if there is no content yet: one explaining sentence and one button. */
export function Empty({ text, action }: EmptyProps) {
  return (
    <Card>
      <p>{text}</p>
      {action}
    </Card>
  );
}

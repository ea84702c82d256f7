import type { ReactNode } from "react";
import { useFeed } from "../../app/use-feed.ts";
import { AsyncView } from "../../components/screen/AsyncView.tsx";
import { Screen } from "../../components/screen/Screen.tsx";
import type { Feed } from "../../stores/feed.ts";

type WhenReadProps<T> = {
  readonly feed: Feed<T>;
  /** The screen's title until the feed is loaded. */
  readonly title: string;
  readonly children: (value: T) => ReactNode;
};

/** Renders a screen whose title comes from a feed; while busy or failed it shows its own title. */
export function WhenRead<T>({ feed, title, children }: WhenReadProps<T>) {
  const state = useFeed(feed);
  if (state.kind === "ready") return children(state.value);
  return (
    <Screen title={title}>
      <AsyncView feed={feed}>{() => null}</AsyncView>
    </Screen>
  );
}

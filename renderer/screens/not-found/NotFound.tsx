import { Button } from "@mantine/core";
import { useLocation } from "wouter";
import { to } from "../../app/routes.ts";
import { Empty } from "../../components/screen/Look.tsx";
import { Screen } from "../../components/screen/Screen.tsx";
import { useSay } from "../../wording/use-say.tsx";

/** An address that leads nowhere. */
export function NotFound() {
  const say = useSay();
  const [, go] = useLocation();
  return (
    <Screen title={say("window.notFound.title")} narrow>
      <Empty
        text={say("window.notFound.text")}
        action={<Button onClick={() => go(to.overview())}>{say("window.notFound.do")}</Button>}
      />
    </Screen>
  );
}

import { Button } from "@mantine/core";
import { Link, useParams } from "wouter";
import { Direction } from "../../../shared/migration/direction.ts";
import type { Workspace, WorkspaceNumber } from "../../../shared/workspace/workspace.ts";
import { usePart } from "../../app/use-feed.ts";
import { to } from "../../app/routes.ts";
import { useStores } from "../../app/window-context.tsx";
import { Empty, AsyncView } from "../../components/screen/AsyncView.tsx";
import { Screen } from "../../components/screen/Screen.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { MoveView } from "./MoveView.tsx";

/**
 * Prepares the migration of one number in one direction: what will happen, the preflight checks, and the
 * start.
 */
export default function MoveScreen() {
  const t = useTranslation();
  const { workspace = "", number = "", direction } = useParams();
  const { workspaces } = useStores();
  const list = usePart(workspaces, (value) => value.workspaces);
  const way = Direction.safeParse(direction);
  const found = list === undefined ? undefined : numberIn(list, workspace, number);
  if (found === undefined || !way.success)
    return (
      <Screen title={t("window.migrate.title")}>
        <AsyncView feed={workspaces}>
          {() => (
            <Empty
              text={t("window.move.gone")}
              action={
                <Button component={Link} href={to.migrate()}>
                  {t("window.move.goneAction")}
                </Button>
              }
            />
          )}
        </AsyncView>
      </Screen>
    );
  return <MoveView key={`${workspace} ${number} ${way.data}`} {...found} direction={way.data} />;
}

type Found = { readonly workspace: Workspace; readonly number: WorkspaceNumber };

function numberIn(list: readonly Workspace[], workspaceId: string, phoneNumberId: string): Found | undefined {
  const workspace = list.find(({ id }) => id === workspaceId);
  const number = workspace?.numbers.find((each) => each.phoneNumberId === phoneNumberId);
  return workspace === undefined || number === undefined ? undefined : { workspace, number };
}

import { Button } from "@mantine/core";
import { Link } from "wouter";
import { to } from "../../app/routes.ts";
import { useCurrentWorkspace } from "../../app/current-workspace.ts";
import { Empty } from "../../components/screen/AsyncView.tsx";
import { useTranslation } from "../../wording/use-translation.tsx";
import { ChooseMove } from "./ChooseMove.tsx";

/**
 * Starts the choice of a migration with a number of the workspace, or links to adding one if there is none. `first`:
 * its button is the primary one of the screen.
 */
export function BeginMove({ first }: { readonly first: boolean }) {
  const t = useTranslation();
  const workspace = useCurrentWorkspace();
  if (workspace === undefined)
    return (
      <Empty
        text={t("window.migrate.begin.none")}
        action={
          <Button component={Link} href={to.newWorkspace()} mt="sm" variant={first ? "filled" : "default"}>
            {t("window.migrate.begin.addWorkspace")}
          </Button>
        }
      />
    );
  if (workspace.numbers.length === 0)
    return (
      <Empty
        text={t("window.migrate.begin.noNumber")}
        action={
          <Button
            component={Link}
            href={to.workspace(workspace.id)}
            mt="sm"
            variant={first ? "filled" : "default"}
          >
            {t("window.migrate.begin.addNumber")}
          </Button>
        }
      />
    );
  return <ChooseMove key={workspace.id} workspace={workspace} first={first} />;
}

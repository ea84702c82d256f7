import { Button } from "@mantine/core";
import { Link } from "wouter";
import { to } from "../../app/routes.ts";
import { useCurrentWorkspace } from "../../app/current-workspace.ts";
import { Empty } from "../../components/screen/Look.tsx";
import { useSay } from "../../wording/use-say.tsx";
import { ChooseMove } from "./ChooseMove.tsx";

/** The beginning of a move: a number of the workspace, or the way to one where there is none. */
export function BeginMove() {
  const say = useSay();
  const workspace = useCurrentWorkspace();
  if (workspace === undefined)
    return (
      <Empty
        text={say("window.migrate.begin.none")}
        action={
          <Button component={Link} href={to.newWorkspace()} mt="sm">
            {say("window.migrate.begin.addWorkspace")}
          </Button>
        }
      />
    );
  if (workspace.numbers.length === 0)
    return (
      <Empty
        text={say("window.migrate.begin.noNumber")}
        action={
          <Button component={Link} href={to.workspace(workspace.id)} mt="sm">
            {say("window.migrate.begin.addNumber")}
          </Button>
        }
      />
    );
  return <ChooseMove key={workspace.id} workspace={workspace} />;
}

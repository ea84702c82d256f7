import type { Workspace } from "../../../shared/workspace/workspace.ts";
import { Activity } from "./Activity.tsx";
import { Connections } from "./Connections.tsx";
import { HealthTiles } from "./HealthTiles.tsx";
import classes from "./Around.module.css";
import type { Standing } from "../../components/number-status/headline.ts";

type AroundProps = { readonly workspace: Workspace; readonly standings: readonly Standing[] };

/** What the overview tells besides the numbers: their health, what happened last, and both connections. */
export default function Around({ workspace, standings }: AroundProps) {
  return (
    <>
      <HealthTiles workspace={workspace} standings={standings} />
      <div className={classes["columns"]}>
        <Activity workspace={workspace} />
        <Connections key={workspace.id} workspace={workspace} />
      </div>
    </>
  );
}

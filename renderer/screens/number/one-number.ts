import type { Workspace, WorkspaceNumber } from "../../../shared/workspace/workspace.ts";

/** One number and the workspace that looks after it. */
export type OneNumber = { readonly workspace: Workspace; readonly number: WorkspaceNumber };

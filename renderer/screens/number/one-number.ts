import type { Workspace, WorkspaceNumber } from "../../../shared/workspace/workspace.ts";

/** One number and its workspace. */
export type OneNumber = { readonly workspace: Workspace; readonly number: WorkspaceNumber };

import { spoken } from "../../../shared/phone.ts";
import type { Workspace, WorkspaceId } from "../../../shared/workspace/workspace.ts";
import { visible } from "../../../shared/visible.ts";
import type { WindowTranslate } from "../../wording/window-translate.ts";
import { to } from "../../app/routes.ts";
import type { PaletteAction } from "./palette-action.ts";

type ActionContext = {
  readonly say: WindowTranslate;
  readonly go: (address: string) => void;
  readonly choose: (workspace: WorkspaceId) => void;
  readonly workspace: Workspace;
  /** The display name of a workspace. */
  readonly nameOf: (workspace: Workspace) => string;
};

/**
 * Palette lines for a workspace and each of its numbers. None sends anything: each opens the screen that
 * asks first.
 */
export function numberActions({
  say: t,
  go,
  choose,
  workspace,
  nameOf,
}: ActionContext): readonly PaletteAction[] {
  const name = visible(nameOf(workspace), 80);
  const own: PaletteAction = {
    id: `workspace-${workspace.id}`,
    group: t("window.palette.group.workspaces"),
    label: t("window.palette.workspace", { name }),
    run: () => {
      choose(workspace.id);
      go(to.overview());
    },
  };
  const numbers = workspace.numbers.flatMap((number): readonly PaletteAction[] => {
    const spokenNumber = spoken(number.cc, number.phoneNumber);
    const common = {
      group: t("window.palette.group.numbers"),
      description: number.displayName === undefined ? name : visible(number.displayName, 80),
      keywords: [name],
    };
    const line = (what: "look" | "to-cloud" | "to-onprem" | "prove", address: string): PaletteAction => ({
      ...common,
      id: `${what}-${workspace.id}-${number.phoneNumberId}`,
      label: t(`window.palette.number.${what}`, { spoken: spokenNumber }),
      run: () => go(address),
    });
    return [
      line("look", to.number(workspace.id, number.phoneNumberId)),
      line("to-cloud", to.move(workspace.id, number.phoneNumberId, "to-cloud")),
      line("to-onprem", to.move(workspace.id, number.phoneNumberId, "to-onprem")),
      {
        ...line("prove", to.webhookTest(number.phoneNumberId)),
        run: () => {
          choose(workspace.id);
          go(to.webhookTest(number.phoneNumberId));
        },
      },
    ];
  });
  return [own, ...numbers];
}

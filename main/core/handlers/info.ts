import { err, ok } from "../../../shared/result.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import type { DataFolder } from "../data-folder/data-folder.ts";
import type { HostPorts } from "../host/host-ports.ts";
import type { SecretClipboard } from "../runtime/secret-clipboard.ts";
import { settingsProblemOf } from "../settings/open-settings.ts";
import { ensurePrivateFolder } from "../storage/durable-file.ts";
import { catchStorageErrors } from "../storage/problems.ts";

type InfoHandlers = Pick<Handlers, "app.info" | (`desktop.${string}` & keyof Handlers)>;

/** Handlers for the program's facts, the data folder's location, and the desktop-only functions. */
export function infoHandlers(
  ports: HostPorts,
  folder: DataFolder,
  secrets: SecretClipboard | undefined,
): InfoHandlers {
  const { desktop } = ports;
  return {
    "app.info": async () =>
      ok({
        version: ports.appVersion,
        dataDir: ports.dataDir,
        vault: folder.vault.state(),
        host: ports.host ?? "terminal",
        desktop: desktop !== undefined,
        platform: process.platform,
        ...(ports.managed === undefined ? {} : { managed: ports.managed() }),
      }),
    "desktop.copy": async ({ text, isSecret }) => {
      if (desktop === undefined || secrets === undefined) return err({ kind: "notHere" });
      try {
        await (isSecret ? secrets.copy(text) : desktop.copyText(text));
      } catch {
        // Another program holds the clipboard: the text is still on the screen.
        return err({ kind: "notHere" });
      }
      return ok(null);
    },
    "desktop.showDataFolder": async () => {
      if (desktop === undefined) return err({ kind: "notHere" });
      // The folder may not exist yet, and a file manager cannot show a missing folder.
      const made = catchStorageErrors(() => {
        ensurePrivateFolder(ports.dataDir);
        return ok(null);
      });
      if (!made.ok) return made;
      await desktop.showFolder(ports.dataDir);
      return ok(null);
    },
    "desktop.startAtLogin": async ({ on }) => {
      const start = desktop?.startAtLogin;
      if (start === undefined) return err({ kind: "notHere" });
      try {
        if (on !== undefined) start.set(on);
        // As the system has it, which may keep a choice of its own.
        return ok(start.state());
      } catch (cause) {
        return err(settingsProblemOf(cause));
      }
    },
    "desktop.openedFile": async ({ file }) =>
      desktop?.openedFile === undefined ? err({ kind: "notHere" }) : ok(desktop.openedFile(file)),
  };
}

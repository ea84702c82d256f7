import { ok } from "../../../shared/result.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import type { DataFolder } from "../data-folder/data-folder.ts";
import { changePin, checkPin } from "../pin/change-pin.ts";
import { pinHistory } from "../pin/history.ts";
import type { HostPorts } from "../host/host-ports.ts";
import type { Push } from "../runtime/topics.ts";

type PinHandlers = Pick<Handlers, `pin.${string}` & keyof Handlers>;

/** Handlers for a number's two-step PIN. Checking and listing create no data folder. */
export function pinHandlers(ports: HostPorts, folder: DataFolder, push: Push): PinHandlers {
  const tools = { ports, vault: folder.vault };
  return {
    "pin.check": async (input) => {
      const elsewhere = folder.inTheWay(input.plan);
      if (!folder.exists()) return checkPin({ ...tools, storage: undefined, elsewhere }, input);
      const storage = folder.storage();
      return storage.ok ? checkPin({ ...tools, storage: storage.value, elsewhere }, input) : storage;
    },
    "pin.change": async (wanted) => {
      const storage = folder.storage();
      if (!storage.ok) return storage;
      const onChange = (change: Parameters<typeof push<"pinChanges">>[1]): void => push("pinChanges", change);
      return folder.underWay.during(() =>
        changePin(
          { ...tools, storage: storage.value, onChange: onChange, lateAnswers: folder.lateAnswers },
          wanted,
        ),
      );
    },
    "pin.history": async () => {
      if (!folder.exists()) return ok({ changes: [], damaged: 0 });
      const storage = folder.storage();
      return storage.ok ? pinHistory(storage.value) : storage;
    },
  };
}

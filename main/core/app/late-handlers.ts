import type { recoveryArea } from "../../../shared/rpc/areas/recovery.ts";
import type { Client } from "../../../shared/rpc/client.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import type { Batches } from "../batch/batches.ts";
import type { DataFolder } from "../data-folder/data-folder.ts";
import type { WhenCalled } from "../handlers/when-called.ts";
import type { HostPorts } from "../host/host-ports.ts";
import type { Push } from "../runtime/topics.ts";
import { methodsOf } from "../../../shared/rpc/names.ts";
import { readWorkspaces } from "../workspaces/workspace-file.ts";
import type { Webhooks } from "./open-webhooks.ts";

type Parts = {
  readonly ports: HostPorts;
  readonly folder: DataFolder;
  readonly webhooks: Webhooks;
  readonly push: Push;
  /** The core as its callers have it: a batch does to each number what a person does, through the same calls. */
  readonly itself: () => Client;
  readonly whenCalled: WhenCalled;
};

type LateAreas =
  | "allowlist"
  | "batch"
  | "certificate"
  | "checks"
  | "collection"
  | "dataCopy"
  | "handover"
  | "letter"
  | "network"
  | "pin"
  | "plan"
  | "report"
  | "shards"
  | "support";

/** The areas that a start needs nothing of, and the batch that one of them may have begun. */
export type Late = {
  readonly handlers: Pick<Handlers, (`${LateAreas}.${string}` & keyof Handlers) | keyof typeof recoveryArea>;
  isBatchUnderWay(): boolean;
  close(): Promise<void>;
};

/** Connects what is loaded when it is first called. */
export function lateHandlers({ ports, folder, webhooks, push, itself, whenCalled }: Parts): Late {
  let batches: Batches | undefined;
  let isClosed = false;
  const reports = whenCalled(methodsOf("report"), async () =>
    (await import("../handlers/report.ts")).reportHandlers(ports, folder, await webhooks.proofs()),
  );
  const handlers: Late["handlers"] = {
    ...reports,
    ...whenCalled(methodsOf("checks"), async () =>
      (await import("../handlers/checks.ts")).checksHandlers(ports, folder, push),
    ),
    ...whenCalled(methodsOf("network"), async () =>
      (await import("../handlers/network.ts")).networkHandlers(ports, folder, push),
    ),
    ...whenCalled(
      methodsOf("pin"),
      async () => (await import("../handlers/pin.ts")).pinHandlers(ports, folder, push),
      folder.underWay,
    ),
    ...whenCalled(methodsOf("collection"), async () =>
      (await import("../handlers/collection.ts")).collectionHandlers(ports, folder),
    ),
    ...whenCalled(methodsOf("certificate"), async () =>
      (await import("../handlers/certificate.ts")).certificateHandlers(ports, folder),
    ),
    ...whenCalled(methodsOf("shards"), async () =>
      (await import("../handlers/shards.ts")).shardsHandlers(ports, folder),
    ),
    ...whenCalled(methodsOf("allowlist"), async () =>
      (await import("../handlers/allowlist.ts")).allowlistHandlers(ports, push),
    ),
    ...whenCalled(methodsOf("batch"), async () => {
      const [{ createBatches }, { batchHandlers }] = await Promise.all([
        import("../batch/batches.ts"),
        import("../handlers/batch.ts"),
      ]);
      batches = createBatches(ports, itself, push);
      // A closed one begins nothing.
      if (isClosed) await batches.close();
      return batchHandlers(folder, batches);
    }),
    ...whenCalled(
      [
        "vault.recovery",
        "vault.makeSheet",
        "vault.confirmSheet",
        "vault.waiveRecovery",
        "vault.unlockByRecovery",
        "vault.passphraseByRecovery",
      ],
      async () => (await import("../handlers/recovery.ts")).recoveryHandlers(ports, folder),
    ),
    ...whenCalled(methodsOf("plan"), async () => (await import("../handlers/plan.ts")).planHandlers()),
    ...whenCalled(methodsOf("support"), async () =>
      (await import("../handlers/support.ts")).supportHandlers(ports, folder),
    ),
    ...whenCalled(methodsOf("handover"), async () =>
      (await import("../handlers/handover.ts")).handoverHandlers({
        ports,
        folder,
        settings: webhooks.settings,
        push,
        makeReport: reports["report.make"],
      }),
    ),
    ...whenCalled(methodsOf("dataCopy"), async () =>
      (await import("../handlers/data-copy.ts")).dataCopyHandlers(ports, push, () => {
        const list = readWorkspaces(ports);
        if (list.ok) push("workspaces", list.value);
        folder.vaultChanged();
      }),
    ),
    ...whenCalled(methodsOf("letter"), async () =>
      (await import("../handlers/letter.ts")).letterHandlers(ports, folder, await webhooks.proofs()),
    ),
  };
  return {
    handlers,
    isBatchUnderWay: () => batches?.isUnderWay() ?? false,
    async close() {
      isClosed = true;
      await batches?.close();
    },
  };
}

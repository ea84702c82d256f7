import { collectCalls } from "../../../shared/collection/calls.ts";
import { curlScript } from "../../../shared/collection/curl.ts";
import { harOf } from "../../../shared/collection/har.ts";
import type { Collection } from "../../../shared/collection/call.ts";
import type { RunId } from "../../../shared/ids.ts";
import { DialectChoice } from "../../../shared/platform/dialect.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { DocumentWish } from "../../../shared/rpc/areas/collection.ts";
import type { RunProblem, StorageProblem } from "../../../shared/rpc/problems.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import { isoOf } from "../../../shared/time.ts";
import { scriptWords } from "../../../shared/wording/collection.ts";
import { loadTranslate } from "../../../shared/wording/translate.ts";
import type { DocumentSubject } from "../collection/openapi.ts";
import type { DataFolder } from "../data-folder/data-folder.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { soundRows } from "../migration/read-runs.ts";

// A shell reads the script, and a person who looks for hidden characters in it finds none.
const FOR_SHELL = { isolates: false } as const;

/** Handlers for the calls of migrations, to be looked at and repeated by hand. */
export function collectionHandlers(
  ports: Pick<HostPorts, "appVersion">,
  folder: DataFolder,
): Pick<Handlers, `collection.${string}` & keyof Handlers> {
  return {
    "collection.calls": async ({ run, form, language }) => {
      const read = collected(folder, run);
      if (!read.ok) return read;
      const { sent, planned } = read.value;
      const content =
        form === "har"
          ? `${JSON.stringify(harOf(read.value, ports.appVersion), null, 2)}\n`
          : curlScript(
              read.value,
              scriptWords(await loadTranslate(language, undefined, FOR_SHELL), read.value),
            );
      return ok({ content, sent: sent.length, planned: planned.length });
    },
    "collection.document": async (about) => {
      const subject = subjectOf(folder, about);
      if (!subject.ok) return subject;
      const { openApiDocument } = await import("../collection/openapi.ts");
      const document = openApiDocument({ ...subject.value, appVersion: ports.appVersion });
      return ok({ content: `${JSON.stringify(document, null, 2)}\n` });
    },
  };
}

/** The API settings to describe, with the URLs of a migration's plan. */
function subjectOf(
  folder: DataFolder,
  about: DocumentWish,
): Result<Omit<DocumentSubject, "appVersion">, RunProblem | StorageProblem> {
  if (!("run" in about)) return ok({ dialect: about.dialect ?? DialectChoice.parse({}) });
  const read = collected(folder, about.run);
  if (!read.ok) return read;
  const { dialect, cloud, onPrem } = read.value.plan;
  return ok({ dialect, servers: { cloud: cloud.baseUrl, onPrem: onPrem.baseUrl } });
}

/** Reads the calls of one migration, up to the first corrupted row of its journal. Needs no vault. */
function collected(folder: DataFolder, run: RunId): Result<Collection, RunProblem | StorageProblem> {
  const storage = folder.exists() ? folder.storage() : undefined;
  if (storage === undefined) return err({ kind: "noSuchRun", run });
  if (!storage.ok) return storage;
  const read = storage.value.read(run);
  if (!read.ok)
    return read.problem.kind === "noSuchRun" ? err({ kind: "noSuchRun", run }) : err(read.problem);
  const damaged = read.value.damaged.length;
  const rows = soundRows(read.value).map(({ at, entry }) => ({ at: isoOf(at), entry }));
  return rows.length === 0
    ? err({ kind: "journalDamaged", run, rows: damaged })
    : ok(collectCalls(rows, damaged));
}

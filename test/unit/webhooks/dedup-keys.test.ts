import { expect, test } from "vitest";
import { openEventsFile } from "../../../main/core/webhooks/store/open-file.ts";
import { storeDatabase, type StoreDatabase } from "../../../main/core/webhooks/store/store-database.ts";
import { forgetMarksBeyond } from "../../../main/core/webhooks/store/tables/dedup-keys.ts";
import { err, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const FULL = { kind: "storageFull" } as const;

test("[W8] a number of deleted events' hashes that couldn't be noted, as on a full disk, is counted again", () => {
  const database = storeDatabase(valueOf(openEventsFile(tempFolder())));
  database.script(`INSERT INTO seen (key, hash, event, until)
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
    SELECT i * 4, randomblob(16), NULL, i FROM n`);
  // As a version left it that deletes hashes without noting that.
  database.script("INSERT INTO meta (name, value) VALUES ('marks of deleted events', -1000)");
  let isFull = true;
  const onDisk: StoreDatabase = {
    ...database,
    relaxed<T, P>(work: () => Result<T, P>) {
      return database.relaxed<T, P | StorageProblem>(() => {
        const done = work();
        return isFull ? err(FULL) : done;
      });
    },
  };
  const forget = () => forgetMarksBeyond(onDisk, { mostBytes: 0, excess: 0 });
  expect(problemIn(forget())).toEqual(FULL);
  isFull = false;
  expect(valueOf(forget())).toBe(1000);
  database.close();
});

import type { DataCopyState } from "../../shared/rpc/areas/data-copy.ts";
import type { Client } from "../../shared/rpc/client.ts";
import { openFeed, type Feed } from "./feed.ts";

/** Opens the store of whether the data folder was moved or restored. */
export function openDataCopy(client: Client): Feed<DataCopyState> {
  return openFeed<DataCopyState, "dataCopy.state", "dataCopy">({
    client,
    method: "dataCopy.state",
    input: {},
    topic: "dataCopy",
    read: (state) => state,
    merge: (_known, push) => push,
    pushIsWhole: true,
  });
}

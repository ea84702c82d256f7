import { contractsWhenUsed } from "../../../shared/rpc/contracts.ts";
import { METHODS } from "../../../shared/rpc/names.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";

/**
 * The first of these problems of a data folder that a method's contract can say; undefined if it can say none, as the contract
 * of a method that uses no data folder.
 */
export async function storageRefusal(
  method: string,
  ...problems: readonly StorageProblem[]
): Promise<StorageProblem | undefined> {
  const name = METHODS.find((one) => one === method);
  if (name === undefined) return undefined;
  const contract = await contractsWhenUsed.method(name);
  return problems.find((one) => contract.problem.safeParse(one).success);
}

import { e164, spoken } from "../../../../shared/phone.ts";
import { usePart } from "../../../app/use-feed.ts";
import { useStores } from "../../../app/window-context.tsx";
import { visible } from "../../../../shared/visible.ts";

/** Returns the display form of an E.164 number that a workspace knows; else the number unchanged. */
export function useSpoken(number: string): string {
  const { workspaces } = useStores();
  const heard = usePart(workspaces, (list) => {
    const known = list.workspaces
      .flatMap(({ numbers }) => numbers)
      .find(({ cc, phoneNumber }) => e164(cc, phoneNumber) === number);
    return known === undefined ? undefined : spoken(known.cc, known.phoneNumber);
  });
  return heard ?? visible(number, 40);
}

import { e164, spoken } from "../../../../shared/phone.ts";
import { usePart } from "../../../app/use-feed.ts";
import { useStores } from "../../../app/window-context.tsx";
import { visible } from "../../../components/text/visible.ts";

/** A number in E.164 as it is read aloud, where a workspace knows it; else as it came. */
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

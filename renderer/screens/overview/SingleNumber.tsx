import { spoken } from "../../../shared/phone.ts";
import { IconChevronRight } from "@tabler/icons-react";
import { Link } from "wouter";
import { useStore } from "zustand";
import type { Workspace, WorkspaceNumber } from "../../../shared/workspace/workspace.ts";
import { to } from "../../app/routes.ts";
import { NumberBridge } from "../../components/bridge/Bridge.tsx";
import { NumberEvidence } from "../../components/number-status/NumberEvidence.tsx";
import { useNumberStatus } from "../../components/number-status/use-number-status.ts";
import { Untrusted } from "../../components/text/Untrusted.tsx";
import { LookProblem } from "./NumberRow.tsx";
import forms from "../../components/forms/forms.module.css";
import classes from "./Around.module.css";
import type { Refreshes } from "./use-refreshes.ts";

type SingleNumberProps = {
  readonly workspace: Workspace;
  readonly number: WorkspaceNumber;
  readonly looks: Refreshes;
};

/** The only number of a workspace: the large bridge, how its location is known, and the way to its screen. */
export default function SingleNumber({ workspace, number, looks }: SingleNumberProps) {
  const { standing, reading, located } = useNumberStatus(workspace.id, number);
  const heard = spoken(number.cc, number.phoneNumber);
  const failed = useStore(looks, ({ problems }) => problems.has(number.phoneNumberId));
  return (
    <section className={classes["single"]} aria-label={heard}>
      <NumberBridge
        spoken={heard}
        standing={standing}
        reading={reading}
        evidence={
          <>
            {failed ? <LookProblem number={number} looks={looks} /> : null}
            <NumberEvidence standing={standing} reading={reading} located={located} />
          </>
        }
      />
      <p className={classes["singleFoot"]}>
        <Link href={to.number(workspace.id, number.phoneNumberId)} className={forms["link"] ?? ""}>
          <bdi className="sw-mono">{heard}</bdi>
          <IconChevronRight size={14} aria-hidden className="sw-mirrored" />
        </Link>
        {number.displayName === undefined ? null : <Untrusted text={number.displayName} most={80} />}
      </p>
    </section>
  );
}

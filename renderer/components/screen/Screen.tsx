import { Title } from "@mantine/core";
import { useEffect, useRef, type ReactNode } from "react";
import { WholeNumbers } from "../text/Breakable.tsx";
import classes from "./Screen.module.css";

export type ScreenProps = {
  readonly title: string;
  /** One line under the title. */
  readonly lead?: ReactNode;
  /** Buttons beside the title, the most likely one last. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** One screen: title, actions and content. Focuses its title when it opens. */
export function Screen({ title, lead, actions, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest("main")?.scrollTo({ top: 0 });
  }, []);
  useEffect(() => {
    document.title = `${title} – Switchover`;
  }, [title]);
  return (
    <div className={classes["screen"]}>
      <header className={classes["head"]}>
        <div className={classes["titles"]}>
          <Title order={1} className={classes["title"]} ref={heading} tabIndex={-1}>
            <WholeNumbers text={title} />
          </Title>
          {lead === undefined ? null : <div className={classes["lead"]}>{lead}</div>}
        </div>
        {actions === undefined ? null : <div className={classes["actions"]}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}

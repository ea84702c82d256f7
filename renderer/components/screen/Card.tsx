import { Title } from "@mantine/core";
import { useId, type ReactNode } from "react";
import classes from "./Card.module.css";

type CardProps = {
  /** Without a title the card is only a surface. */
  readonly title?: string;
  /** Placed at the end of the title's line: a count, an age or a small button. */
  readonly aside?: ReactNode;
  /** True for lists, which have their own padding. */
  readonly flush?: boolean;
  /** Its name for links that lead to it (`usePartInSight`). */
  readonly part?: string;
  readonly children: ReactNode;
};

/** A titled section with a surface. */
export function Card({ title, aside, flush = false, part, children }: CardProps) {
  const id = useId();
  const label = title === undefined ? {} : { "aria-labelledby": id };
  return (
    <section className={classes["card"]} data-flush={flush} data-part={part} {...label}>
      {title === undefined ? null : (
        <div className={classes["head"]}>
          <Title order={2} id={id} className={classes["title"]}>
            {title}
          </Title>
          {aside === undefined ? null : <div className={classes["aside"]}>{aside}</div>}
        </div>
      )}
      {children}
    </section>
  );
}

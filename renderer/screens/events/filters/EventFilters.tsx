import { Button, Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { IconFilter, IconSearch, IconX } from "@tabler/icons-react";
import { useEffect, useState, type ReactNode, type RefObject } from "react";
import {
  EventDirection,
  EventKind,
  EventSource,
  type EventFilter,
} from "../../../../shared/webhook/event.ts";
import { narrowedBy, without, type FilterName } from "../../../stores/events-filter.ts";
import { inOwnOrder } from "../../../wording/dotted.ts";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "./EventFilters.module.css";
import { filterWords } from "./filter-words.ts";
import { fromField, sinceOf, SPAN_NAMES, toField, withTime, type Span } from "./time-span.ts";

export type EventFiltersProps = {
  readonly filter: EventFilter;
  readonly onFilter: (filter: EventFilter) => void;
  readonly numbers: ReadonlyMap<string, string>;
  readonly search: RefObject<HTMLInputElement | null>;
  /** Rendered at the end of the toolbar: the actions for the list. */
  readonly children: ReactNode;
};

/** Delay after the last keystroke before the filter applies, in milliseconds. */
const TYPING_MS = 250;

/**
 * Shows the search field, the filters behind a button, and the active filters, each with a button to remove
 * it.
 */
export function EventFilters({ filter, onFilter, numbers, search, children }: EventFiltersProps) {
  const t = useTranslation();
  const [open, setOpen] = useState(false);
  const set = narrowedBy(filter).filter((name) => name !== "text").length;
  return (
    <div className={classes["filters"]}>
      <div className={classes["line"]}>
        <SearchField
          text={filter.text ?? ""}
          onText={(text) => onFilter(text === "" ? without(filter, "text") : { ...filter, text })}
          field={search}
        />
        <Button
          variant="default"
          leftSection={<IconFilter size={16} />}
          aria-expanded={open}
          aria-controls="event-filters"
          onClick={() => setOpen(!open)}
        >
          {set === 0 ? t("window.events.filter.more") : t("window.events.filter.moreSet", { count: set })}
        </Button>
        <div className={classes["actions"]}>{children}</div>
      </div>
      {open ? <Fields filter={filter} onFilter={onFilter} numbers={numbers} /> : null}
      <InForce filter={filter} onFilter={onFilter} numbers={numbers} />
    </div>
  );
}

type SearchFieldProps = {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
};

function SearchField({ text, onText, field }: SearchFieldProps) {
  const t = useTranslation();
  const [typed, setTyped] = useState(text);
  useEffect(() => setTyped(text), [text]);
  useEffect(() => {
    if (typed.trim() === text) return;
    const timer = setTimeout(() => onText(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [onText, text, typed]);
  return (
    <TextInput
      ref={field}
      className={classes["search"] ?? ""}
      aria-label={t("window.events.filter.search")}
      placeholder={t("window.events.filter.search")}
      leftSection={<IconSearch size={16} aria-hidden />}
      maxLength={200}
      value={typed}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter") onText(typed.trim());
        if (event.key === "Escape" && typed !== "") {
          event.stopPropagation();
          setTyped("");
          onText("");
        }
      }}
    />
  );
}

type FieldsProps = Pick<EventFiltersProps, "filter" | "onFilter" | "numbers">;

function Fields({ filter, onFilter, numbers }: FieldsProps) {
  const t = useTranslation();
  /** Sets one filter, or removes it if the value is empty. */
  const put = (name: FilterName, value: string): void =>
    onFilter(value === "" ? without(filter, name) : { ...filter, [name]: value });
  return (
    <div className={classes["fields"]} id="event-filters">
      <NativeSelect
        label={t("window.events.filter.number")}
        value={filter.phoneNumberId ?? ""}
        onChange={(event) => put("phoneNumberId", event.currentTarget.value)}
        data={[
          { value: "", label: t("window.events.filter.numberAll") },
          ...[...numbers].map(([value, label]) => ({ value, label: inOwnOrder(t, label) })),
        ]}
      />
      <NativeSelect
        label={t("window.events.filter.kind")}
        value={filter.kind ?? ""}
        onChange={(event) => put("kind", event.currentTarget.value)}
        data={[
          { value: "", label: t("window.events.filter.kindAll") },
          ...EventKind.options.map((value) => ({ value, label: t(`window.events.kind.${value}`) })),
        ]}
      />
      <NativeSelect
        label={t("window.events.filter.direction")}
        value={filter.direction ?? ""}
        onChange={(event) => put("direction", event.currentTarget.value)}
        data={[
          { value: "", label: t("window.events.filter.directionAll") },
          ...EventDirection.options.map((value) => ({
            value,
            label: t(`window.events.directionLong.${value}`),
          })),
        ]}
      />
      <NativeSelect
        label={t("window.events.filter.source")}
        value={filter.source ?? ""}
        onChange={(event) => put("source", event.currentTarget.value)}
        data={[
          { value: "", label: t("window.events.filter.sourceAll") },
          ...EventSource.options.map((value) => ({ value, label: t(`window.events.source.${value}`) })),
        ]}
      />
      <TimeFields filter={filter} onFilter={onFilter} />
      <Checkbox
        className={classes["refused"] ?? ""}
        label={t("window.events.filter.refused")}
        checked={filter.refused === true}
        onChange={(event) =>
          onFilter(event.currentTarget.checked ? { ...filter, refused: true } : without(filter, "refused"))
        }
      />
    </div>
  );
}

function TimeFields({ filter, onFilter }: Pick<FieldsProps, "filter" | "onFilter">) {
  const t = useTranslation();
  const [chosen, setChosen] = useState<Span | "own" | "">(
    filter.since === undefined && filter.until === undefined ? "" : "own",
  );
  const none = filter.since === undefined && filter.until === undefined;
  const shown = none && chosen !== "own" ? "" : chosen === "" ? "own" : chosen;
  const choose = (next: Span | "own" | ""): void => {
    setChosen(next);
    if (next === "") onFilter(withTime(filter, { since: undefined, until: undefined }));
    else if (next !== "own")
      onFilter(withTime(filter, { since: sinceOf(next, Date.now()), until: undefined }));
  };
  return (
    <>
      <NativeSelect
        label={t("window.events.filter.time")}
        value={shown}
        onChange={(event) => choose(event.currentTarget.value as Span | "own" | "")}
        data={[
          { value: "", label: t("window.events.filter.timeAll") },
          ...SPAN_NAMES.map((value) => ({ value, label: t(`window.events.filter.time-${value}`) })),
          { value: "own", label: t("window.events.filter.timeOwn") },
        ]}
      />
      {shown === "own" ? (
        <>
          <TextInput
            type="datetime-local"
            label={t("window.events.filter.since")}
            value={toField(filter.since)}
            onChange={(event) => onFilter(withTime(filter, { since: fromField(event.currentTarget.value) }))}
          />
          <TextInput
            type="datetime-local"
            label={t("window.events.filter.until")}
            value={toField(filter.until)}
            onChange={(event) => onFilter(withTime(filter, { until: fromField(event.currentTarget.value) }))}
          />
        </>
      ) : null}
    </>
  );
}

/** Lists the active filters, each with a button to remove it. */
function InForce({ filter, onFilter, numbers }: FieldsProps) {
  const t = useTranslation();
  const words = filterWords(t, filter, numbers);
  if (words.length === 0) return null;
  return (
    <div className={classes["inForce"]} role="group" aria-label={t("window.events.filter.set")}>
      {words.map(({ name, words: what }) => (
        <button
          key={name}
          type="button"
          className={classes["chip"]}
          aria-label={t("window.events.filter.clear", { what })}
          onClick={() => onFilter(without(filter, name))}
        >
          <bdi>{what}</bdi>
          <IconX size={12} aria-hidden />
        </button>
      ))}
      {words.length > 1 ? (
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => onFilter(words.reduce((left, { name }) => without(left, name), filter))}
        >
          {t("window.events.filter.clearAll")}
        </Button>
      ) : null}
    </div>
  );
}

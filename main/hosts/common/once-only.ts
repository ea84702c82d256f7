/** A value that is opened once, on first use. */
export type OnceOnly<T> = {
  get(): Promise<T>;
  /** The value if it was requested before; undefined otherwise. */
  ifThere(): Promise<T> | undefined;
};

/** Opens the value on the first `get`. After a failed attempt the next `get` tries again. */
export function onceOnly<T>(open: () => Promise<T>): OnceOnly<T> {
  let opened: Promise<T> | undefined;
  return {
    ifThere: () => opened,
    async get() {
      opened ??= open();
      try {
        return await opened;
      } catch (error) {
        opened = undefined;
        throw error;
      }
    },
  };
}

/** Something that is opened when it is first asked for, and once. */
export type OnceOnly<T> = {
  get(): Promise<T>;
  /** The same, where it was ever asked for. */
  ifThere(): Promise<T> | undefined;
};

/** Opens at the first `get`. An attempt that failed is made again by the next one. */
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

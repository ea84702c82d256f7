import { Component, lazy, Suspense, type ComponentType, type ReactNode } from "react";
import { PartNotLoaded } from "./PartNotLoaded.tsx";

type Places<Props> = {
  /** What is shown while the code loads; nothing by default. */
  readonly waiting?: (props: Props) => ReactNode;
  /** What is shown if the code can't be loaded; by default a note with a button that reloads the window. */
  readonly missing?: (props: Props) => ReactNode;
};

/**
 * A component whose code loads when it is first shown.
 *
 * If the code can't be loaded, because the program is gone or its files were replaced, only this component is
 * missing. It stays so until the window is reloaded: a second attempt could show it without its styles.
 */
export function loadedLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, missing }: Places<Props> = {},
): ComponentType<Props> {
  const Part = lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      throw new NotLoadedError("A part of the window could not be loaded.", { cause });
    }
  });
  return function LoadedLater(props: Props) {
    return (
      <NotLoadedBoundary missing={missing === undefined ? <PartNotLoaded /> : missing(props)}>
        <Suspense fallback={waiting?.(props)}>
          <Part {...props} />
        </Suspense>
      </NotLoadedBoundary>
    );
  };
}

class NotLoadedError extends Error {}

type BoundaryProps = { readonly missing: ReactNode; readonly children: ReactNode };
type BoundaryState = { readonly error?: Error };

/** Catches that code wasn't loaded. Errors of code that was loaded go on to the boundary of the screen. */
class NotLoadedBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: Error): BoundaryState {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof NotLoadedError) return this.props.missing;
    throw error;
  }
}

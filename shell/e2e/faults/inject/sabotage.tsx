/**
 * Replaces `@ringside/shared/section` in the sections built for the matrix. It is the real package, but its lifecycles
 * and views fail while `globalThis.ringsideFault` names the fault.
 */
import { type ReactNode, useEffect, useState } from 'react';
import * as real from '../../../../shared/src/section/index.ts';

/** How a section's code can go wrong. */
export type Mischief =
  | 'evaluation'
  | 'bootstrap'
  | 'mount'
  | 'render'
  | 'effect'
  | 'event'
  | 'unmount'
  | 'unmounting'
  | 'endless mount'
  | 'endless unmount';

declare global {
  /** Which section fails, and how. Set from outside, and removed when the fault ends. */
  var ringsideFault: { section: string; mischief: Mischief; struck?: boolean } | undefined;
}

function isAsked(section: string, mischief: Mischief): boolean {
  const fault = globalThis.ringsideFault;
  if (fault?.section !== section || fault.mischief !== mischief) return false;
  fault.struck = true;
  return true;
}

/** Throws if the section should fail in this way. */
export function strike(section: string, mischief: Mischief): void {
  if (isAsked(section, mischief)) throw new Error(`${section}: ${mischief}, on purpose`);
}

const never = new Promise<never>(() => {});

/** A view that throws while it renders, in an effect, when it unmounts, or when its additional button is clicked. */
function sabotageView(section: string, View: (props: object) => ReactNode) {
  return function Sabotaged(props: object) {
    strike(section, 'render');
    const [hasButton, addButton] = useState(false);
    useEffect(() => {
      strike(section, 'effect');
      addButton(isAsked(section, 'event'));
      return () => strike(section, 'unmounting');
    }, []);
    return (
      <>
        <View {...props} />
        {hasButton && <Break section={section} />}
      </>
    );
  };
}

function Break({ section }: { section: string }) {
  const [presses, setPresses] = useState(0);
  const press = () => {
    strike(section, 'event');
    setPresses(presses + 1);
  };
  return (
    <button type="button" data-break onClick={press}>
      {`Pressed ${presses}`}
    </button>
  );
}

const sabotageViews = (section: string, views: Readonly<Record<string, real.View>>) =>
  Object.fromEntries(
    Object.entries(views).map(([name, view]) => [
      name,
      sabotageView(section, view as unknown as (props: object) => ReactNode) as unknown as real.View,
    ]),
  );

function sabotageElement(section: string, Element: CustomElementConstructor): CustomElementConstructor {
  return class extends (Element as new () => HTMLElement & {
    connectedCallback(): void;
    disconnectedCallback(): void;
    retry(): void;
  }) {
    override connectedCallback() {
      if (this.dataset.root) strike(section, 'mount');
      if (!isAsked(section, 'endless mount')) super.connectedCallback();
    }
    override retry() {
      strike(section, 'mount');
      if (!isAsked(section, 'endless mount')) super.retry();
    }
    override disconnectedCallback() {
      // Static elements have no root, because nothing starts them.
      if (this.dataset.root) strike(section, 'unmount');
      super.disconnectedCallback();
    }
  };
}

/** The section kit for one section of the matrix. */
export function sabotage(section: string) {
  return {
    sectionLifecycles(pages: Readonly<Record<string, real.View>>): real.SectionLifecycles {
      const { bootstrap, mount, unmount } = real.sectionLifecycles(sabotageViews(section, pages));
      // Throws synchronously, as a function that is not async would. That is harsher than a rejected promise.
      return {
        bootstrap(props) {
          strike(section, 'bootstrap');
          return bootstrap(props);
        },
        mount(props) {
          strike(section, 'mount');
          return isAsked(section, 'endless mount') ? never : mount(props);
        },
        unmount(props) {
          strike(section, 'unmount');
          return isAsked(section, 'endless unmount') ? never : unmount(props);
        },
      };
    },
    sectionElements: (name: string, views: Readonly<Record<string, real.View>>) =>
      Object.fromEntries(
        Object.entries(real.sectionElements(name, sabotageViews(section, views))).map(([tag, element]) => [
          tag,
          sabotageElement(section, element),
        ]),
      ),
  };
}

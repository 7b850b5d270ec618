/**
 * Stands in for `@ringside/shared/section`, and fails in the way that `globalThis.ringsideFault`
 * names.
 */
import { type ReactNode, useEffect, useState } from 'react';
import * as real from '../../../../shared/src/section/index.ts';
import type { FaultName } from '../catalogue.ts';

declare global {
  var ringsideFault: { section: string; name: FaultName; struck?: boolean } | undefined;
}

function isAsked(section: string, name: FaultName): boolean {
  const fault = globalThis.ringsideFault;
  if (fault?.section !== section || fault.name !== name) return false;
  fault.struck = true;
  return true;
}

export function strike(section: string, name: FaultName): void {
  if (isAsked(section, name)) throw new Error(`${section}: ${name}, on purpose`);
}

const never = new Promise<never>(() => {});

function sabotageView(section: string, view: real.View): real.View {
  const View = view as (props: object) => ReactNode;
  return function Sabotaged(props: object) {
    strike(section, 'throws at render');
    const [hasButton, addButton] = useState(false);
    const [presses, setPresses] = useState(0);

    useEffect(() => {
      strike(section, 'throws in an effect');
      addButton(isAsked(section, 'throws in an event handler'));
      return () => strike(section, "throws in an effect's cleanup");
    }, []);

    const press = () => {
      strike(section, 'throws in an event handler');
      setPresses(presses + 1);
    };

    return (
      <>
        <View {...props} />
        {hasButton && (
          <button type="button" data-break onClick={press}>
            {`Pressed ${presses}`}
          </button>
        )}
      </>
    );
  };
}

type Views = Readonly<Record<string, real.View>>;

export const sabotage = (section: string) => ({
  sectionLifecycles(views: Views): real.SectionLifecycles {
    const sabotaged = Object.entries(views).map(([name, view]) => [
      name,
      sabotageView(section, view),
    ]);
    const { bootstrap, mount, unmount } = real.sectionLifecycles(Object.fromEntries(sabotaged));
    // The fault is thrown synchronously, which is harder to catch than a rejected promise.
    return {
      bootstrap(props) {
        strike(section, 'throws at bootstrap');
        return bootstrap(props);
      },
      mount(props) {
        strike(section, 'throws at mount');
        return isAsked(section, 'endless mount') ? never : mount(props);
      },
      unmount(props) {
        strike(section, 'throws at unmount');
        return isAsked(section, 'endless unmount') ? never : unmount(props);
      },
    };
  },
});

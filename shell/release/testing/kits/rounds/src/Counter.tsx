import { useServices } from '@ringside/shared/section';
import { useState, version } from 'react';

/**
 * A button that counts clicks and shows a toast. The text names the version of React that runs the
 * button.
 */
export function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  const { toast } = useServices();
  const press = () => {
    setCount(count + 1);
    toast.show({ title: `${label} pressed`, description: `React ${version}` });
  };
  return (
    <p>
      <button type="button" onClick={press}>
        {label}: {count}
      </button>{' '}
      React {version}
    </p>
  );
}

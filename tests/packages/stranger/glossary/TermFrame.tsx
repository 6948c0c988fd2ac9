import Layout from '@theme/Layout';
import {type ReactNode, useState} from 'react';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

export default function TermFrame({title, children}: Props): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <Layout title={title}>
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count} times
      </button>
      {children}
    </Layout>
  );
}

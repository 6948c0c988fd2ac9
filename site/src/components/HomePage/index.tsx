import type {ReactNode} from 'react';
import Hero from './Hero';
import QuickStart from './QuickStart';
import Reference from './Reference';
import Topics from './Topics';

/** What the API offers and where to start, in the order a new developer asks. */
export default function HomePage(): ReactNode {
  return (
    <main>
      <Hero />
      <QuickStart />
      <Topics />
      <Reference />
    </main>
  );
}

import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import progressBar from '../progressBar';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function show(): string {
  return (
    document.querySelector('#nprogress')?.innerHTML.replace(/ style=".*?"/, '') ?? ''
  );
}

it('is a bar while a page is on its way, and one only', () => {
  progressBar.start();
  progressBar.start();
  expect(document.querySelectorAll('#nprogress')).toHaveLength(1);
  expect(show()).toBe('<div class="bar"><div class="peg"></div></div>');
  progressBar.done();
  vi.runAllTimers();
});

it('comes to its end and goes when the page is there', () => {
  progressBar.start();
  progressBar.done();
  const bar = document.querySelector<HTMLElement>('#nprogress .bar');
  expect(bar?.style.transform).toBe('none');
  vi.runAllTimers();
  expect(show()).toBe('');
});

it('is another one for a page that is asked for meanwhile', () => {
  progressBar.start();
  progressBar.done();
  progressBar.start();
  vi.runAllTimers();
  expect(document.querySelectorAll('#nprogress')).toHaveLength(1);
  progressBar.done();
  vi.runAllTimers();
});

it('has nothing to end where it has not started', () => {
  progressBar.done();
  vi.runAllTimers();
  expect(show()).toBe('');
});

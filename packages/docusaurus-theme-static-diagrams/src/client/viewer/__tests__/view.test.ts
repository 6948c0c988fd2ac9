import {expect, test} from 'vitest';
import {pan, parseView, printView, zoom} from '../view';

const whole = {x: 0, y: 0, width: 100, height: 50};

test('reads and prints a viewBox', () => {
  expect(parseView('-4 0 100.5 50')).toEqual({x: -4, y: 0, width: 100.5, height: 50});
  expect(printView({x: 1 / 3, y: 0, width: 100, height: 50})).toBe('0.33 0 100 50');
});

test('zooms around a point, which stays where it is', () => {
  expect(zoom(whole, 2, {x: 100, y: 0}, whole)).toEqual({
    x: 50,
    y: 0,
    width: 50,
    height: 25,
  });
});

test('zooms in ten times and out to half, no further', () => {
  const middle = {x: 50, y: 25};
  expect(zoom(whole, 1000, middle, whole)).toEqual({
    x: 45,
    y: 22.5,
    width: 10,
    height: 5,
  });
  expect(zoom(whole, 0.001, middle, whole)).toEqual({
    x: -50,
    y: -25,
    width: 200,
    height: 100,
  });
});

test('moves until the middle of the view is at the edge of the drawing', () => {
  expect(pan(whole, {x: 10, y: -5}, whole)).toEqual({...whole, x: 10, y: -5});
  expect(pan(whole, {x: 1000, y: -1000}, whole)).toEqual({...whole, x: 50, y: -25});
});

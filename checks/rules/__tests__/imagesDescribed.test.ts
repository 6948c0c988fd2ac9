import {expect, it} from 'vitest';
import {imagesDescribed} from '../imagesDescribed';
import {buildOf} from './buildOf';

it('passes an image with an alternative, which may be empty, and dimensions', () => {
  const html =
    '<img src="/a.png" alt="A map" width=2 height=1><img alt="" width=1 height=1>';
  expect(imagesDescribed(buildOf({'/': html}))).toEqual([]);
});

it('reports an image that lacks them', () => {
  expect(imagesDescribed(buildOf({'/': '<img src="/a.png" width=2>'}))).toEqual([
    {
      page: '/',
      message: 'The image /a.png has no alt attribute.',
      fix: 'Say what it shows; alt="" when it only decorates.',
    },
    {
      page: '/',
      message: 'The image /a.png has no width and height.',
      fix: 'Add both, so that the page does not jump when it arrives.',
    },
  ]);
});

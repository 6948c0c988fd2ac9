import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {drawBars} from '../drawBars';
import {drawLines, toNiceLimit} from '../drawLines';

describe('drawBars', () => {
  it('draws the length of a bar by its value', () => {
    const svg = drawBars('Time', [
      {label: 'a', value: 100, text: '100 s'},
      {label: 'b < c', value: 25, text: '25 s'},
    ]);
    const $ = load(svg, {xml: true});
    const [, a, b] = $('rect')
      .toArray()
      .map((rect) => Number($(rect).attr('width')));
    expect(a! / b!).toBeCloseTo(4);
    expect($('text').text()).toContain('b < c');
  });
});

describe('drawLines', () => {
  it('draws a cost that grows with the size as a straight line from zero', () => {
    const svg = drawLines({
      title: 'Growth',
      xLabel: 'pages',
      lines: [
        {
          label: 'ours',
          points: [
            {x: 500, y: 10},
            {x: 1000, y: 20},
            {x: 2000, y: 40},
          ],
        },
      ],
      formatY: (value) => `${value} s`,
    });
    const points = load(svg, {xml: true})('polyline')
      .attr('points')!
      .split(' ')
      .map((point) => point.split(',').map(Number) as [number, number]);
    const [first, second, third] = points as [
      [number, number],
      [number, number],
      [number, number],
    ];
    const slope = (second[1] - first[1]) / (second[0] - first[0]);
    expect((third[1] - second[1]) / (third[0] - second[0])).toBeCloseTo(slope);
  });
});

describe('toNiceLimit', () => {
  it.each([
    [37, 40],
    [40, 40],
    [0.9, 1],
    [1300, 2000],
    [0, 1],
  ])('ends an axis that has to hold %d at %d', (value, limit) => {
    expect(toNiceLimit(value)).toBe(limit);
  });
});

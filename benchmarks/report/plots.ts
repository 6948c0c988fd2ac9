import {drawBars, type Bar} from './drawBars';
import {drawLines, type Line} from './drawLines';
import {formatBytes, formatSeconds} from './format';
import type {GithubSection, GrowthPoint, GrowthSection, Sections} from './results';
import {sumUpSteps, type Cost} from './summarize';

export interface Plot {
  /** The file's name; the title is inside. */
  readonly file: string;
  readonly title: string;
  readonly svg: string;
}

/** The plots of what was measured. */
export function drawPlots({github, growth}: Sections): Plot[] {
  return [...(github ? drawGithub(github) : []), ...(growth ? drawGrowth(growth) : [])];
}

function drawGithub({results}: GithubSection): Plot[] {
  const costs = results.flatMap((result) =>
    'failure' in result ? [] : [{name: result.name, cost: sumUpSteps(result)}],
  );
  const toBars = (
    pick: (cost: Cost) => number | undefined,
    format: (value: number) => string,
  ): Bar[] =>
    costs.flatMap(({name, cost}) => {
      const value = pick(cost);
      return value === undefined ? [] : [{label: name, value, text: format(value)}];
    });
  return [
    plotBars(
      'build-time',
      "GitHub's schema: time of a cold build",
      toBars(({seconds}) => seconds, formatSeconds),
    ),
    plotBars(
      'build-processor-time',
      "GitHub's schema: processor time of a cold build",
      toBars(({cpuSeconds}) => cpuSeconds, formatSeconds),
    ),
    plotBars(
      'build-memory',
      "GitHub's schema: peak memory of a cold build",
      toBars(({peakBytes}) => peakBytes, formatBytes),
    ),
  ].flat();
}

function plotBars(name: string, title: string, bars: readonly Bar[]): Plot[] {
  return bars.length === 0
    ? []
    : [{file: `${name}.svg`, title, svg: drawBars(title, bars)}];
}

function drawGrowth({points, peer}: GrowthSection): Plot[] {
  const toLine = (
    collapseRoutes: boolean,
    pick: (point: GrowthPoint) => number,
  ): Line => ({
    label: collapseRoutes ? 'ours' : 'ours, every route in the browser',
    points: points
      .filter((point) => point.collapseRoutes === collapseRoutes)
      .map((point) => ({x: point.pages, y: pick(point)})),
  });
  const toLines = (pick: (point: GrowthPoint) => number): Line[] =>
    [true, false]
      .map((collapseRoutes) => toLine(collapseRoutes, pick))
      .filter((line) => line.points.length > 0);
  const peerLine: Line = {
    label: 'graphql-markdown, its first step',
    points: peer.map(({pages, run}) => ({x: pages, y: run.cpuSeconds ?? run.seconds})),
  };
  const processor = [
    ...toLines(({run}) => run.cpuSeconds ?? run.seconds),
    ...(peer.length > 0 ? [peerLine] : []),
  ];
  const plot = (
    file: string,
    title: string,
    lines: readonly Line[],
    formatY: (value: number) => string,
  ): Plot => ({
    file,
    title,
    svg: drawLines({title, xLabel: 'pages', lines, formatY}),
  });
  return [
    plot(
      'growth-build.svg',
      'Generated schemas: processor time of a cold build',
      processor,
      (value) => `${value.toFixed(0)} s`,
    ),
    plot(
      'growth-memory.svg',
      'Generated schemas: peak memory of a cold build',
      toLines(({run}) => run.peakBytes ?? 0),
      formatBytes,
    ),
    plot(
      'growth-first-load.svg',
      'Generated schemas: first load of a reference page',
      toLines(({firstLoad}) => firstLoad.total),
      formatBytes,
    ),
  ];
}

import {describe, expect, it} from 'vitest';
import {guide, indexOf} from '../../__tests__/searchSite';
import type {GuidePage} from '../../format/indexFile';
import {buildGuideIndex} from '../guides';
import {parseQuery} from '../parseQuery';
import {Tier} from '../scoreName';

type Section = GuidePage['sections'][number];

/** A page of which every field has one word that no query asks for, but for these. */
function page(
  title: string,
  ...sections: readonly {
    readonly heading?: string;
    readonly text?: string;
    readonly stems?: string;
    readonly terms?: string;
  }[]
): GuidePage {
  return {
    kind: 'guide',
    title,
    url: `/${title}`,
    sections: sections.map(
      ({heading = 'Heading', text = 'Text', stems = '', terms = ''}, index): Section => [
        `s${index}`,
        heading,
        text,
        stems,
        terms,
      ],
    ),
  };
}

const ask = (typed: string, ...guides: readonly GuidePage[]) =>
  buildGuideIndex(indexOf([], guides)).search(parseQuery(typed));

/** Scores of the sections that are found, each with the title of its page and its position. */
function scores(typed: string, ...guides: readonly GuidePage[]): Record<string, number> {
  const {hits} = ask(typed, ...guides);
  return Object.fromEntries(
    hits.map(({page: {title}, section, score}) => [`${title} ${section}`, score]),
  );
}

/** How many times as much the one counts as the other. */
function ratio(found: Record<string, number>, one: string, other: string): number {
  return found[one]! / found[other]!;
}

describe('where a word stands', () => {
  it('counts 8 in a title and 3 in the title of the page, 4 in a heading, 1 in a text', () => {
    const found = scores(
      'apple',
      page('Apple', {}),
      page('B', {heading: 'Apple'}),
      page('C', {text: 'Apple'}),
    );
    expect(ratio(found, 'B 0', 'C 0')).toBeCloseTo(4);
    // Three times as much where it is the whole name.
    expect(ratio(found, 'Apple 0', 'C 0')).toBeCloseTo(3 * (8 + 3));
  });

  it('counts double in the code that a table is about, where that is all that is asked for', () => {
    const guides = [
      page('A', {text: 'apple'}),
      page('B', {text: 'apple', terms: 'appl plum'}),
    ];
    expect(ratio(scores('apple plum', ...guides), 'B 0', 'A 0')).toBeCloseTo(2);
    expect(ratio(scores('apple pear', ...guides), 'B 0', 'A 0')).toBeCloseTo(1);
  });

  it('counts twice as much in a title as in a heading that is as long', () => {
    const titled = scores('apple', page('Apple pie', {}, {}));
    const headed = scores('apple', page('B', {heading: 'Apple pie'}, {heading: ''}));
    const ofPageTitle = titled['Apple pie 1']!;
    // A name that holds the word counts 1.2 of another.
    const ofTitle = titled['Apple pie 0']! / 1.2 - ofPageTitle;
    expect(ofTitle / headed['B 0']!).toBeCloseTo(2);
  });

  it('counts 3 in the title of the page of a section', () => {
    const found = scores(
      'apple',
      page('Apple', {}, {}),
      page('B', {text: 'Apple'}, {text: 'Apple'}),
    );
    expect(ratio(found, 'Apple 1', 'B 1')).toBeCloseTo(3);
  });

  it('counts alike in the text and in the words that are kept of it', () => {
    const found = scores(
      'apples',
      page('A', {text: 'Apples'}),
      page('B', {stems: 'appl'}),
    );
    expect(Object.keys(found)).toEqual(['A 0', 'B 0']);
  });

  it('does not cut a word that was cut before', () => {
    const cut = page('A', {stems: 'databas other'});
    expect(ask('databases', cut).strength).toBe(Tier.inside);
  });
});

describe('how a word is found', () => {
  const plum = page('A', {text: 'plum'});

  it('counts less by its beginning, and less again with a typing error', () => {
    const whole = scores('plum', plum)['A 0']!;
    const [beginning, error] = [
      scores('plu', plum)['A 0']!,
      scores('plux', plum)['A 0']!,
    ];
    expect(beginning / whole).toBeCloseTo((0.6 * 4) / (4 + 0.3 * 1));
    expect(error / whole).toBeCloseTo((0.3 * 4) / (4 + 1));
  });

  it.each([
    // A beginning of three letters or more, or a guess.
    ['plu', Tier.inside],
    ['pl', Tier.mostWords],
    ['plx', 0],
    ['plun', Tier.mostWords],
    ['plxx', 0],
    ['apricxtx', Tier.mostWords],
    ['aprxcxtx', 0],
  ])('by "%s" with the strength %f', (typed, strength) => {
    expect(ask(typed, page('A', {text: 'plum apricots'})).strength).toBe(strength);
  });

  it('counts 0.7 by a word that stands for it', () => {
    const image = page('A', {text: 'image'});
    expect(scores('picture', image)['A 0']! / scores('image', image)['A 0']!).toBeCloseTo(
      0.7,
    );
  });
});

describe('how many of the words', () => {
  it('counts by the square of their share', () => {
    const guides = [page('A', {text: 'apple'}), page('B', {text: 'plum'})];
    const [one, two] = [scores('apple', ...guides), scores('apple plum', ...guides)];
    expect(two['A 0']! / one['A 0']!).toBeCloseTo(1 / 4);
  });

  it('counts those elsewhere on the page half', () => {
    const parted = page('A', {text: 'apple'}, {text: 'plum'});
    expect(ask('apple plum', parted).strength).toBeCloseTo(0.75);
    const other = page('B', {text: 'pear'});
    expect(ask('apple plum pear', parted, other).strength).toBeCloseTo(0.5);
    expect(
      ask('apple plum', page('A', {text: 'apple'}), page('B', {text: 'plum'})).strength,
    ).toBeCloseTo(0.5);
  });

  it('counts what is found by a word that stands for it, a little less', () => {
    const image = page('A', {text: 'apple image'});
    expect(ask('apple image', image).strength).toBe(Tier.inside);
    expect(ask('apple picture', image).strength).toBe(Tier.inside - 0.1);
    expect(ask('pictures', image).strength).toBe(Tier.inside - 0.1);
  });

  it('counts a word less where another guide alone has it as it is asked for', () => {
    const guides = [page('A', {text: 'apple image'}), page('B', {text: 'picture'})];
    expect(ask('apple picture', ...guides).strength).toBe(Tier.inside - 0.1);
  });

  it('counts a word less of which a guide has the beginning, and another what stands for it', () => {
    const guides = [page('A', {text: 'apple photograph'}), page('B', {text: 'image'})];
    expect(ask('photo apple', ...guides).strength).toBe(Tier.inside - 0.1);
  });

  it('guesses at a word only where no guide has one that stands for it', () => {
    const guides = [page('A', {text: 'image'}), page('B', {text: 'piture imaginary'})];
    expect(Object.keys(scores('picture', ...guides))).toEqual(['A 0']);
    expect(Object.keys(scores('picture', guides[1]!))).toEqual(['B 0']);
    expect(ask('picture', guides[1]!).strength).toBe(Tier.mostWords);
  });
});

describe('the name of a guide', () => {
  const found = (typed: string) =>
    scores(typed, page('Apple plum pear', {}))['Apple plum pear 0']!;

  it('counts 1.2 of one where it holds the words in their order', () => {
    expect(found('apple plum') / found('plum apple')).toBeCloseTo(1.2);
  });

  it('counts 3 of one where it is what is asked for', () => {
    expect(found('apple plum pear') / found('pear plum apple')).toBeCloseTo(3);
  });

  it.each([
    ['apple plum pear', Tier.exact + 0.5],
    ['apple pear', Tier.words + 0.5 * (2 / 3)],
    ['app', Tier.words + 0.5 * (1 / 3)],
    ['pear plum', Tier.wordsInAnyOrder + 0.5 * (2 / 3)],
  ])('has for "%s" the strength %f', (typed, strength) => {
    expect(ask(typed, page('Apple plum pear', {})).strength).toBeCloseTo(strength);
  });

  it('counts as none where it holds the words in another order', () => {
    const guides = [page('A', {heading: 'Text', text: 'apple plum'})];
    const other = [page('A', {heading: 'Text', text: 'plum apple'})];
    expect(scores('plum apple', ...guides)).toEqual(scores('plum apple', ...other));
  });
});

describe('hits', () => {
  it('are as strong as the best, and guesses where a word is in no guide', () => {
    const one = guide('Apple', ['', ''], ['Other', 'Plum.']);
    expect(ask('apple', one).strength).toBe(Tier.exact + 0.5);
    expect(ask('appel', one).strength).toBe(Tier.mostWords);
    expect(ask('plum', one).strength).toBe(Tier.inside);
  });

  it('answer a question with half of its words', () => {
    const one = page('A', {text: 'apple'});
    expect(ask('where is apple', one).isAnswer).toBe(true);
    expect(ask('where is plum apple', one).isAnswer).toBe(true);
    expect(ask('where is plum pear apple', one).isAnswer).toBe(false);
    expect(ask('apple', one).isAnswer).toBe(false);
  });

  it.each(['', 'other', 'query: apple', 'returns:Apple apple', 'deprecated: apple', '-'])(
    'are none for "%s"',
    (typed) => {
      expect(ask(typed, page('A', {text: 'apple'}))).toEqual({
        hits: [],
        strength: 0,
        isAnswer: false,
      });
    },
  );
});

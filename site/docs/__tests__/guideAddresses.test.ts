import {expect, it} from 'vitest';
import {replaceAddresses} from '../../guideAddresses';
import {guides} from './guides';

const OWN = {
  endpoint: 'https://library.example/api',
  signIn: 'https://login.library.example',
};

it('the guides name the endpoint and the sign-in service in no form that settings cannot change', () => {
  const naming = guides.filter(({text}) =>
    /(?:api|signin)\.community-platform/.test(text),
  );
  expect(naming.length).toBeGreaterThan(10);
  const left = naming.filter(({text}) =>
    /(?:api|signin)\.community-platform/.test(replaceAddresses(text, OWN)),
  );
  expect(left.map(({path}) => path)).toEqual([]);
});

import {afterAll, vi} from 'vitest';

// Vitest undoes stubs before the next test; the next file loads its modules before that.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

// Stands in for `utils/storageUtils` of @docusaurus/theme-common 3.9.2, in its contexts only.
import {createStorageSlot as createCoreSlot} from 'theme-common-storage';

/** A storage slot; the one of the colour mode keeps "system" as a choice like any other. */
export const createStorageSlot: typeof createCoreSlot = (key, options) => {
  const slot = createCoreSlot(key, options);
  if (key !== 'theme') {
    return slot;
  }
  return {
    ...slot,
    // The theme deletes the key when the reader chooses "system".
    del: () => {
      slot.set('system');
    },
    // Where nothing is stored any more, the default holds again.
    listen: (onChange) =>
      slot.listen(({newValue}) => {
        onChange(new StorageEvent('storage', {newValue: newValue ?? 'light'}));
      }),
  };
};

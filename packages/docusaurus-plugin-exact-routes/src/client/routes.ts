// With the extension, so that this very request is not replaced by this module.
import generatedRoutes from '@generated/routes.js';
import {toSensitiveRoutes} from './toSensitiveRoutes';

/** The site's routes; each matches its path in the same letter case only. */
export default toSensitiveRoutes(generatedRoutes);

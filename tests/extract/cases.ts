import type { z } from 'zod';
import type { PageName } from './pages.js';

/** One question about a page: the right answer, or how it has to be refused. */
export interface Case {
  page: PageName;
  instruction?: string;
  schema: z.ZodType;
  expected?: unknown;
  refusal?: true;
}

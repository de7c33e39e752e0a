/** The limits of one request. The operator can set each; the defaults are safe on a public address. */
export type RestLimits = {
  /** Rows of an answer, and of each embedded list. */
  maxRows: number;
  maxBodyBytes: number;
  maxUrlBytes: number;
  /** Embeds inside embeds, and `and`/`or` inside each other. */
  maxDepth: number;
  maxEmbeds: number;
  /** Whether many rows of a table may be embedded in rows of the same table, which multiplies them. */
  repeatedEmbeds: boolean;
  /** Bytes of one answer, except for the service role. */
  maxAnswerBytes: number;
  /** All names in `select`, including embeds and their fields. */
  maxFields: number;
  /** Filters of one request, including those inside `and` and `or`. */
  maxConditions: number;
  maxPatternLength: number;
  maxInsertRows: number;
  /** sum, avg, min, max and count in `select`. */
  aggregates: boolean;
  /** The filters match and imatch. A short pattern can keep the database busy until the timeout. */
  regex: boolean;
  /** Shows execution plans to any caller: for development only. */
  plan: boolean;
  /** Allows Prefer: tx=rollback, which returns the result of a change and undoes it. */
  txRollback: boolean;
  /** Refuses an update or delete without a filter, like hosted Supabase. */
  requireFilter: boolean;
};

export const DEFAULT_REST_LIMITS: RestLimits = {
  maxRows: 1000,
  maxBodyBytes: 256 * 1024,
  maxUrlBytes: 8 * 1024,
  maxDepth: 5,
  maxEmbeds: 20,
  repeatedEmbeds: false,
  maxAnswerBytes: 1024 * 1024,
  maxFields: 100,
  maxConditions: 50,
  maxPatternLength: 256,
  maxInsertRows: 100,
  aggregates: true,
  regex: false,
  plan: false,
  txRollback: false,
  requireFilter: true,
};
